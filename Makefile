# help is the default: `make` alone lists what there is.
.DEFAULT_GOAL := help
SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c

GAMES := draughts rook yutkata yutnori
MODULES := $(GAMES) features program
PACKAGES := $(MODULES:%=./%/...)

# How long each fuzz target and each benchmark runs.
FUZZTIME ?= 5s
BENCHTIME ?= 1s
# What to hand to a program, as in: make play-yutkata ARGS='--computer B'
ARGS ?=
# What practice runs: see features/README.md.
export PROGRAM DIR

# Tools are pinned here and nowhere else; go fetches and builds them.
BENCHSTAT := go run golang.org/x/perf/cmd/benchstat@v0.0.0-20260908200009-22c9c6c9d4da
GOFUMPT := go run mvdan.cc/gofumpt@v0.12.0
GOLANGCI := go run github.com/golangci/golangci-lint/v2/cmd/golangci-lint@v2.15.0
REPORTER := multiple-cucumber-html-reporter@3.10.0
GREMLINS := go run github.com/go-gremlins/gremlins/cmd/gremlins@v0.6.0

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+(%)?:.*## / { sub("%", "<game>", $$1); printf "%-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

demo: ## the documents' example games, played and proved (ALOUD=1 shows them)
	@for game in $(GAMES); do \
	  printed=$$($(MAKE) --no-print-directory demo-$$game 2>&1) || { echo "$$printed"; exit 1; }; \
	  if [ -n "$(ALOUD)" ]; then echo "$$printed"; else grep "^$$game: " <<< "$$printed"; fi; done

test: ## every test and every feature
	@go test -count=1 work

features: ## the features: what fails, and a summary a game (ALOUD=1 tells all)
	@failed=; for game in $(GAMES); do \
	  (cd features/$$game && go test -count=1 -run '^TestFeatures$$' $(if $(ALOUD),-godog.format=pretty) | \
	  grep -Ev '^(PASS|ok .*)$$') || failed=1; done; test -z "$$failed"

practice-%: ## a game's features against your program (PROGRAM='python3 yut.py'; ALL=1, WATCH=1 DIR=., TIMEOUT=5s)
	@go test -c -o bin/practice-$* ./features/$*
	@bin/practice-$* -program "$$PROGRAM" $(if $(ALL),-all) $(if $(WATCH),-watch) $(if $(DIR),-dir "$$DIR") $(if $(TIMEOUT),-timeout $(TIMEOUT))

report: ## the features and their results as a web page, report/index.html (needs Node)
	@rm -rf report && mkdir -p report/json
	@for game in $(GAMES); do \
	  go test -count=1 -run '^TestFeatures$$' ./features/$$game -godog.format=cucumber:$(CURDIR)/report/json/$$game.json || true; done
	@tools=$$(mktemp -d); trap 'rm -rf "$$tools"' EXIT; \
	  npm install --prefix "$$tools" --silent --no-fund --no-audit $(REPORTER); \
	  NODE_PATH="$$tools/node_modules" node features/report.js report
	@echo report/index.html

check: ## format, vet, lint, tests, and each module alone
	@unformatted=$$($(GOFUMPT) -l .); if [ -n "$$unformatted" ]; then \
	  echo "not formatted, run make fmt:" $$unformatted >&2; exit 1; fi
	@go vet work
	@$(GOLANGCI) run $(PACKAGES)
	@go test work
	@for module in $(MODULES); do echo "$$module alone"; \
	  GOWORK=off go -C $$module mod tidy -diff; \
	  GOWORK=off go -C $$module test ./...; done

race: ## every test under the race detector
	@go test -race work

cover: ## what the tests reach, as pages in cover/
	@mkdir -p cover
	@for game in $(GAMES); do \
	  go test -coverpkg=./$$game/... -coverprofile=cover/$$game.out ./$$game/... ./features/$$game/...; \
	  go tool cover -func=cover/$$game.out | tail -1; \
	  go tool cover -html=cover/$$game.out -o cover/$$game.html; done

fuzz: ## a short run of every fuzz target (FUZZTIME=5s)
	@for package in $$(go list work); do \
	  for target in $$(go test -list '^Fuzz' $$package | grep '^Fuzz' || true); do \
	    echo "$$package $$target"; \
	    go test -run '^$$' -fuzz "^$$target$$" -fuzztime $(FUZZTIME) $$package; done; done

mutants: ## mutation tests of the rules packages
	@for game in $(GAMES); do (cd $$game && GOWORK=off $(GREMLINS) unleash .); done

bench: ## the benchmarks (BENCHTIME=1s)
	@go test -run '^$$' -bench . -benchmem -benchtime $(BENCHTIME) $(GAMES:%=./%/...)

build: ## the programs, into bin/
	@mkdir -p bin
	@for game in $(GAMES); do go build -o bin/ ./$$game/cmd/$$game; done

fmt: ## format every file
	@$(GOFUMPT) -w .

play-%: ## play a game, as in play-yutkata (ARGS='--help')
	@go run ./$*/cmd/$* $(PLAY_$*) $(ARGS)

PLAY_draughts := play
PLAY_rook := play
PLAY_yutkata := play

demo-draughts:
	@go build -o bin/ ./draughts/cmd/draughts
	@bin/draughts show draughts/testdata/example.txt
	@while IFS='=' read -r args turns; do \
	  listed=$$(bin/draughts moves $$args | paste -sd ' '); \
	  echo "draughts moves $${args% }: $$listed"; \
	  if [ "$$listed" != "$${turns# }" ]; then echo "expected$$turns" >&2; exit 1; fi; \
	done < draughts/testdata/kata.txt
	@go test -count=1 ./features/draughts
	@echo "draughts: the kata's notation, its example board and its fourteen rules came out as the kata says."

demo-rook:
	@printf 'R 3\nD 4\nR 1\n' | go run ./rook/cmd/rook play --p2 human
	@go run ./rook/cmd/rook replay rook/testdata/example.json
	@echo "rook: the document's example game came out as the document says."

demo-yutkata:
	@cat yutkata/testdata/example.txt
	@go run ./yutkata/cmd/yutkata replay yutkata/testdata/example.txt
	@echo "yutkata: the kata's example game came out as the kata says."

demo-yutnori:
	@go run ./yutnori/internal/demo
	@echo "yutnori: the game was won, and every line of it came out as it should."
	@go run ./yutnori/cmd/yutnori house --lang=ko --players=2 --pieces=1 --color=never \
	  --throws=빽개,도,윷,도,모,개,걸,도,빽도,모,빽걸,모,도 < yutnori/testdata/house_answers.txt | \
	  diff yutnori/testdata/house_korean.txt - && echo "yutnori: a house game in Korean came out as its transcript says."

.PHONY: help demo test features report check race cover fuzz mutants bench build fmt $(GAMES:%=demo-%)
