"""What a pack needs so that a fight can be played with it, and under which licence it may be given on."""

import re
from collections.abc import Iterator

from engine.checking.check import Check
from schemas.diagnostics.diagnostics import Finding, Fix, Severity
from schemas.packs.packs import Loaded, Pack

NEEDED = (("squad", "MN.GAP.25"), ("maneuver", "MN.COR.1"), ("fight", "MN.SQD.1"))
SHARE_ALIKE = "-SA-"
VERSION = re.compile(r"\d\.\d")


def no_fight_to_play(_: Loaded, pack: Pack) -> Iterator[Finding]:
    """A pack, with the one it extends, has squads, maneuvers and a fight. Rule: MN.SQD.1."""
    for kind, rule in NEEDED:
        if pack.lacks(kind):
            message = f"the pack has no {kind}, so no fight can be played by it alone"
            hint = f"add a {kind} document, or extend a pack that has one"
            yield Finding("no-fight-to-play", ("id",), message, hint, rule)


def other_licence(_: Loaded, pack: Pack) -> Iterator[Finding]:
    """What builds on a share-alike pack is offered under the same licence, or a later version of it."""
    licence = pack.manifest.licence
    asked = next((each.manifest.licence for each in _bases(pack) if SHARE_ALIKE in each.manifest.licence), licence)
    if not _shares(licence, asked):
        message = f"the pack it extends is offered under {asked}, and asks the same of what builds on it"
        place, hint = ("licence",), f"offer it under {asked} too"
        yield Finding("licence-not-shared", place, message, hint, "MN.COR.1", fix=(Fix(place, asked),))


def _bases(pack: Pack) -> Iterator[Pack]:
    """Yield the pack it extends, then that which this one extends, and so on."""
    while pack.base is not None:
        pack = pack.base
        yield pack


def _shares(licence: str, asked: str) -> bool:
    """Whether work under `asked` may be given on under `licence`: the same, or a later version of it."""
    (name, _, version), (same, _, least) = licence.rpartition("-"), asked.rpartition("-")
    return licence == asked or (name == same and VERSION.fullmatch(version) is not None and version > least)


PACK_CHECKS = (
    Check(
        code="no-fight-to-play",
        kind="pack",
        rule="MN.SQD.1",
        title="The pack lacks something that a fight needs",
        explanation=(
            "A fight needs squads, maneuvers and a document that brings them together, from this pack or from the one "
            "it extends. A pack meant only as a supplement may ignore this."
        ),
        run=no_fight_to_play,
        severity=Severity.WARNING,
    ),
    Check(
        code="licence-not-shared",
        kind="pack",
        rule="MN.COR.1",
        title="A pack is under another licence than the share-alike one it builds on",
        explanation=(
            "The rules of the game of maneuvers follow a page that is offered under CC BY-SA 3.0: whoever builds on "
            "it gives it on under the same licence, or a later version of it. A pack that takes nothing of it over may "
            "ignore this."
        ),
        run=other_licence,
        severity=Severity.WARNING,
    ),
)
