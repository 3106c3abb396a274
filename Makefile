# `make run` starts the bot, `make test` runs the tests. Both create .venv; `make help` lists the other commands.
.DEFAULT_GOAL := help
.PHONY: help run test coverage soak check audit bench taps calls league balance load chaos season month fuzz gallery docs tour lock clean .ready-run .ready-dev

# The first Python from 3.11 on that can create virtual environments; `make PYTHON=...` selects another.
PYTHON ?= $(shell for p in python3.11 python3.12 python3.13 python3.14 python3 python; do \
	$$p -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && { echo $$p; break; }; done)
NO_PYTHON = Planisphere needs Python 3.11 or newer with its venv module (on Debian: apt install python3 python3-venv).
SET_UP = @p='$(PYTHON)'; [ -n "$$p" ] || { echo "$(NO_PYTHON)" >&2; exit 1; }; "$$p" bootstrap.py
PY = .venv/bin/python
# Two for each of two cores: many tests wait for a process or a database.
WORKERS ?= 4

help:  ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

run: .ready-run  ## start the bot: in Discord with DISCORD_TOKEN (environment or .env), else on a local page
	@exec .venv/bin/planisphere run

# Compiled modules are kept for the other test processes. The C library keeps the memory of pictures, in one arena for all
# threads: requesting it from the system takes longer than drawing.
test coverage soak: export PYTHONDONTWRITEBYTECODE =
test coverage soak: export MALLOC_ARENA_MAX = 1
test coverage soak: export MALLOC_MMAP_THRESHOLD_ = 8388608
test coverage soak: export MALLOC_TRIM_THRESHOLD_ = 16777216
# The tests of a file run in one process, because they share slow fixtures and the pictures of one game.
PYTEST = $(PY) -m pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder

test: .ready-dev  ## every test, in random order
	$(PYTEST)

# Coverage makes tests several times slower. One case of each test reaches nearly every line (99 % of games/, 97 % of
# everything); whole matches played by clicks, other processes and measurements reach few more.
MEASURED = --cases=1 -p no:randomly --ignore=tests/tools/bench --ignore=tests/tools/simulation/test_siege.py --ignore-glob='*/test_matches.py' \
	$(addprefix --ignore=tests/bot/,preview/test_server.py test_bot_process.py test_installed_game.py) -k 'not idle'

coverage: .ready-dev  ## one case of each test with branch coverage: at least 95 % of games/ and 90 % of everything
	$(PYTEST) $(MEASURED) --cov --cov-report=
	$(PY) -m coverage report --fail-under=95 --include='games/*'
	$(PY) -m coverage report --fail-under=90

soak: .ready-dev  ## long tests: every crash point, 10,000 random matches, 20,000 table states, the strength of computer players
	$(PY) -m pytest -n $(WORKERS) -m soak

