"""What a pack needs so that a level can be played with it. Rules: SV.GAM.1, SV.GAP.41."""

from collections.abc import Iterator

from engine.checking.check import check, mistake
from schemas.diagnostics.diagnostics import Finding, Severity
from schemas.packs.packs import Pack

NEEDED = (("mob", "SV.GAP.41"), ("control_zone", "SV.CTL.1"), ("level", "SV.GAM.1"))


@check("no-level-to-play", "SV.GAM.1", kind="pack", severity=Severity.WARNING)
def no_level_to_play(pack: Pack) -> Iterator[Finding]:
    """The pack lacks something that a level needs.

    A level needs Mobs, a board and a document that brings them together, from this pack or from the one it extends. A
    pack meant only as a supplement may ignore this.
    """
    for kind, rule in NEEDED:
        if pack.lacks(kind):
            message = f"the pack has no {kind.replace('_', ' ')}, so no level can be played by it alone"
            hint = f"add a {kind} document, or extend a pack that has one"
            yield mistake(("id",), message, hint, rule=rule)


PACK_CHECKS = (no_level_to_play,)
