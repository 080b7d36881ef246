# Everything a contributor does, by name. `make help` lists it.

PYTHON ?= $(firstword $(foreach name,python3 python3.14 python3.13 python3.12 python3.11,\
	$(shell $(name) -c 'import sys; print("$(name)" if sys.version_info >= (3, 11) else "")' 2>/dev/null)))
VENV ?= .venv
BIN := $(VENV)/bin
# As `pip install`, by uv where it can be had.
INSTALL := $(BIN)/python .ci/install.py
TSC = $(BIN)/node node_modules/typescript/bin/tsc --project .
ESLINT = $(BIN)/node node_modules/eslint/bin/eslint.js .
PRETTIER = $(BIN)/node node_modules/prettier/bin/prettier.cjs '*.js' '{studio/browser/src,tests/studio/modules}/**/*.{js,ts}'
# Compiles what has changed, and fails where there is no C compiler.
COMPILE = @$(BIN)/python -m engine.kernel.build
KERNELS := $(shell find engine -path '*/kernel/*.py')

# Else every process that a test starts would compile all sources anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help demo test checked types lint prove soak schemas golden words docs browser picture screenshots lock wheel exploit train bench clean

help:  ## list these commands
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 18

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "Musterpress needs Python 3.11 or newer."; exit 2; }
	@echo "Creating $(VENV) with $(PYTHON) ..."
	@$(PYTHON) -m venv --without-pip $(VENV)

# The base: locked dependencies, then the project itself. If there is a C compiler, the kernel of the game that the demo
# begins with is compiled; the others are where tests need them, and behind the demo.
$(VENV)/base: requirements.lock pyproject.toml hatch_build.py $(KERNELS) | $(BIN)/python
	@echo "Installing Musterpress and what it needs ..."
	@$(INSTALL) --require-hashes -r requirements.lock
	@MUSTERPRESS_KERNELS=seven_seconds $(INSTALL) --no-deps --no-build-isolation -e .
	@$(BIN)/musterpress --version
	@touch $@

$(VENV)/dev: requirements-dev.lock $(VENV)/base | $(BIN)/python
	@echo "Installing what the tests need ..."
	@$(INSTALL) --require-hashes -r requirements-dev.lock
	$(COMPILE)
	@touch $@

$(VENV)/studio: requirements-studio.lock $(VENV)/base | $(BIN)/python
	@echo "Installing what the studio needs ..."
	@$(INSTALL) --require-hashes -r requirements-studio.lock
	@touch $@

# The tools for the editors in the browser; Node itself is among what the tests need.
$(VENV)/browser: package.json package-lock.json $(VENV)/dev
	@echo "Installing what the editors in the browser are checked and bundled with ..."
	@$(BIN)/npm ci --no-progress --loglevel=error
	@touch $@

