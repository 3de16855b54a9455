# Two commands for everybody: `make play` and `make test`. They need python3 (3.11 or newer) and
# make; whatever else is missing they set up in .venv, from the hashed lock files (uv, which
# installs them, is pinned by version), Node too, and in web/node_modules. TORIL_PAGE_SKIP=1 does
# without the page, TORIL_NODE=/path/to/node takes another Node.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := uv==0.13.7
NPM := $(BIN)/python web/npm.py

# A run of the tests starts hundreds of Python processes. Where an environment forbids to keep compiled
# modules, as many containers do, each would compile all that it imports: half of their time.
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX := $(CURDIR)/$(VENV)/pycache

# The built page, by which make knows how old it is, and what it is made from. Folders count too:
# they change when a file goes. web/build_page.py looks closer and builds only what differs.
PAGE := src/toril/server/static/build.txt
PAGE_SOURCES := $(shell find web/src web/worker web/public src/toril/text src/toril/bots/levels.json \
  web/index.html web/*.json web/*.js web/*.ts ! -name '*.py' ! -path '*__pycache__*' 2>/dev/null)
page_unless_skipped := $(if $(filter-out 0,$(TORIL_PAGE_SKIP)),,$(PAGE))

# The page's packages, which several checks want at once.
packages := web/node_modules/.package-lock.json

# A checkout that was moved has a .venv full of old paths: it is set up again.
ifneq ($(shell cat $(VENV)/.made 2>/dev/null),$(CURDIR))
$(shell rm -f $(VENV)/.made $(VENV)/.play $(VENV)/.test)
endif

.DEFAULT_GOAL := help
.PHONY: help play page types test test-fast lint ruff mypy svelte-check eslint wire-types scenes scenes-new \
  page-tests \
  kernels browser services audit screenshots transcripts smooth engines looks replays-seen graph fuzz attack cluster-crash \
  fairness-proof replay-proof day-proof format bench bench-workers lock clean

help:
	@echo "make play         set everything up and serve tables here (LAN=1: for phones at home too)"
	@echo "make test         set everything up and run all checks"
	@echo "make lint         ruff, mypy, svelte-check, ESLint, the wire types and the scenes only"
	@echo "make test-fast    the checks without the long random runs, a browser, PostgreSQL, Redis, nginx"
	@echo "make page         build the page into the package"
	@echo "make types        write what the page shares with the server anew from its schema"
	@echo "make scenes       play what the introductions answer from anew"
	@echo "make graph        draw the import graph in docs/architecture.md anew"
	@echo "make screenshots  every screen, into screenshots/"
	@echo "make audit        let Lighthouse judge the page"
	@echo "make looks        every screen in all looks, with larger and wider text, on low screens, every hint of the coach"
	@echo "make transcripts  the introductions and two sheets of rules as text, for readers with fresh eyes"
	@echo "make replays-seen  ten matches, told to a spectator's page and again by the replay (some minutes)"
	@echo "make engines      whole matches in Firefox and in WebKit, with pictures (some minutes)"
	@echo "make smooth       how long the page's main thread is busy at a time while ten cards fly"
	@echo "make fuzz         let the property and secrecy tests roam: random, thousands of examples"
	@echo "make attack       attack a server in every way we know and see who suffers (ARGS: --help)"
	@echo "make cluster-crash  kill, pause and cut off two workers, PostgreSQL and Redis while people play (ARGS: --help)"
	@echo "make fairness-proof  check hundreds of honest matches, here and in the page, and measure a choice"
	@echo "make replay-proof  play 200 random matches over real sockets and hold what everybody was sent against the replay"
	@echo "make day-proof    the deal of the day by two browsers, two workers, cold kernels and midnight"
	@echo "make bench        measure engine, kernels, bots and server on this machine (some minutes)"
	@echo "make bench-workers  what a move costs by one worker and by two, on a PostgreSQL and a Redis of its own"
	@echo "make format       put the code into the house format"
	@echo "make lock         write the lock files anew from pyproject.toml"
	@echo "make clean        remove what was set up"

play: $(VENV)/.play $(page_unless_skipped)
	@$(BIN)/toril serve $(if $(LAN),--lan) $(ARGS)

page: $(PAGE)

$(packages): web/package-lock.json | $(VENV)/.play
	@$(NPM) run >/dev/null

$(PAGE): $(PAGE_SOURCES) | $(VENV)/.play
	@$(BIN)/python web/build_page.py
	@touch $@

# Parts that do not need one another run side by side, and what each of them says stays together
# where make can do that; whatever fails, all of it fails. The tests are shared out among two workers
# more than there are processors (tests/sharing.py).
side_by_side = +@$(MAKE) --no-print-directory -j2 $(if $(filter output-sync,$(.FEATURES)),--output-sync)
share_out := -n auto --dist loadfile --no-loadscope-reorder

test: $(VENV)/.test $(PAGE) browser services
	$(side_by_side) kernels lint page-tests
	$(BIN)/pytest $(share_out)

test-fast: $(VENV)/.test $(PAGE)
	$(side_by_side) kernels lint page-tests
	$(BIN)/pytest $(share_out) -m "not slow and not services" --ignore=tests/browser
	@echo "test-fast leaves out the long random runs, the browser and what needs PostgreSQL, Redis or nginx:" \
	  "'make test' has them"

lint: mypy ruff eslint svelte-check wire-types scenes-new

ruff: $(VENV)/.test
	$(BIN)/ruff check
	$(BIN)/ruff format --check

mypy: $(VENV)/.test
	$(BIN)/mypy

svelte-check: $(packages)
	$(NPM) run check

eslint: $(packages)
	$(NPM) run lint

wire-types: $(packages) $(VENV)/schema.json
	@$(write_types) --check || { echo "web/src/wire/schema.ts is old: make types" >&2; exit 1; }
	@$(write_shared) --check

scenes-new: $(VENV)/.play
	@$(BIN)/python web/write_scenes.py --check

page-tests: $(packages)
	$(NPM) run test

# Compiled once, before every worker compiles them.
kernels: $(VENV)/.play
	@$(BIN)/python -m toril.fast.compiling >/dev/null

# The page's types of everything on the wire, and what else it shares with the server, come from
# the server's own schema.
write_types = $(NPM) run --silent types -- ../$(VENV)/schema.json -o src/wire/schema.ts
write_shared = $(BIN)/python web/write_shared.py $(VENV)/schema.json web/src/wire/shared.ts

types: $(packages) $(VENV)/schema.json
	$(write_types)
	$(write_shared)

# What the introductions answer from, played by the engine.
scenes: $(VENV)/.play
	@$(BIN)/python web/write_scenes.py

.PHONY: $(VENV)/schema.json
$(VENV)/schema.json: $(VENV)/.play
	@$(BIN)/toril schema > $@

browser: $(VENV)/.test
	@$(BIN)/python -m tests.chromium

services: $(VENV)/.test
	@$(BIN)/python -m tests.services

screenshots audit smooth: $(VENV)/.test $(PAGE) browser
	$(BIN)/python -m tests.browser.$@

# In each language, into transcripts/: what somebody reads who learns, and the rules of two unusual tables.
transcripts: $(packages)
	TORIL_TRANSCRIPTS=$(CURDIR)/transcripts $(NPM) run test -- transcripts

replays-seen: $(VENV)/.test $(PAGE) browser
	TORIL_REPLAYS=10 $(BIN)/pytest -q tests/browser/test_replay.py -k live
	TORIL_REPLAY_FILES=1 $(BIN)/pytest -q tests/browser/test_replay_files.py

looks: $(VENV)/.test $(PAGE) browser
	TORIL_LOOKS=all $(BIN)/pytest -n auto tests/browser/test_screens.py tests/browser/test_text_sizes.py \
	  tests/browser/test_low_screens.py tests/browser/test_coach.py

# Firefox and WebKit come from Debian when they are not here.
engines: $(VENV)/.test $(PAGE)
	$(BIN)/python -m tests.browser.engines $(ARGS)

graph: $(VENV)/.test
	@$(BIN)/python -m tests.architecture

fuzz: $(VENV)/.test
	$(BIN)/pytest tests/engine/test_*properties.py tests/engine/test_round_trips.py \
	  tests/engine/test_secrecy.py tests/engine/test_sample.py tests/server/tables \
	  --hypothesis-profile=roam

attack: $(VENV)/.test $(PAGE)
	@$(BIN)/python -m tests.attack $(ARGS)

cluster-crash: $(VENV)/.test services
	@$(BIN)/python -m tests.cluster $(ARGS)

# Longer than a test may be: some minutes. The page's part is written for it by ours.
HONEST := $(VENV)/honest-records.json

fairness-proof: $(VENV)/.test $(packages)
	$(BIN)/python -m tests.fairness --records 700
	PYTHONPATH=. $(BIN)/python web/tests/fairness_vectors.py --records 700 --to $(HONEST)
	TORIL_HONEST_RECORDS=$(CURDIR)/$(HONEST) $(NPM) run test -- fairness_check
	$(BIN)/python -m tests.fairness.steering

replay-proof: $(VENV)/.test
	$(BIN)/python -m tests.replay proof --matches 200

day-proof: $(VENV)/.test $(PAGE) browser services
	$(BIN)/python -m tests.browser.day_proof

bench: $(VENV)/.play
	@for part in engine kernels bots server; do $(BIN)/toril bench $$part || exit; done

# ARGS="--runs 3 --json", for example; `toril bench server --help` has the choices.
bench-workers: $(VENV)/.test services
	@$(BIN)/python -m tests.services.lent $(BIN)/toril bench server --workers 1,2 \
	  --database {database} --bus {bus} $(ARGS)

format: $(VENV)/.test
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

clean:
	rm -rf $(VENV) dist screenshots transcripts web/node_modules web/audit/node_modules $(dir $(PAGE))

# A venv with uv in it for speed; pip does the same, slower, where uv cannot be had or fails (pip may
# know a certificate that uv does not).
$(VENV)/.made:
	@echo "Setting up in $(VENV), once: a few seconds…"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Toril needs Python 3.11 or newer as 'python3' (or: make PYTHON=python3.12 …)" >&2; exit 1; }
	@$(PYTHON) -m venv --clear $(VENV) >/dev/null 2>&1 || { rm -rf $(VENV); \
	  apt-get install -qq -y python3-venv >/dev/null 2>&1 && $(PYTHON) -m venv $(VENV); } || { \
	  rm -rf $(VENV); echo "Python's venv module is missing: install Debian's python3-venv" >&2; exit 1; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check $(UV) || { \
	  $(BIN)/python -m pip --version >/dev/null && echo "no uv: going on with pip"; }
	@echo "$(CURDIR)" > $@

# An interrupted set-up may leave half a package that looks whole: what is installed is installed
# anew. These recipes run only when a lock file has changed or the last run did not finish.
install = { [ -x $(BIN)/uv ] && VIRTUAL_ENV=$(VENV) $(BIN)/uv pip install --quiet --reinstall $(1); } || \
	$(BIN)/python -m pip install --quiet --force-reinstall --disable-pip-version-check $(1)

$(VENV)/.play: $(VENV)/.made requirements.lock pyproject.toml
	@$(call install,--require-hashes -r requirements.lock)
	@export TORIL_PAGE_SKIP=1; $(call install,--no-deps --no-build-isolation -e .)
	@touch $@

$(VENV)/.test: $(VENV)/.play requirements-dev.lock
	@$(call install,--require-hashes -r requirements-dev.lock)
	@touch $@

# Universal and without hosts: the same two files serve every machine and every index.
compile = $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header \
	--no-emit-index-url --no-annotate pyproject.toml

lock: $(VENV)/.made
	$(compile) --group build -o requirements.lock
	$(compile) --group dev --all-extras -c requirements.lock -o requirements-dev.lock
