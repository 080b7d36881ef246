"""What a pack needs so that a level can be played with it. Rules: SV.GAM.1, SV.GAP.41."""

from collections.abc import Iterator

from engine.checking.check import Check
from schemas.diagnostics.diagnostics import Finding, Severity
from schemas.packs.packs import Loaded, Pack

NEEDED = (("mob", "SV.GAP.41"), ("control_zone", "SV.CTL.1"), ("level", "SV.GAM.1"))


def no_level_to_play(_: Loaded, pack: Pack) -> Iterator[Finding]:
    """A pack, with the one it extends, has Mobs, a board and a level. Rule: SV.GAM.1."""
    for kind, rule in NEEDED:
        if pack.lacks(kind):
            message = f"the pack has no {kind.replace('_', ' ')}, so no level can be played by it alone"
            hint = f"add a {kind} document, or extend a pack that has one"
            yield Finding("no-level-to-play", ("id",), message, hint, rule)


PACK_CHECKS = (
    Check(
        code="no-level-to-play",
        kind="pack",
        rule="SV.GAM.1",
        title="The pack lacks something that a level needs",
        explanation=(
            "A level needs Mobs, a board and a document that brings them together, from this pack or from the one it "
            "extends. A pack meant only as a supplement may ignore this."
        ),
        run=no_level_to_play,
        severity=Severity.WARNING,
    ),
)
