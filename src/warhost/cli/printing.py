"""Reports on paper: a drawn map as pixels, and a report with its map as a PDF.

What that takes comes with the extra `pictures`; nothing else of Warhost needs it.
"""

from importlib import import_module
from typing import Any

from warhost.cli.output import Failed

PRINTED = frozenset({"png", "pdf"})
WIDE = 1600
"""Pixels across."""
MARGIN, LINE, LETTERS = 14, 4.2, 9
"""Millimetres, and points: 78 letters go into a line of A4."""
SANS = "DejaVu Sans"
FOUND = "latin-1"
"""What the letters of every PDF reader can show."""


def png_of(svg: str) -> bytes:
    """A drawing in pixels, as sharp as a printed page wants it."""
    draw = _extra("resvg_py").svg_to_bytes
    return bytes(draw(svg_string=svg, width=WIDE, sans_serif_family=SANS))


def pdf_of(text: str, svg: str) -> bytes:
    """The drawing on a page of its own, then the text, letter by letter."""
    paper = _extra("fpdf").FPDF(format="A4")
    paper.set_margin(MARGIN)
    paper.set_auto_page_break(auto=True, margin=MARGIN)
    paper.add_page()
    paper.image(png_of(svg), w=paper.epw, h=paper.eph, keep_aspect_ratio=True)
    paper.add_page()
    paper.set_font("Courier", size=LETTERS)
    for line in text.splitlines():
        shown = line.encode(FOUND, "replace").decode(FOUND)
        paper.cell(w=0, h=LINE, text=shown, new_x="LMARGIN", new_y="NEXT")
    return bytes(paper.output())


def _extra(module: str) -> Any:
    try:
        return import_module(module)
    except ImportError:
        text = "pictures and PDF need `warhost[pictures]`; install it and try again."
        raise Failed(text) from None
