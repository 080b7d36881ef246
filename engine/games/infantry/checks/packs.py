"""What a pack needs so that a scenario can be played with it."""

from collections.abc import Iterator

from engine.checking.check import Check
from schemas.diagnostics.diagnostics import Finding, Severity
from schemas.packs.packs import Loaded, Pack

NEEDED = (("squad", "IN.GAP.34"), ("dot_map", "IN.GAP.20"), ("scenario", "IN.HOUSE.9"))


def no_scenario_to_play(_: Loaded, pack: Pack) -> Iterator[Finding]:
    """A pack, with the one it extends, has squads, a dot map and a scenario. Rule: IN.HOUSE.9."""
    for kind, rule in NEEDED:
        if pack.lacks(kind):
            message = f"the pack has no {kind.replace('_', ' ')}, so no scenario can be played by it alone"
            hint = f"add a {kind} document, or extend a pack that has one"
            yield Finding("no-scenario-to-play", ("id",), message, hint, rule)


PACK_CHECKS = (
    Check(
        code="no-scenario-to-play",
        kind="pack",
        rule="IN.HOUSE.9",
        title="The pack lacks something that a scenario needs",
        explanation=(
            "A scenario needs squads, a dot map and a document that brings them together, from this pack or from the "
            "one it extends. A pack meant only as a supplement may ignore this."
        ),
        run=no_scenario_to_play,
        severity=Severity.WARNING,
    ),
)
