"""Holds the planner's engine to CP-SAT, to enumeration and to a checker that shares nothing with it.

    scripts/oracles/planner/run [--count N] [--kind KIND] [--tiny N] [--conflicts N] [--ci | --all]

Prints how often they agree and exits 1 on any contradiction; the households that showed one are
kept, to be run again with --replay FOLDER.
"""

import argparse
import json
import shutil
import signal
import sys
import tempfile
from collections import Counter, defaultdict
from pathlib import Path
from statistics import median

import engine
from comparison import compare, compare_enumeration, contradictions_within, is_proven
from conflicts import ConflictJudge
from cpsat import LEVELS, solve
from enumerate_all import best_plan
from households import KINDS, write
from model import Instance
from reading import Request, read_household

# What --count draws from, with each kind's part.
MIX = {"easy": 20, "full": 28, "over": 24, "history": 18, "month": 5, "large": 5}
# Small enough together for every build.
CI = [("tiny", range(1, 25)), ("small", range(1, 17))]


class Run:
    def __init__(self, options):
        self.options = options
        self.counts = defaultdict(Counter)
        self.seconds = defaultdict(lambda: defaultdict(list))
        self.failures = []

    def households(self):
        options = self.options
        if options.ci:
            yield from ((kind, seed) for kind, seeds in CI for seed in seeds)
            return
        if options.all:
            options.tiny, options.count, options.conflicts = 500, 500, 100
        seeds = range(options.seed, options.seed + max(options.count, options.tiny, options.conflicts))
        yield from (("tiny", seed) for seed in seeds[: options.tiny])
        if options.kind:
            yield from ((options.kind, seed) for seed in seeds[: options.count])
        else:
            yield from mixed(seeds[: options.count])
        yield from (("conflict", seed) for seed in seeds[: options.conflicts])

    def run(self):
        # Stopped early, it still says what it saw.
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        try:
            self.run_all()
        except KeyboardInterrupt:
            print("\nstopped")
        self.report()

    def run_all(self):
        with tempfile.TemporaryDirectory() as scratch:
            for number, (kind, seed) in enumerate(self.households(), 1):
                folder = Path(scratch, f"{kind}-{seed}")
                write(kind, seed, folder)
                self.one(kind, folder)
                shutil.rmtree(folder)
                if sys.stderr.isatty():
                    print(f"\r{number} {kind} {seed}  ", end="", file=sys.stderr)

    def replay(self, folder):
        self.one(folder.name.split("-")[0], folder, keep=False)
        self.report()

    # One household

    def one(self, kind, folder, keep=True):
        request = Request.of(json.loads((folder / "request.json").read_text()))
        instance = Instance(read_household(folder / "household"), request)
        counts = self.counts[kind]
        counts["households"] += 1
        try:
            extra = ["--diagnose"] if kind == "conflict" else []
            answer = engine.plan(self.options.program, folder / "household", request, extra, self.options.limit)
            problems = self.judge(kind, instance, answer, folder)
        except engine.EngineError as error:
            answer, problems = None, [str(error)]
        if problems:
            self.fail(folder, answer, problems, keep)

    def judge(self, kind, instance, answer, folder):
        levels = LEVELS[: self.options.levels]
        problems = contradictions_within(instance, answer, levels)
        self.note_engine(kind, instance, answer)
        if self.options.twice:
            again = engine.plan(self.options.program, folder / "household", instance.request)
            if again["slots"] != answer["slots"]:
                problems.append("the same request gives another plan")
        if kind == "conflict":
            judge = ConflictJudge(instance, self.options.seconds, self.options.workers)
            problems += judge.judge(answer)
            self.counts[kind]["undecided questions"] += judge.undecided
            return problems
        solution = solve(
            instance, self.options.seconds, self.options.workers, len(levels if kind == "tiny" else levels[:3])
        )
        found, outcomes = compare(answer, solution.levels)
        problems += found
        self.note_oracle(kind, instance, solution, outcomes)
        if kind == "tiny":
            best = best_plan(instance, limit=60_000)
            if best:
                self.counts[kind]["enumerated"] += 1
                problems += compare_enumeration(answer, best, levels)
        return problems

    def note_engine(self, kind, instance, answer):
        counts, times = self.counts[kind], self.seconds[kind]
        lacking = instance.cell_count - answer["filled"]
        counts["full"] += lacking == 0
        counts["lacking"] += lacking
        counts["filled proven in 2 s"] += is_proven(answer, "filled") and answer.seconds_to_filled <= 2
        for name in LEVELS:
            counts[name, "proven"] += is_proven(answer, name)
        times["engine"].append(answer.engine_seconds)
        times["engine, filled"].append(answer.seconds_to_filled)
        times["process"].append(answer.seconds)

    def note_oracle(self, kind, instance, solution, outcomes):
        counts, times = self.counts[kind], self.seconds[kind]
        for name, outcome in outcomes.items():
            counts[name, outcome] += 1
            counts[name, "CP-SAT proven"] += solution.levels[name].is_proven
        times["CP-SAT, filled"].append(solution.levels["filled"].seconds)
        times["CP-SAT"].append(sum(level.seconds for level in solution.levels.values()))

    def fail(self, folder, answer, problems, keep):
        self.failures.append(folder.name)
        print(f"\n{folder.name}", *problems[:8], sep="\n  ", flush=True)
        if not keep:
            return
        kept = Path(self.options.keep, folder.name)
        shutil.rmtree(kept, ignore_errors=True)
        shutil.copytree(folder, kept)
        (kept / "problems.txt").write_text("\n".join(problems) + "\n")
        if answer:
            (kept / "answer.json").write_text(answer.text)

    # The table

    def report(self):
        total = Counter()
        for counts in self.counts.values():
            total += counts
        print("\nkind       households  full  lacking  filled proven in 2 s  enumerated")
        for kind, counts in [*self.counts.items(), ("all", total)]:
            print(
                f"{kind:10} {counts['households']:10} {counts['full']:5} {counts['lacking']:8}"
                f" {share(counts['filled proven in 2 s'], counts['households']):>21} {counts['enumerated']:11}"
            )
        print("\nlevel      compared  equal  better  worse  proven: engine  CP-SAT")
        for name in LEVELS:
            compared = sum(total[name, outcome] for outcome in ("equal", "better", "worse"))
            print(
                f"{name:10} {compared:8} {total[name, 'equal']:6} {total[name, 'better']:7} {total[name, 'worse']:6}"
                f" {share(total[name, 'proven'], total['households']):>15} {share(total[name, 'CP-SAT proven'], compared):>7}"
            )
        print("\nmedian seconds  engine: all  filled  process | CP-SAT: all  filled")
        for kind, times in self.seconds.items():
            parts = [times[part] for part in ("engine", "engine, filled", "process", "CP-SAT", "CP-SAT, filled")]
            print(f"{kind:15} " + "  ".join(f"{median(part):9.4f}" if part else "        -" for part in parts))
        if total["undecided questions"]:
            print(f"\n{total['undecided questions']} questions on conflicts were beyond CP-SAT's time")
        if self.failures:
            print(f"\n{len(self.failures)} contradictions, kept in {self.options.keep}: {' '.join(self.failures)}")
        else:
            print(f"\nno contradiction in {total['households']} households")


