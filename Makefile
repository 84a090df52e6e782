PREFIX ?= /usr/local
DESTDIR ?=

.PHONY: build test lint release install clean deps

build:
	swift build

# Without the flag a line about zero tests of another framework comes first.
test:
	swift test --disable-xctest

lint:
	swift format lint --strict --recursive --parallel Package.swift Sources Tests

# One file that needs no other: scripts/build-release says why.
release:
	scripts/build-release

install: release
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 .build/static/release/mantel "$(DESTDIR)$(PREFIX)/bin/mantel"

clean:
	rm -rf .build

deps:
	scripts/install-deps
