"""The browser of the tests; its path stands in .tools/browser."""

from __future__ import annotations

import os
import shutil
import subprocess

from python_packages import VENV_PYTHON
from steps import TOOLS, SetupFailed, Step, install_debian_package, run

BROWSER_FOUND = TOOLS / "browser"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ASK_PLAYWRIGHT = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""


def find_browser() -> None:
    """The system's browser, else Debian's where we may install it, else Playwright's own."""
    browser = browser_of_the_system()
    if browser is None and install_debian_package("chromium"):
        browser = browser_of_the_system()
    if browser is None:
        browser = browser_of_playwright()
    BROWSER_FOUND.write_text(browser)


def browser_of_the_system() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def browser_of_playwright() -> str:
    advice = "Install Chromium (Debian: the package chromium) and run make again."
    run(VENV_PYTHON, "-m", "playwright", "install", "chromium", advice=advice)
    asked = [str(VENV_PYTHON), "-c", ASK_PLAYWRIGHT]
    answer = subprocess.run(asked, capture_output=True, text=True, check=False)
    if answer.returncode != 0 or not os.access(answer.stdout.strip(), os.X_OK):
        raise SetupFailed(f"Playwright's browser is not where it should be. {advice}")
    return answer.stdout.strip()


def found_before() -> bool:
    """The browser that was noted may have been removed since."""
    return BROWSER_FOUND.exists() and os.access(BROWSER_FOUND.read_text(), os.X_OK)


BROWSER = Step(
    name="browser",
    says="looking for Chromium for the tests, else installing it",
    is_there=found_before,
    inputs=list,
    work=find_browser,
)