SCHEMA = .venv/bin/check-jsonschema --quiet --builtin-schema
check: .ready-dev  ## format, lint, types, import contracts, files for containers and GitHub, dependency audit
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(PY) -m mypy
	.venv/bin/lint-imports --no-cache
	.venv/bin/hadolint Dockerfile
	$(SCHEMA) vendor.compose-spec compose.yaml
	$(SCHEMA) vendor.github-workflows $(wildcard .github/workflows/*.yml)
	$(SCHEMA) custom.github-workflows-require-timeout $(wildcard .github/workflows/*.yml)
	$(SCHEMA) vendor.dependabot .github/dependabot.yml
	$(SCHEMA) vendor.github-issue-config .github/ISSUE_TEMPLATE/config.yml
	$(SCHEMA) vendor.github-issue-forms $(wildcard .github/ISSUE_TEMPLATE/[0-9]-*.yml)
	$(PY) .ci/audit.py

audit: .ready-dev  ## the dependency audit alone; AUDIT=required fails if the advisory service cannot be reached
	$(PY) .ci/audit.py

# WHAT='pictures decisions' measures these parts alone; `$(PY) -m tests.tools.bench --help` lists all.
bench: .ready-dev  ## measure the figures of docs/performance.md
	$(PY) -m tests.tools.bench $(WHAT:%=--only %)

# TAPS='--game KEY --seats N --matches N --turns N' selects what is counted.
taps: .ready-dev  ## count the clicks of a strong player's turn in each game, and the most expensive kinds of prompts
	$(PY) -m tests.tools.taps $(TAPS)

# CALLS='--game KEY --seats N --turns N --seed N' selects what is counted.
calls: .ready-dev  ## count the calls to Discord and the megabytes of a turn in each game
	$(PY) -m tests.tools.calls $(CALLS)

load: .ready-dev  ## play at 500 tables over real sockets and print waiting times
	$(PY) -m tests.tools.simulation load

chaos: .ready-dev  ## kill the bot 200 times during play, cause every other fault, and check the result
	$(PY) -m tests.tools.simulation kills
	$(PY) -m tests.tools.simulation faults

# LEAGUE='--game KEY --one LEVEL --other LEVEL --seats N --matches N --first N --rollouts N' selects the matches.
league: .ready-dev  ## masters against strong computer players on shared seeds: how often they win, with 95 % intervals
	$(PY) -m tests.tools.league $(LEAGUE)

# BALANCE='--game KEY --seats N --level LEVEL --matches N --first N --options JSON' selects the matches.
balance: .ready-dev  ## a thousand matches of strong computer players for each number of seats: wins by place, worth of each piece
	$(PY) -m tests.tools.balance $(BALANCE)

# SEASON='--people N --tables N --days N --seed N' selects a smaller season, or another.
season: .ready-dev  ## 200 people in six time zones at 500 tables for 60 days of virtual time: notifications and timeouts
	$(PY) -m tests.tools.simulation season $(SEASON)

# MONTH='--people N --servers N --alone N --days N --seed N' selects a smaller month, or another.
month: .ready-dev  ## 360 people, 12 servers, a month of challenges in virtual time: proofs, secrecy, rankings
	$(PY) -m tests.tools.simulation month $(MONTH)

# FUZZ='--target NAME --seconds N' selects one parser, or a longer run.
fuzz: .ready-dev  ## coverage-guided fuzzing of everything that parses input
	$(PY) -m tests.tools.fuzz $(FUZZ)

season month fuzz: export PYTHONPATH = tests/toy

gallery: .ready-dev  ## draw every sheet and every piece of every game into gallery/
	$(PY) -m tests.tools.gallery

tour: .ready-dev  ## draw the pictures of the pages and the animated tour, from matches of a fixed seed
	$(PY) -m tests.tools.tour

docs: .ready-dev  ## build a site of the pages in build/site, with every link checked
	$(PY) -m sphinx --fail-on-warning --keep-going --nitpicky --quiet --conf-dir docs/site -d build/pages . build/site

.PHONY: golden palettes schema figures before
golden: .ready-dev  ## renew the golden pictures; look at each change before you commit it
	$(PY) -m pytest -n $(WORKERS) tests/renderers --golden

before: .ready-dev  ## for a release: keep a database and buttons of this version in tests/bot/before
	$(PY) -m pytest -m soak tests/bot/test_release_snapshot.py --keep

palettes: .ready-dev  ## renew the 256 colours of each game's pictures; look at them, then make golden
	$(PY) -m tests.tools.palettes

schema: .ready-dev  ## write docs/record.schema.json, the schema of exported matches
	$(PY) -m tests.tools.record_schema

figures: .ready-dev  ## measure, and write docs/performance.md and docs/figures.md
	$(PY) -m tests.tools.bench --write-docs

# One version of a package for every Python, the newest that suits all. Extras stay in the files: without them an older pip
# takes the newest release of a package for its extra, finds no hash for it, and stops.
COMPILE = .venv/bin/uv pip compile --quiet --no-config --universal --python-version 3.11 --fork-strategy fewest \
	--generate-hashes --no-emit-index-url --no-strip-extras --custom-compile-command 'make lock' pyproject.toml
lock: .ready-dev  ## renew requirements/*.txt: the newest stable releases, with hashes
	$(COMPILE) --upgrade --all-extras --group dev --output-file requirements/dev.txt
	$(COMPILE) --upgrade --constraints requirements/dev.txt --output-file requirements/runtime.txt
	$(COMPILE) --upgrade --constraints requirements/dev.txt --extra preview --output-file requirements/preview.txt
	$(COMPILE) --upgrade --constraints requirements/dev.txt --extra postgres --output-file requirements/postgres.txt
	$(COMPILE:pyproject.toml=) --upgrade --constraints requirements/dev.txt --group build --output-file requirements/build.txt

clean:  ## remove what these commands created, but never data/
	rm -rf .venv .venv.lock .coverage .coverage.* htmlcov gallery build ./*.egg-info \
		.hypothesis .mypy_cache .ruff_cache .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.ready-run:
	$(SET_UP) run

.ready-dev:
	$(SET_UP) dev