def mixed(seeds):
    """The kinds in their parts, spread evenly."""
    total, due = sum(MIX.values()), Counter()
    for seed in seeds:
        for kind, part in MIX.items():
            due[kind] += part / total
        kind = max(due, key=due.get)
        due[kind] -= 1
        yield kind, seed


def share(count, total):
    return f"{100 * count / total:.1f} %" if total else "-"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", type=Path, default=engine.find_program(), help="MantelMeasure")
    parser.add_argument("--count", type=int, default=0, help="households of the usual mix, or of --kind")
    parser.add_argument("--kind", choices=KINDS)
    parser.add_argument("--tiny", type=int, default=0, help="tiny households, enumerated")
    parser.add_argument("--conflicts", type=int, default=0, help="weeks that can't be filled")
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--seconds", type=float, default=10, help="CP-SAT's time for each level")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--limit", type=float, default=300, help="seconds after which the engine has failed")
    parser.add_argument("--levels", type=int, choices=range(1, 5), default=4, help="how many levels are compared")
    parser.add_argument("--twice", action="store_true", help="run the engine twice and compare")
    parser.add_argument("--ci", action="store_true", help="a fixed set of 40 small ones")
    parser.add_argument("--all", action="store_true", help="500 tiny, 500 of the usual mix, 100 small ones of which most can't be filled")
    parser.add_argument("--keep", type=Path, default=engine.ROOT / ".build/planner-failures")
    parser.add_argument("--replay", type=Path, help="one household that was kept")
    options = parser.parse_args()
    if options.program is None:
        raise SystemExit("MantelMeasure isn't built: swift build --product MantelMeasure")
    if options.ci:
        options.seconds = min(options.seconds, 1)
    run = Run(options)
    run.replay(options.replay) if options.replay else run.run()
    sys.exit(bool(run.failures))


if __name__ == "__main__":
    main()
