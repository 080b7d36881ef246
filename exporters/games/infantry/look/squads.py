"""How the squads of a pack are told apart: each its colour and its sign, in the order of their ids."""

from collections.abc import Mapping
from typing import Any, Final

from engine.games.infantry.form import SEATS
from exporters.components.squad_looks import SquadLook, look_in
from exporters.drawing.inks import WHITE
from exporters.games.infantry.look.icons import SQUADS, TROOPER
from exporters.games.infantry.look.look import TROOPERS
from exporters.games.infantry.words import replay as words
from exporters.layout.settings import Setting
from schemas.catalogues.saying import said
from schemas.models.infantry.people import Squad
from schemas.packs.packs import Pack

NO_SQUAD: Final = SquadLook("", TROOPERS.ink, WHITE, TROOPER)


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


def squads_with(trooper: str, pack: Pack | None) -> tuple[Squad, ...]:
    """Return the squads that a trooper is a member of."""
    return tuple(squad for squad in squads_of(pack) if trooper in squad.members)


def squad_look_of(trooper: str, setting: Setting) -> SquadLook:
    """Return the look of the first squad that a trooper is a member of; that of nobody's if there is none."""
    found = squads_with(trooper, setting.pack)
    return look_of(found[0], setting) if found else NO_SQUAD


def sides_in(header: Mapping[str, Any], language: str = "") -> dict[str, SquadLook]:
    """Return the look of each side in the battle with a log's header: that of its first squad.

    Where both have the same colour, the second is white, so that they are told apart.

    Raises:
        KeyError, TypeError, ValueError: the header is not as the engine writes it.
    """
    first, second = (_side(header[seat], at, language) for at, seat in enumerate(SEATS))
    if first.ink == second.ink:
        second = SquadLook(second.name, WHITE, second.outline, second.sign)
    return dict(zip(SEATS, (first, second), strict=True))


def _side(told: Mapping[str, Any], at: int, language: str) -> SquadLook:
    return look_as(said(words.AND, language).join(told["names"]), told["colours"][0], at)
