# help is the default: `make` alone lists the targets.
.DEFAULT_GOAL := help
SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c

GAMES := draughts rook yutkata yutnori
MODULES := $(GAMES) features internal
PACKAGES := $(MODULES:%=./%/...)

# How long each fuzz target and each benchmark runs.
FUZZTIME ?= 5s
BENCHTIME ?= 1s
# Arguments for a program, as in: make play-yutkata ARGS='--computer B'
ARGS ?=
# Where the programs are installed, and the package whose mutants are tested.
PREFIX ?= $(HOME)/.local
PKG ?= internal/command
# The command that starts a learner's program, and the folder that practice watches.
export PROGRAM DIR
# The browser in which the page is checked.
CHROMIUM ?= chromium

# A setting of 0 means off.
override ALL := $(filter-out 0,$(ALL))
override ALOUD := $(filter-out 0,$(ALOUD))
override WATCH := $(filter-out 0,$(WATCH))

# The versions of tools are pinned here and nowhere else. go and npm fetch the tools.
BENCHSTAT := go run golang.org/x/perf/cmd/benchstat@v0.0.0-20260908200009-22c9c6c9d4da
GOFUMPT := go run mvdan.cc/gofumpt@v0.12.0
GOLANGCI := go run github.com/golangci/golangci-lint/v2/cmd/golangci-lint@v2.15.0
REPORTER := multiple-cucumber-html-reporter@3.10.0
CHECKERS := typescript@5.9.3 axe-core@4.11.0
GOVULNCHECK := go run golang.org/x/vuln/cmd/govulncheck@v1.8.0
GREMLINS := go run github.com/go-gremlins/gremlins/cmd/gremlins@v0.6.0

