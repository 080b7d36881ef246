"""What follows from the players of a level: its turns, and what its board has to hold."""

from collections.abc import Iterator

from engine.games.survive.rules.game import turns_for
from exporters.games.survive.words.terms import SHORT_CONTROL_TYPES
from schemas.diagnostics.wording import counted
from schemas.models.survive.place import ControlZone
from schemas.models.survive.words import ControlType
from schemas.packs.packs import Pack
from studio.core.entries import Entry
from studio.games.survive.editors.mob_sums import rules_of


def level_facts(pack: Pack | None, entry: Entry) -> Iterator[str]:
    """Yield what the rules make of the number of players, as sentences; nothing while it is none."""
    players = entry.value(("players",))
    if pack is None or not isinstance(players, int) or isinstance(players, bool) or players < 1:
        return
    rules = rules_of(pack)
    asked = rules.control_count.for_players(players)
    units = ", ".join(f"{asked.of(kind)} {SHORT_CONTROL_TYPES[kind]}" for kind in ControlType if asked.of(kind))
    yield f"{counted(players, 'player')}: {counted(turns_for(players, rules), 'turn')} unless it says otherwise"
    yield f"Its board holds {units} at least"
    board = pack.named("control_zone", str(entry.value(("control_zone",), "")), ControlZone)
    if board is not None:
        yield f"{board.title} has {counted(len(board.corners), 'starting corner')}"


def titles(pack: Pack | None, kind: str) -> dict[str, str]:
    """Return the documents of a kind by id, each with what people call it, in the order of their titles."""
    found = pack.of_kind(kind) if pack is not None else ()
    names = {one.id: str(getattr(one.model, "title", None) or getattr(one.model, "name", one.id)) for one in found}
    return dict(sorted(names.items(), key=lambda item: (item[1], item[0])))
