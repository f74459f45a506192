# Every target sets up what it needs inside this checkout (.venv, .cache, web/node_modules) and reuses it afterwards.
PYTHON ?= python3
PREPARE = $(PYTHON) tools/prepare.py
BIN = .venv/bin
NPM = $(BIN)/python tools/client.py npm
SUITE = @$(PYTHON) tools/suite.py
SIDE_BY_SIDE = $(MAKE) --no-print-directory --jobs 2 --output-sync=target
ARGS ?=

# Tests start hundreds of processes: where a machine forbids to keep bytecode, each of them would compile everything again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play test test-long quarantine flaky check form types client-types build bench ladder soak mutants dev lock clean

help: ## list the targets
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 16

play: ## start the web app and open it in the browser (ARGS are passed on, e.g. make play ARGS="--port 9000")
	@$(PYTHON) tools/play.py $(ARGS)

test: ## every check: form, types, tests interpreted and compiled, client, browser, storage
	@$(PREPARE) uncompiled
	$(SUITE) test

test-long: ## all of that with more games, tables and kills, and what takes too long for every day; before a release
	@$(PREPARE) uncompiled
	$(SUITE) long

quarantine: ## the tests that make test leaves out because their waiting is shaky (docs/development.md lists them)
	@$(PREPARE) test
	$(SUITE) quarantine

flaky: ## the browser tests ten times, and how often each failed
	@$(PREPARE) test
	$(SUITE) flaky

check: ## form and types only, seconds
	@$(PREPARE) check
	@$(SIDE_BY_SIDE) form types client-types

form:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types:
	$(BIN)/mypy

client-types:
	$(NPM) run check

build: ## compile the modules, build the browser client and write build/tabletown.cdx.json, the software bill of materials
	@$(PREPARE) build
	@$(BIN)/python tools/sbom.py

bench: ## measure against a peer, the server under load, a slow line and a fresh clone, and write docs/benchmarks.md
	@$(PYTHON) tools/bench.py $(ARGS)

ladder: ## let the levels of the bots play each other and write docs/bots.md (hours; goes on where it was stopped)
	@$(PREPARE) build
	@$(BIN)/python -m tabletown.lab.ladder $(ARGS)

soak: ## the property tests, compiled, with chance and 200 times as many games, then 2,000 tables with instant bots
	@$(PREPARE) test
	$(BIN)/pytest -n 2 --durations 20 --timeout 0 --hypothesis-profile=soak --ignore tests/server --ignore tests/browser $(ARGS)
	TABLETOWN_SOAK=1 $(BIN)/pytest --timeout 0 --lots=random tests/server/test_standing.py

mutants: ## change one thing at a time in rules and server and list what no test notices (hours; goes on where it was stopped)
	@$(PREPARE) test
	@$(BIN)/python tools/mutants.py $(ARGS)

dev: ## server and client that reload when a file changes
	@$(PYTHON) tools/dev.py $(ARGS)

lock: ## choose package versions anew: requirements/*.txt and web/package-lock.json
	@$(PREPARE) build
	$(BIN)/python tools/lock.py

clean: ## remove everything that the targets made
	rm -rf .venv .cache build dist test-results web/node_modules src/tabletown/server/static src/*.egg-info
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests tools -name '*.so' -delete -o -name __pycache__ -prune -exec rm -rf {} +
