"""What a pack needs so that a battle can be fought with it. Rules: 7S.CARD.9, 7S.SETUP.5."""

from collections.abc import Iterator

from engine.checking.check import check, mistake
from schemas.diagnostics.diagnostics import Finding, Severity
from schemas.models.seven_seconds.cards import MissionCard
from schemas.models.seven_seconds.words import Deck
from schemas.packs.packs import Pack

NEEDED = (
    ("faction", "7S.FAC.1"),
    ("troop_card", "7S.SETUP.5"),
    ("drone_card", "7S.SETUP.5"),
    ("terrain_map", "7S.GEN.12"),
)


@check("not-enough-to-play", "7S.SETUP.5", kind="pack", severity=Severity.WARNING)
def not_enough_to_play(pack: Pack) -> Iterator[Finding]:
    """The pack lacks something a battle needs.

    A battle needs a faction, a map, a troop card, a drone card and a mission of each deck, from this pack or from the
    one it extends. A pack meant only as a supplement may ignore this.
    """
    for kind, rule in NEEDED:
        if pack.lacks(kind):
            yield _lacking(f"no {kind.replace('_', ' ')}", f"add a {kind} document", rule)
    decks = {loaded.model.deck for loaded in pack.of_kind("mission_card") if isinstance(loaded.model, MissionCard)}
    for deck in Deck:
        if deck not in decks and "mission_card" not in pack.faulty_kinds:
            words = deck.replace("_", " ")
            yield _lacking(f"no mission of the {words} deck", f"add a mission_card with deck: {deck}", "7S.CARD.9")


def _lacking(what: str, hint: str, rule: str) -> Finding:
    message = f"the pack has {what}, so it cannot be played by itself"
    return mistake(("id",), message, f"{hint}, or extend a pack that has one", rule=rule)
