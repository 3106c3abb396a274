# Planisphere: `make run` plays, `make test` tests. Both set themselves up; `make help` lists the rest.
.DEFAULT_GOAL := help
.PHONY: help run test coverage soak check audit bench taps calls league load chaos season month fuzz gallery docs tour lock clean .ready-run .ready-dev

# The first Python from 3.11 on that can make virtual environments; `make PYTHON=...` chooses another.
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

# What Python and pytest have compiled once is kept, so that each process of the tests need not do it again. Memory of
# pictures is kept for the next ones, in one place for all threads: to ask the system for it anew takes longer than to draw.
test coverage soak: export PYTHONDONTWRITEBYTECODE =
test coverage soak: export MALLOC_ARENA_MAX = 1
test coverage soak: export MALLOC_MMAP_THRESHOLD_ = 8388608
test coverage soak: export MALLOC_TRIM_THRESHOLD_ = 16777216
# A file's tests stay together, for they share what is slow to make; its worker knows one game's pictures at a time.
PYTEST = $(PY) -m pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder

test: .ready-dev  ## every test, in random order
	$(PYTEST)

# Watching makes tests several times slower. One case of each test reaches nearly every line (99 % of games/, 97 % of
# everything when all were watched so); whole matches by clicks, other processes and measurements reach few lines more.
WATCHED = --cases=1 -p no:randomly --ignore=tests/tools/bench --ignore=tests/tools/load --ignore-glob='*/test_matches.py' \
	$(addprefix --ignore=tests/bot/,preview/test_server.py test_bot_process.py test_installed_game.py) -k 'not idle'

coverage: .ready-dev  ## one case of each test, watched: at least 95 % of games/ and 90 % of everything, branches counted
	$(PYTEST) $(WATCHED) --cov --cov-report=
	$(PY) -m coverage report --fail-under=95 --include='games/*'
	$(PY) -m coverage report --fail-under=90

soak: .ready-dev  ## the wider net: every crash point, 10,000 random games, 20,000 moments of tables, how well computer players play
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

audit: .ready-dev  ## the dependency audit alone; AUDIT=required fails where the advisory service cannot be reached
	$(PY) .ci/audit.py

bench: .ready-dev  ## measure the figures of docs/performance.md
	$(PY) -m tests.tools.bench

# TAPS='--game KEY --seats N --matches N --turns N' counts less, or more.
taps: .ready-dev  ## count the taps that a strong player's turn costs in each game, and the costliest kinds of question
	$(PY) -m tests.tools.taps $(TAPS)

# CALLS='--game KEY --seats N --turns N --seed N' counts less, or more.
calls: .ready-dev  ## count the calls to Discord and the megabytes that a turn costs in each game
	$(PY) -m tests.tools.calls $(CALLS)

load: .ready-dev  ## play at 500 tables at once over real sockets, and print how long people wait
	$(PY) -m tests.tools.load load

chaos: .ready-dev  ## kill the bot 200 times while people play, let everything else go wrong, and look what is left
	$(PY) -m tests.tools.load kills
	$(PY) -m tests.tools.load faults

# LEAGUE='--game KEY --one LEVEL --other LEVEL --seats N --matches N --first N --rollouts N' looks at something else.
league: .ready-dev  ## let masters play strong computer players on shared seeds, and print how often they win, with 95 % intervals
	$(PY) -m tests.tools.league $(LEAGUE)

# BALANCE='--game KEY --seats N --level LEVEL --matches N --first N --options JSON' looks at less, or at something else.
balance: .ready-dev  ## let strong computer players play a thousand matches for each number of seats: what each place wins, what each piece is worth
	$(PY) -m tests.tools.balance $(BALANCE)

# SEASON='--people N --tables N --days N --seed N' lets a smaller one pass, or another.
season: .ready-dev  ## let 200 people in six time zones play 500 tables for 60 days of virtual time, and judge what it asks of them
	$(PY) -m tests.tools.season season $(SEASON)

# MONTH='--people N --servers N --alone N --days N --seed N' lets a smaller one pass, or another.
month: .ready-dev  ## let 360 people play a month of challenges on 12 servers and elsewhere, and judge what each may know and what is counted
	$(PY) -m tests.tools.season month $(MONTH)

# FUZZ='--target NAME --seconds N' looks at one reader, or for longer.
fuzz: .ready-dev  ## ask a fuzzer that sees which lines are reached for what breaks the readers of all that people send
	$(PY) -m tests.tools.fuzz $(FUZZ)

season month fuzz: export PYTHONPATH = tests/toy

gallery: .ready-dev  ## draw every sheet and all things of every game into gallery/
	$(PY) -m tests.tools.gallery

tour: .ready-dev  ## draw the pictures of the pages and the animated tour anew, from matches of a fixed seed
	$(PY) -m tests.tools.tour

docs: .ready-dev  ## make a site of the pages in build/site, every link checked
	$(PY) -m sphinx --fail-on-warning --keep-going --nitpicky --quiet --conf-dir docs/site -d build/pages . build/site

.PHONY: golden palettes schema figures before
golden: .ready-dev  ## renew the golden pictures; look at each that changes before you commit it
	$(PY) -m pytest -n $(WORKERS) tests/renderers --golden

before: .ready-dev  ## on a release: keep its database and buttons in tests/bot/before, for every later version to find
	$(PY) -m pytest -m soak tests/bot/test_release_snapshot.py --keep

palettes: .ready-dev  ## find the 256 colours of each game's pictures anew; then look at them, and make golden
	$(PY) -m tests.tools.palettes

schema: .ready-dev  ## write docs/record.schema.json anew, which exported matches fit
	$(PY) -m tests.tools.record_schema

figures: .ready-dev  ## measure, and renew docs/performance.md and docs/figures.md
	$(PY) -m tests.tools.bench --write-docs

# One version of a package for every Python, the newest that suits all. Extras stay in the files: where they are missing,
# an older pip takes the newest release of a package for its extra, finds it without a hash, and stops.
COMPILE = .venv/bin/uv pip compile --quiet --no-config --universal --python-version 3.11 --fork-strategy fewest \
	--generate-hashes --no-emit-index-url --no-strip-extras --custom-compile-command 'make lock' pyproject.toml
lock: .ready-dev  ## renew requirements/*.txt: the newest stable release of everything, with hashes
	$(COMPILE) --upgrade --all-extras --group dev --output-file requirements/dev.txt
	$(COMPILE) --upgrade --constraints requirements/dev.txt --output-file requirements/runtime.txt
	$(COMPILE) --upgrade --constraints requirements/dev.txt --extra preview --output-file requirements/preview.txt
	$(COMPILE) --upgrade --constraints requirements/dev.txt --extra postgres --output-file requirements/postgres.txt
	$(COMPILE:pyproject.toml=) --upgrade --constraints requirements/dev.txt --group build --output-file requirements/build.txt

clean:  ## remove what these commands made, but never data/
	rm -rf .venv .venv.lock .coverage .coverage.* htmlcov gallery build ./*.egg-info \
		.hypothesis .mypy_cache .ruff_cache .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.ready-run:
	$(SET_UP) run

.ready-dev:
	$(SET_UP) dev
