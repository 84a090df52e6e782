PREFIX ?= /usr/local
DESTDIR ?=

.PHONY: help demo test test-deps build check lint imports generate oracles oracle client shells same-bytes \
	tutorials comparison manual release install bench clean deps

help:
	@sed -n 's/^## //p' Makefile

## make demo       builds mantel and shows its main job on the sample household
demo: release
	scripts/demo .build/static/release/mantel

## make test       everything that CI runs: build, imports, lint, tests, generated files, peers, demo
test: test-deps check oracles client shells tutorials manual demo same-bytes

# Without the flag a line about zero tests of another framework comes first.
check: build imports lint
	swift test --disable-xctest --skip-build
	scripts/check-generated
	scripts/catalogue/check

build: deps
	swift build --build-tests --explicit-target-dependency-import-check error

imports:
	scripts/check-imports

lint:
	swift format lint --strict --recursive --parallel Package.swift Sources Tests

## make generate   writes what is made from the code: schemas, pages, tables, built-in samples
generate:
	swift build --product MantelGenerate
	.build/debug/MantelGenerate .

# Other programs' answers to the same questions.
oracles: build
	scripts/oracles/run .build/debug/mantel

# Twenty weeks beside what two other programs would plan: docs/comparison.md.
comparison: build
	python3 scripts/peers/compare.py .build/debug/mantel

# The planner beside CP-SAT and complete enumeration, for an hour.
oracle:
	swift build -c release --product MantelMeasure
	scripts/oracles/planner/run --program .build/release/MantelMeasure --all

# The library, imported by a package of its own.
client:
	swift run --package-path scripts/client --scratch-path .build/client mantel-client samples/household

# The same week from every build, as often as one asks.
same-bytes: build release
	scripts/same-bytes .build/debug/mantel .build/static/release/mantel

# The tab key, pressed in bash, zsh and fish.
shells: build
	python3 scripts/shells/completion.py .build/debug/mantel

# The tutorials, followed to the letter, and the example weeks of the rules' pages.
tutorials: build
	python3 scripts/docs/follow.py .build/debug/mantel docs/tutorial.md docs/es/tutorial.md
	python3 scripts/docs/rules.py .build/debug/mantel

## make manual     the manual pages, in .build/man
manual:
	swift build --product MantelGenerate
	rm -rf .build/man
	.build/debug/MantelGenerate --manual .build/man
	scripts/check-manual .build/man

# One file that needs no other: scripts/build-release says why.
release: deps
	scripts/build-release

## make install    program, manual and shell completions into $(DESTDIR)$(PREFIX)
install: release manual
	scripts/install .build/static/release/mantel .build/man "$(DESTDIR)$(PREFIX)"

## make bench      times the release build beside git, jq and CP-SAT, as ratios
bench: release
	@scripts/install-deps bench
	scripts/bench .build/static/release/mantel
	swift build -c release --product MantelMeasure
	scripts/oracles/planner/bench --program .build/release/MantelMeasure

clean:
	rm -rf .build

deps:
	@scripts/install-deps

test-deps:
	@scripts/install-deps test
