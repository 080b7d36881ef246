"""Why scenarios go as they go: as rows for programs, and as a person reads it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.experiments.measures.reasons import Judged
from engine.experiments.measures.rows import DIGITS, Row
from engine.experiments.pools import Verdict
from musterpress.reports.figures import tell_lines
from musterpress.terminal import say

VERDICTS: Final = {
    Verdict.EVEN: "even",
    Verdict.MORE: "{side} has more than its share",
    Verdict.LESS: "{side} has less than its share",
    Verdict.OPEN: "not known yet whether it is even",
}
"""What is said of a scenario, by the verdict on the side that wins most there."""


def judged_rows(judged: Sequence[Judged]) -> list[Row]:
    """Return a row for each scenario: the side that wins most, the verdict, and the reasons."""
    return [
        {
            "scenario": one.scenario,
            "side": one.side,
            "verdict": one.verdict.value,
            "found": [*one.found],
            "differs": {each.name: [round(each.own, DIGITS), round(each.other, DIGITS)] for each in one.differences},
        }
        for one in judged
    ]


def say_judged(judged: Sequence[Judged]) -> None:
    """Print a verdict on each scenario with its reasons, apart from what stands above."""
    say()
    tell_lines(judged_lines(judged), say)


def judged_lines(judged: Sequence[Judged]) -> Iterator[str]:
    """Yield a line for each scenario, `the_ford: a has more than its share; shots 75.0 against 43.5.`, and findings."""
    for one in judged:
        said = VERDICTS[one.verdict].format(side=one.side)
        told = () if one.verdict is Verdict.EVEN else one.differences
        differs = [f"{each.name.replace('_', ' ')} {each.own:.1f} against {each.other:.1f}" for each in told]
        yield f"{one.scenario}: {'; '.join([said, *([', '.join(differs)] if differs else [])])}."
        yield from map(seen, one.found)


def seen(message: str) -> str:
    """Return the line below a scenario that tells what a check says of it."""
    return f"  Seen without a battle: {message}."


def say_seen(found: Mapping[str, Sequence[str]]) -> None:
    """Print what is seen without a battle in each of some scenarios, apart from what stands above; often nothing."""
    for scenario, messages in found.items():
        if messages:
            say()
            say(f"{scenario}:")
            tell_lines(map(seen, messages), say)