# What the archives hold besides the programs: pages, and the files that they link to.
PAGES := features/README.md features/COACH.md $(GAMES:%=%/RULES.md) $(GAMES:%=features/%/reference/rules.go) \
	$(wildcard features/*/*.feature) yutkata/HISTORY.md $(wildcard yutkata/kata/*) yutkata/testdata/example.txt

# The programs that are built and installed.
BUILT := $(GAMES) practice
PROGRAMS := $(foreach game,$(GAMES),./$(game)/cmd/$(game)) ./features/cmd/practice

# need stops a target before its work if a tool is missing. It has the tools, and the
# Debian packages that install them.
need = @for tool in $(1); do command -v "$$tool" >/dev/null || { \
	  echo "$@: $$tool: not found: expected $(strip $(1)), as from apt-get install $(2)" >&2; exit 2; }; done

# known stops a target of an unknown game.
known = @if [ -z "$(filter $(2),$(GAMES))" ]; then \
	  echo "$(1)$(2): no such game: expected one of $(GAMES:%=$(1)%)" >&2; exit 2; fi

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+(%)?:.*## / { sub("%", "<game>", $$1); printf "%-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

demo: ## the documents' example games, played and checked (ALOUD=1 shows them)
	@echo "Building the four games. The first time, Go downloads and compiles for a minute or two."
	@mkdir -p bin && go build -o bin/ $(foreach game,$(GAMES),./$(game)/cmd/$(game))
	@$(MAKE) -j2 --no-print-directory $(GAMES:%=report-of-demo-%)

report-of-demo-%:
	@printed=$$($(MAKE) --no-print-directory demo-$* 2>&1) || { echo "$$printed"; exit 1; }; \
	if [ -n "$(ALOUD)" ]; then echo "$$printed"; else grep "^$*: " <<< "$$printed"; fi

test: ## every test and every feature, the long ones too
	@go test -count=1 -timeout 60m work

short: ## every test and every feature except the long ones, in seconds
	@go test -short work

features: ## the features: each failure, and a summary for each game (ALOUD=1 shows all)
	@failed=; for game in $(GAMES); do \
	  (cd features/$$game && go test -count=1 -run '^TestFeatures$$' $(if $(ALOUD),-godog.format=pretty) | \
	  grep -Ev '^(PASS|ok .*)$$') || failed=1; done; test -z "$$failed"

practice-%: ## a game's features against your program (PROGRAM='python3 yut.py'; ALL=1, WATCH=1 DIR=., TIMEOUT=5)
	$(call known,practice-,$*)
	@if [ -z "$$PROGRAM" ]; then \
	  echo "PROGRAM: missing: expected the command that starts your program, as in PROGRAM='python3 yut.py'" >&2; exit 2; fi
	@mkdir -p bin && go build -o bin/ ./features/cmd/practice
	@bin/practice $* "$$PROGRAM" $(if $(ALL),--all) $(if $(WATCH),--watch) $(if $(DIR),--dir "$$DIR") $(if $(TIMEOUT),--timeout $(TIMEOUT))

report: ## the features and their results as a web page, report/index.html (needs Node)
	$(call need,node npm,nodejs npm)
	@rm -rf report && mkdir -p report/json
	@for game in $(GAMES); do \
	  go test -count=1 -run '^TestFeatures$$' ./features/$$game -godog.format=cucumber:$(CURDIR)/report/json/$$game.json || true; done
	@tools=$$(mktemp -d); trap 'rm -rf "$$tools"' EXIT; \
	  npm install --prefix "$$tools" --silent --no-fund --no-audit $(REPORTER); \
	  NODE_PATH="$$tools/node_modules" node features/report.js report
	@echo report/index.html

page: ## the four games as one file for any browser, bin/page.html
	@go run ./features/cmd/page bin/page.html
	@echo bin/page.html

check-page: ## the page in a real Chromium (needs Chromium and Node; CHROMIUM=chromium)
	$(call need,"$(CHROMIUM)" node npm,chromium nodejs npm)
	@$(MAKE) --no-print-directory page
	@go vet -tags page ./features/cmd/page
	@tools=$$(mktemp -d); trap 'rm -rf "$$tools"' EXIT; \
	  npm install --prefix "$$tools" --silent --no-fund --no-audit $(CHECKERS); \
	  tsc() { node "$$tools/node_modules/typescript/bin/tsc" --noEmit --allowJs --checkJs --strict --target esnext "$$@"; }; \
	  tsc --module nodenext --lib esnext,dom,dom.iterable features/cmd/page/web/main.mjs; \
	  tsc --lib esnext,webworker features/cmd/page/web/worker.js; \
	  tsc --lib es5,dom features/cmd/page/web/first.js; \
	  GOOS=js GOARCH=wasm go test -count=1 -timeout 5m -exec "$$(go env GOROOT)/lib/wasm/go_js_wasm_exec" -run WhileATaskComputes ./internal/play; \
	  node --test features/cmd/page/web/*.test.mjs >"$$tools/tests" || { cat "$$tools/tests"; exit 1; }; \
	  AXE="$$tools/node_modules/axe-core/axe.min.js" CHROMIUM="$(CHROMIUM)" \
	  go test -count=1 -timeout 20m -tags page ./features/cmd/page

check: ## format, vet, lint, short tests, versions, other systems, each module alone
	@unformatted=$$($(GOFUMPT) -l .); if [ -n "$$unformatted" ]; then \
	  echo "not formatted, run make fmt:" $$unformatted >&2; exit 1; fi
	@go vet work
	@$(GOLANGCI) run $(PACKAGES)
	@go test -short work
	@$(MAKE) --no-print-directory check-versions check-systems check-install
	@for module in $(MODULES); do echo "$$module alone"; \
	  GOWORK=off go -C $$module mod tidy -diff; \
	  GOWORK=off go -C $$module test -short ./...; done

# The modules use the same versions of their dependencies, alone and in the workspace.
check-versions:
	@used() { go list -deps -test -f '{{with .Module}}{{with .Version}}{{$$.Module.Path}} {{.}}{{end}}{{end}}' "$$@"; }; \
	all=$$(used work && for module in $(MODULES); do (cd $$module && GOWORK=off used ./...) || exit; done); \
	two=$$(echo "$$all" | sort -u | awk '{ n[$$1]++; v[$$1] = v[$$1] " " $$2 } END { for (m in n) if (n[m] > 1) print m v[m] }'); \
	if [ -n "$$two" ]; then echo "more than one version is used of:" >&2; echo "$$two" >&2; exit 1; fi

# The rules work on 32-bit machines, the programs build for other systems, and the
# games' tables and the page build for a browser.
check-systems:
	@GOARCH=386 go vet $(GAMES:%=./%)
	@if GOARCH=386 go test -run '^$$' ./rook >/dev/null 2>&1; then GOARCH=386 go test -short $(GAMES:%=./%); \
	else echo "for 386: built, not run: this machine cannot run 32-bit programs"; fi
	@for system in windows darwin; do for machine in amd64 arm64; do echo "for $$system $$machine"; \
	  GOOS=$$system GOARCH=$$machine go build $(PROGRAMS); done; done
	@echo "for js wasm"; GOOS=js GOARCH=wasm go build -o /dev/null ./internal/play $(GAMES:%=./%/ui) ./features/cmd/page

# Installed files work, and uninstall removes all of them.
check-install:
	@prefix=$$(mktemp -d); \
	trap 'rm -rf "$$prefix"' EXIT; \
	$(MAKE) --no-print-directory install PREFIX="$$prefix" >"$$prefix.log"; rm "$$prefix.log"; \
	for name in $(BUILT); do \
	  "$$prefix/bin/$$name" --version >/dev/null; \
	  bash -n "$$prefix/share/bash-completion/completions/$$name"; \
	  grep -q "^#compdef $$name$$" "$$prefix/share/zsh/site-functions/_$$name"; \
	  grep -q "complete -c $$name" "$$prefix/share/fish/vendor_completions.d/$$name.fish"; \
	  grep -qi "^\.TH \"$$name\"" "$$prefix/share/man/man1/$$name.1"; done; \
	[ $$(find "$$prefix/share/man" -name '*.1' | wc -l) -gt 8 ]; \
	grep -q '9<3 an obstacle' "$$prefix/share/man/man1/yutkata-play.1"; \
	$(MAKE) --no-print-directory uninstall PREFIX="$$prefix"; \
	left=$$(find "$$prefix" -type f); if [ -n "$$left" ]; then echo "not uninstalled:" $$left >&2; exit 1; fi

# The jobs are small: only the comparison of the merged parts with the whole matters.
parts: ## a job of each kind, in parts and whole (needs GNU parallel)
	$(call need,parallel,parallel)
	@$(MAKE) --no-print-directory build
	@parts=$$(mktemp); trap 'rm -f "$$parts"' EXIT; \
	timeless() { sed -E '/seconds?\>/d; s/^([0-9]+ [0-9]+) [0-9.]+ [0-9]+$$/\1/'; }; \
	job() { \
	  seq 9 | parallel --will-cite -q "$$@" --shard {}/9 > "$$parts"; \
	  diff <("$$1" merge "$$parts" | timeless) <("$$@" | timeless); \
	  echo "$$*: 9 parts add up to the whole"; }; \
	job bin/draughts perft --depth 7; \
	job bin/draughts match --a '--nodes 100 --hash 1 --endgame 0' --b '--level 1 --hash 1 --endgame 0' --games 12 --seed 1; \
	job bin/rook simulate --games 100000 --seed 1; \
	job bin/yutkata simulate --games 10000 --seed 1; \
	job bin/yutnori simulate --games 10000 --seed 1

race: ## every test except the long ones under the race detector (needs gcc)
	$(call need,"$${CC:-gcc}",gcc libc6-dev)
	@go test -race -short work

vuln: ## known vulnerabilities in the code that the programs call (needs a network)
	@for module in $(MODULES); do (cd $$module && $(GOVULNCHECK) ./...); done

cover: ## the coverage of the tests, as pages in cover/
	@mkdir -p cover
	@for game in $(GAMES); do \
	  go test -coverpkg=./$$game/... -coverprofile=cover/$$game.out ./$$game/... ./features/$$game/...; \
	  go tool cover -func=cover/$$game.out | tail -1; \
	  go tool cover -html=cover/$$game.out -o cover/$$game.html; done

fuzz: ## a short run of every fuzz target (FUZZTIME=5s)
	@for package in $$(go list work); do \
	  for target in $$(go test -list '^Fuzz' $$package | grep '^Fuzz' || true); do \
	    echo "$$package $$target"; \
	    go test -run '^$$' -fuzz "^$$target$$" -fuzztime $(FUZZTIME) -fuzzminimizetime 100x $$package; done; done

# Only the package's own tests run against a mutant, for at most twice their usual
# time. They run in a copy of the module, with a go.mod that points to the other modules.
mutants: ## mutation tests of a package (PKG=yutnori/bot)
	@copy=$$(mktemp -d); trap 'rm -rf "$$copy"' EXIT; \
	module=$$(echo $(PKG) | cut -d/ -f1); \
	cp $$module/go.mod $$module/go.sum "$$copy"; \
	for other in $(MODULES); do go -C "$$copy" mod edit -replace games.example/$$other="$$PWD/$$other"; done; \
	cd $$module; GOWORK=off GOFLAGS="-modfile=$$copy/go.mod -count=1" $(GREMLINS) unleash --workers 1 \
	  --timeout-coefficient 2 --threshold-efficacy 95 --exclude-files '^.*/' ./$$(echo $(PKG)/ | cut -d/ -f2-)

bench: ## the benchmarks (BENCHTIME=1s)
	@go test -run '^$$' -bench . -benchmem -benchtime $(BENCHTIME) $(GAMES:%=./%/...)

$(GAMES:%=bin/%): bin/%:
	@mkdir -p bin && go build -o bin/ ./$*/cmd/$*

build: ## the programs, into bin/
	@mkdir -p bin
	@for program in $(PROGRAMS); do go build -o bin/ $$program; done

dist: ## archives of the programs for Linux, macOS and Windows, and their checksums, into dist/
	@command -v zip >/dev/null || { echo "dist: zip: not found: expected zip, as from apt-get install zip" >&2; exit 2; }
	@rm -rf dist && mkdir dist
	@for system in linux darwin windows; do for machine in amd64 arm64; do \
	  name=games-$$(echo $$system | sed s/darwin/macos/)-$$machine; mkdir -p dist/$$name/bin; \
	  for program in $(PROGRAMS); do \
	    GOOS=$$system GOARCH=$$machine CGO_ENABLED=0 go build -trimpath -ldflags='-s -w' -o dist/$$name/bin/ $$program; done; \
	  tar -cf - $(PAGES) | tar -xf - -C dist/$$name; \
	  if [ $$system = windows ]; then (cd dist/$$name && zip -qrX ../$$name.zip .); \
	  else tar -czf dist/$$name.tar.gz -C dist/$$name bin features $(GAMES); fi; \
	  rm -r dist/$$name; done; done
	@cd dist && sha256sum games-* >SHA256SUMS && ls

install: build ## the programs, completions and man pages, into PREFIX (~/.local)
	@to="$(DESTDIR)$(PREFIX)"; manuals=$$(mktemp -d); trap 'rm -rf "$$manuals"' EXIT; \
	mkdir -p "$$to"/bin "$$to"/share/{bash-completion/completions,zsh/site-functions,fish/vendor_completions.d,man/man1}; \
	for program in $(PROGRAMS); do \
	  go run -tags manuals $$program manuals "$$manuals"; done; \
	for name in $(BUILT); do \
	  install bin/$$name "$$to/bin"; \
	  bin/$$name completion bash >"$$to/share/bash-completion/completions/$$name"; \
	  bin/$$name completion zsh >"$$to/share/zsh/site-functions/_$$name"; \
	  bin/$$name completion fish >"$$to/share/fish/vendor_completions.d/$$name.fish"; done; \
	cp "$$manuals"/*.1 "$$to/share/man/man1"; \
	echo "installed in $$to"

uninstall: ## remove the files that install has put into PREFIX
	@cd "$(DESTDIR)$(PREFIX)"; for name in $(BUILT); do rm -f bin/$$name share/bash-completion/completions/$$name \
	  share/zsh/site-functions/_$$name share/fish/vendor_completions.d/$$name.fish share/man/man1/$$name.1 share/man/man1/$$name-*.1; done

pictures: ## redraw the games' pictures and golden screens
	@go test -count=1 -run 'Pictures|Golden' ./draughts/ui ./rook/ui ./yutkata/ui ./yutnori/ui -args -write

fmt: ## format every file
	@$(GOFUMPT) -w .

play-%: ## play a game, as in play-yutkata (ARGS='--help')
	$(call known,play-,$*)
	@go run ./$*/cmd/$* play $(ARGS)

play-yutnori-assignment: ## yutnori as the assignment describes it, with its six users
	@go run ./yutnori/cmd/yutnori --data yutnori/testdata/example $(ARGS)

demo-%: ## the examples of one game, aloud
$(GAMES:%=demo-%): demo-%: bin/%

demo-draughts:
	@bin/draughts show draughts/testdata/example.txt
	@while IFS='=' read -r args turns; do \
	  listed=$$(bin/draughts moves --notation kata $$args | paste -sd ' '); \
	  echo "draughts moves --notation kata $${args% }: $$listed"; \
	  if [ "$$listed" != "$${turns# }" ]; then echo "expected$$turns" >&2; exit 1; fi; \
	done < draughts/testdata/kata.txt
	@go test -count=1 ./features/draughts
	@echo "draughts: the kata's notation, its example board and its fourteen rules match the kata."

demo-rook:
	@printf 'R 3\nD 4\nR 1\n' | bin/rook play --p2 human
	@bin/rook replay rook/testdata/example.json
	@echo "rook: the example game matches the document."

demo-yutkata:
	@cat yutkata/testdata/example.txt
	@bin/yutkata replay yutkata/testdata/example.txt
	@echo "yutkata: the example game matches the kata."

demo-yutnori:
	@go test -count=1 -v -run '^TestScripts/assignment$$' ./yutnori/cmd/yutnori
	@echo "yutnori: the game was won, and every line matched."
	@bin/yutnori house --lang=ko --players=2 --pieces=1 --computer=none \
	  --throws=백개,도,윷,도,모,개,걸,도,백도,모,백걸,모,도 < yutnori/testdata/house_answers.txt | \
	  diff yutnori/testdata/house_korean.txt - && echo "yutnori: a house game in Korean matches its transcript."

.PHONY: help demo test short features report page check-page check check-versions check-systems check-install parts race vuln cover fuzz mutants \
	bench build dist install uninstall pictures fmt $(GAMES:%=demo-%) $(GAMES:%=bin/%)
