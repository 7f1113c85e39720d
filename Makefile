PYTHON ?= python3
PYTEST = .venv/bin/pytest
PARALLEL = -n auto --maxprocesses 8

.DEFAULT_GOAL := help
.PHONY: help setup play test check slow bench docs lock

help:
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-6s %s\n", $$1, $$2}' Makefile

setup: ## Install everything into .venv, .tools and web/node_modules
	@$(PYTHON) tools/setup.py

play: ## Set up, start Warhost and open it in the browser
	@$(PYTHON) tools/setup.py uv python warhost node packages client
	@.venv/bin/warhost play

test: setup ## Set up, check lint and types, and run every test but the slow ones
	.venv/bin/ruff format --check
	.venv/bin/ruff check
	.venv/bin/mypy
	@$(PYTHON) tools/client.py test
	$(PYTEST) $(PARALLEL)

check: setup ## Check format, lint, types, house rules and clause tests
	.venv/bin/ruff format --check
	.venv/bin/ruff check
	.venv/bin/mypy
	@$(PYTHON) tools/client.py check
	$(PYTEST) $(PARALLEL) tests/house tests/games/*/rules

slow: setup ## Run the long tests: soaks, fuzzing, many games, rules broken on purpose
	$(PYTEST) -m slow
	.venv/bin/python tools/mutants.py --count 200 --seed 1

bench: setup ## Measure again what docs/performance.md quotes, and what others do
	@$(PYTHON) tools/setup.py peers
	.tools/peers/bin/python bench/peers.py | .venv/bin/warhost bench --beside -

docs: setup ## Write the generated pages and pictures of docs again
	.venv/bin/python tools/docs.py

lock: ## Choose the newest packages and write the Python locks again
	@$(PYTHON) tools/setup.py uv
	@$(PYTHON) tools/lock.py
