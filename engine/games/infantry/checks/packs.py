"""What a pack needs so that a scenario can be played with it."""

from collections.abc import Iterator

from engine.checking.check import check, mistake
from schemas.diagnostics.diagnostics import Finding, Severity
from schemas.packs.packs import Pack

NEEDED = (("squad", "IN.GAP.34"), ("dot_map", "IN.GAP.20"), ("scenario", "IN.HOUSE.9"))


@check("no-scenario-to-play", "IN.HOUSE.9", kind="pack", severity=Severity.WARNING)
def no_scenario_to_play(pack: Pack) -> Iterator[Finding]:
    """The pack lacks something that a scenario needs.

    A scenario needs squads, a dot map and a document that brings them together, from this pack or from the one it
    extends. A pack meant only as a supplement may ignore this.
    """
    for kind, rule in NEEDED:
        if pack.lacks(kind):
            message = f"the pack has no {kind.replace('_', ' ')}, so no scenario can be played by it alone"
            hint = f"add a {kind} document, or extend a pack that has one"
            yield mistake(("id",), message, hint, rule=rule)


PACK_CHECKS = (no_scenario_to_play,)