demo: $(VENV)/studio  ## see it work: check, legality, a battle, cards to print in out/; and how to open the studio
	@$(BIN)/musterpress demo
	@echo
	@echo "The studio is the same in a browser. Open it with:"
	@echo "  $(BIN)/musterpress studio seven_seconds"
	@if ls engine/_compiled/*.so >/dev/null 2>&1; then \
		echo; echo "The battles of the other games are compiled behind this, and run as plain Python until then."; \
		nohup $(BIN)/python -m engine.kernel.build >$(VENV)/kernels.log 2>&1 & \
	fi

test: $(VENV)/dev $(VENV)/browser  ## everything CI runs
	@sh .ci/chromium
	$(COMPILE)
	@$(MAKE) --no-print-directory -j 2 types lint
	MUSTERPRESS_REQUIRE_COMPILED=1 $(BIN)/pytest -q -n 2 --dist loadfile

types:
	$(BIN)/mypy

lint:
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/lint-imports
	$(PRETTIER) --check
	$(TSC)
	$(ESLINT)

checked: $(VENV)/dev  ## fight on kernels that ask what plain mode asks: tests/engine/games, or TESTS=...
	MUSTERPRESS_CHECKED=1 $(BIN)/python -m engine.kernel.build
	MUSTERPRESS_CHECKED=1 $(BIN)/pytest -q $(if $(TESTS),$(TESTS),tests/engine/games)

prove: $(VENV)/dev $(VENV)/browser  ## the slow proofs: wheels in clean environments, plain mode, large samples
	@sh .ci/chromium
	$(COMPILE)
	MUSTERPRESS_REQUIRE_COMPILED=1 $(BIN)/pytest -q -n 2 --dist loadfile -m "prove and not soak"

soak: $(VENV)/dev $(VENV)/browser  ## the widest samples of the proofs, which CI does not run
	@sh .ci/chromium
	$(COMPILE)
	MUSTERPRESS_REQUIRE_COMPILED=1 $(BIN)/pytest -q -n 2 --dist loadfile -m soak

schemas: $(VENV)/dev  ## write schemas/json/ again from the models
	$(BIN)/musterpress schemas --to schemas/json --force

golden: $(VENV)/dev  ## rewrite the golden files, or those of TESTS=...; then look at git diff
	$(BIN)/pytest -q -n 2 --dist loadfile --update-golden $(TESTS)

words: $(VENV)/dev  ## bring the catalogues of our own words in other languages up to date
	$(BIN)/python -m docs.catalogues

docs: schemas words  ## write what follows from the code again: docs, JSON Schemas, templates of words
	$(BIN)/python -m docs.generate

browser: $(VENV)/browser  ## format, check and bundle the editors in the browser
	$(PRETTIER) --write --log-level warn
	$(TSC)
	$(ESLINT)
	$(BIN)/node studio/browser/src/bundle.js

screenshots: $(VENV)/dev  ## take the pictures of the studio in docs/images/studio/ again
	$(BIN)/python -m docs.screenshots

picture: $(VENV)/dev  ## draw the picture of the README again
	$(BIN)/python -m docs.picture

LOCKING := --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" --upgrade --quiet
LOCK := $(BIN)/uv pip compile pyproject.toml --group build $(LOCKING)
lock: $(VENV)/dev  ## resolve the dependencies anew into the lock files
	$(BIN)/uv pip compile --group install $(LOCKING) --output-file requirements-install.lock
	$(LOCK) --output-file requirements.lock
	$(LOCK) --extra studio --constraint requirements.lock --output-file requirements-studio.lock
	$(LOCK) --extra dev --extra cluster --extra scripts --extra studio --extra train --constraint requirements-studio.lock \
		--output-file requirements-dev.lock
	$(BIN)/npm update --package-lock-only --loglevel=error

wheel: $(VENV)/dev  ## build dist/*.whl with compiled kernels
	MUSTERPRESS_REQUIRE_COMPILED=1 $(BIN)/python -m hatchling build -t wheel

exploit: $(VENV)/dev  ## players against each other, and what a search wins against each; hours, so see docs/benchmarks.md
	$(COMPILE)
	$(BIN)/python -m benchmarks.players

train: $(VENV)/dev  ## train the shipped players again, into out/players, and tell how they do beside the shipped ones
	$(COMPILE)
	$(BIN)/python -m benchmarks.training

bench: $(VENV)/dev  ## measure; the figures stand in docs/benchmarks.md
	$(BIN)/python -m benchmarks.reading
	$(BIN)/python -m benchmarks.finding
	$(BIN)/python -m benchmarks.battles
	$(BIN)/python -m benchmarks.rows
	$(BIN)/python -m benchmarks.sight
	$(BIN)/python -m benchmarks.printing
	$(BIN)/python -m benchmarks.cluster
	$(BIN)/python -m benchmarks.studio

clean:  ## remove everything that was made, the environment too
	rm -rf $(VENV) node_modules out dist build .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find engine/_compiled -type f ! -name '*.py' -delete
