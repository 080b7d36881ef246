"""What a pack needs so that a fight can be played with it, and under which licence it may be given on."""

import re
from collections.abc import Iterator

from engine.checking.check import check, mistake
from schemas.diagnostics.diagnostics import Finding, Fix, Severity
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


PACK_CHECKS = (
    no_fight_to_play,
    other_licence,
)
