"""How the squads of a pack are told apart: each its colour and its sign, in the order of their ids."""

from typing import Final

from exporters.components.squad_looks import SquadLook, look_in
from exporters.drawing.inks import WHITE
from exporters.games.maneuvers.look.icons import FILE, SQUADS
from exporters.games.maneuvers.look.look import CHARACTERS
from exporters.layout.settings import Setting
from schemas.models.maneuvers.fight import Squad
from schemas.packs.packs import Pack

NO_SQUAD: Final = SquadLook("", CHARACTERS.ink, WHITE, FILE)


def squads_of(pack: Pack | None) -> tuple[Squad, ...]:
    """Return the squads of a pack by id."""
    documents = pack.of_kind("squad") if pack else ()
    return tuple(document.model for document in documents if isinstance(document.model, Squad))


def look_as(name: str, colour: str, at: int) -> SquadLook:
    """Return the look of a squad by its name, its colour, and its place among the squads."""
    return look_in(name, colour, SQUADS[at % len(SQUADS)])


def look_of(squad: Squad, setting: Setting) -> SquadLook:
    """Return the look of a squad among those of its pack."""
    known = [each.id for each in squads_of(setting.pack)]
    return look_as(squad.name, squad.colour, known.index(squad.id) if squad.id in known else 0)


def squad_look_of(character: str, setting: Setting) -> SquadLook:
    """Return the look of the first squad that a character is a member of; that of nobody's if there is none."""
    for squad in squads_of(setting.pack):
        if character in squad.members:
            return look_of(squad, setting)
    return NO_SQUAD
