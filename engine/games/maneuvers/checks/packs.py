"""What a pack needs so that a fight can be played with it, its licence, and what its rules must be together."""

import re
from collections.abc import Iterator
from itertools import pairwise

from engine.checking.check import check, mistake
from schemas.diagnostics.diagnostics import Finding, Fix, Location, Severity
from schemas.diagnostics.wording import counted
from schemas.models.maneuvers.rules import Rules
from schemas.models.maneuvers.rules.fighting import CheckRow
from schemas.models.maneuvers.words import Outcome
from schemas.packs.packs import Pack

NEEDED = (("squad", "MN.GAP.25"), ("maneuver", "MN.COR.1"), ("fight", "MN.SQD.1"))
SHARE_ALIKE = "-SA-"
VERSION = re.compile(r"\d\.\d")


@check("no-fight-to-play", "MN.SQD.1", kind="pack", severity=Severity.WARNING)
def no_fight_to_play(pack: Pack) -> Iterator[Finding]:
    """The pack lacks something that a fight needs.

    A fight needs squads, maneuvers and a document that brings them together, from this pack or from the one it extends.
    A pack meant only as a supplement may ignore this.
    """
    for kind, rule in NEEDED:
        if pack.lacks(kind):
            message = f"the pack has no {kind}, so no fight can be played by it alone"
            hint = f"add a {kind} document, or extend a pack that has one"
            yield mistake(("id",), message, hint, rule=rule)


@check("licence-not-shared", "MN.COR.1", kind="pack", severity=Severity.WARNING)
def other_licence(pack: Pack) -> Iterator[Finding]:
    """A pack is under another licence than the share-alike one it builds on.

    The rules of the game of maneuvers follow a page that is offered under CC BY-SA 3.0: whoever builds on it gives it
    on under the same licence, or a later version of it. A pack that takes nothing of it over may ignore this.
    """
    licence = pack.manifest.licence
    asked = next((each.manifest.licence for each in _bases(pack) if SHARE_ALIKE in each.manifest.licence), licence)
    if not _shares(licence, asked):
        message = f"the pack it extends is offered under {asked}, and asks the same of what builds on it"
        place, hint = ("licence",), f"offer it under {asked} too"
        yield mistake(place, message, hint, fix=(Fix(place, asked),))


def _bases(pack: Pack) -> Iterator[Pack]:
    """Yield the pack it extends, then that which this one extends, and so on."""
    while pack.base is not None:
        pack = pack.base
        yield pack


def _shares(licence: str, asked: str) -> bool:
    """Whether work under `asked` may be given on under `licence`: the same, or a later version of it."""
    (name, _, version), (same, _, least) = licence.rpartition("-"), asked.rpartition("-")
    return licence == asked or (name == same and VERSION.fullmatch(version) is not None and version > least)


TABLES = ("fallout", "casualty")
WORSE = {outcome: rank for rank, outcome in enumerate(Outcome)}


@check("character-min-above-max", "MN.GAP.24")
def least_above_most(rules: Rules) -> Iterator[Finding]:
    """A least value of characters is above its greatest.

    `least` is at most `most` in every limit of `character`.
    """
    for name in type(rules.character).model_fields:
        span = getattr(rules.character, name)
        if span.least > span.most:
            message, place = f"the least {name} is {span.least}, above the most of {span.most}", ("character", name)
            fix = (Fix((*place, "least"), span.most),)
            hint = f"lower the least to {span.most}"
            yield mistake((*place, "least"), message, hint, fix=fix)


@check("check-table-not-monotone", "MN.GAP.23")
def table_not_monotone(rules: Rules) -> Iterator[Finding]:
    """A table of checks does not go down row by row.

    The rows of `check.fallout` and `check.casualty` go from the best score to the worst: each `least` is below the one
    above it, each outcome worse, and the last row has no `least`, so that no score is left out.
    """
    for name in TABLES:
        rows: tuple[CheckRow, ...] = getattr(rules.check, name)
        for at, row in enumerate(rows[:-1]):
            if row.least is None:
                hint, fix = "give it a least, or take out the rows below", (Fix((*_row(name), at + 1), None),)
                yield _unsorted((*_row(name), at), "this row takes all scores", hint, fix)
        if (least := rows[-1].least) is not None:
            place = (*_row(name), len(rows) - 1, "least")
            hint = "leave the least of the last row out"
            yield _unsorted(place, f"scores below {least} mean nothing", hint, (Fix(place, None),))
        for at, (above, below) in enumerate(pairwise(rows), start=1):
            yield from _rising((*_row(name), at), above, below)


def _row(table: str) -> Location:
    return ("check", table)


def _rising(place: Location, above: CheckRow, below: CheckRow) -> Iterator[Finding]:
    """Yield what is wrong with two rows, the second of which stands at `place`."""
    if above.least is not None and below.least is not None and below.least >= above.least:
        message = f"its least is {below.least}, not below {above.least} of the row above"
        fix = (Fix((*place, "least"), above.least - 1),)
        yield _unsorted((*place, "least"), message, f"make it {above.least - 1} or less", fix)
    if WORSE[below.outcome] <= WORSE[above.outcome]:
        yield _no_worse(place, above, below)


def _no_worse(place: Location, above: CheckRow, below: CheckRow) -> Finding:
    over: Location = (*place[:-1], int(place[-1]) - 1)
    message = f"a lower score means {below.outcome}, no worse than {above.outcome} above it"
    if below.outcome is above.outcome:
        return _unsorted((*place, "outcome"), message, "take the row above out", (Fix(over, None),))
    swapped = (Fix((*place, "outcome"), above.outcome.value), Fix((*over, "outcome"), below.outcome.value))
    return _unsorted((*place, "outcome"), message, f"swap {above.outcome} and {below.outcome}", swapped)


def _unsorted(place: Location, message: str, hint: str, fix: tuple[Fix, ...]) -> Finding:
    return mistake(place, message, hint, fix=fix)


@check("grades-not-rising", "MN.HOUSE.6")
def grades_not_rising(rules: Rules) -> Iterator[Finding]:
    """A decisive victory takes no more Edge than a clear one.

    `end.decisive_edge` is above `end.clear_edge`, or no victory is ever clear.
    """
    clear, decisive = rules.end.clear_edge, rules.end.decisive_edge
    if decisive <= clear:
        message, place = f"a decisive victory takes {decisive} Edge, a clear one {clear}", ("end", "decisive_edge")
        fix = (Fix(place, clear + 1),)
        yield mistake(place, message, f"make it {clear + 1} or more", fix=fix)


@check("concedes-too-late", "MN.GAP.22", severity=Severity.WARNING)
def concedes_too_late(rules: Rules) -> Iterator[Finding]:
    """Squads concede only after the fight.

    `end.concede_from_round` is at most `end.rounds`. If nobody is to concede, make `end.concede_edge` null.
    """
    first, rounds = rules.end.concede_from_round, rules.end.rounds
    if rules.end.concede_edge is not None and first > rounds:
        message = f"squads concede from round {first} on, but a fight has {counted(rounds, 'round')}"
        place, hint = ("end", "concede_from_round"), f"make it {rounds} or less"
        yield mistake(place, message, hint, fix=(Fix(place, rounds),))
