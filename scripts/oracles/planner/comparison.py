"""The engine's answer beside the oracle's: contradictions, and who did better."""

from checker import Checker, slots_of_engine

# Whether more is better.
IS_MORE_BETTER = {"filled": True, "shortfall": False, "variety": False, "nutrition": False}


def contradictions_within(instance, answer, levels):
    """What the engine's answer gets wrong by itself: its plan, its numbers, its warnings."""
    checker = Checker(instance)
    problems, worth = checker.judge(slots_of_engine(answer))
    problems = list(problems)
    for name in levels:
        if answer[name] != getattr(worth, name):
            problems.append(f"{name} is {answer[name]}, the checker makes it {getattr(worth, name)}")
    if answer["cells"] != instance.cell_count:
        problems.append(f"{answer['cells']} cells, not {instance.cell_count}")
    if answer["filledBound"] < answer["filled"]:
        problems.append("filledBound is below filled")
    for name in ("shortfall", "variety"):
        if answer[f"{name}Bound"] > answer[name]:
            problems.append(f"{name}Bound is above {name}")
    return problems + checker.judge_warnings(answer["warnings"])


def compare(answer, levels):
    """Contradictions with the oracle's levels, and by level "equal", "better" or "worse".

    A level is compared only where all before it are equal.
    """
    problems, outcomes = [], {}
    for name, level in levels.items():
        mine, sign = answer[name], -1 if IS_MORE_BETTER[name] else 1
        bound = engine_bound(answer, name)
        if sign * mine < sign * level.bound:
            problems.append(f"{name}: {mine} is beyond what CP-SAT proved, {level.bound}")
        if bound is not None and sign * level.value < sign * bound:
            problems.append(f"{name}: the bound {bound} is wrong, CP-SAT found {level.value}")
        if name == "filled" and mine < level.value:
            problems.append(f"filled: {mine}, CP-SAT found {level.value}")
        outcomes[name] = "equal" if mine == level.value else "better" if sign * mine < sign * level.value else "worse"
        if outcomes[name] != "equal":
            break
    return problems, outcomes


def engine_bound(answer, name):
    if name == "nutrition":
        return answer["nutrition"] if answer["nutritionProven"] else None
    return answer[f"{name}Bound"]


def is_proven(answer, name):
    return engine_bound(answer, name) == answer[name]


def compare_enumeration(answer, best, levels):
    """Contradictions with the best of all plans: every proven level has to be its."""
    for name in levels:
        mine, true = answer[name], getattr(best, name)
        if name == "filled" and mine != true:
            return [f"filled: {mine}, enumeration {true}"]
        if mine != true and is_proven(answer, name):
            return [f"{name}: {mine} is said to be proven, enumeration {true}"]
        sign = -1 if IS_MORE_BETTER[name] else 1
        if sign * mine < sign * true:
            return [f"{name}: {mine} is better than the best of all plans, {true}"]
        bound = engine_bound(answer, name)
        if bound is not None and sign * bound > sign * true:
            return [f"{name}: the bound {bound} is wrong, the best is {true}"]
        if mine != true:
            break
    return []
