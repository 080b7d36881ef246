"""The kernel's view of a side as values with names."""

from engine.battles.events import word
from engine.games.battlesuit.custom_players.soldiers import Soldier
from engine.games.battlesuit.form import SIDES
from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.board.soldiers import class_of_soldier, end_of, first_of, side_of
from engine.games.battlesuit.kernel.codes import Place, UnitClass
from engine.games.battlesuit.kernel.records import Game
from engine.games.battlesuit.names import Cast

MORALES = ("good order", "shaken", "panicked")


def soldiers_seen(game: Game, cast: Cast) -> tuple[Soldier, ...]:
    """Return whom the side of the game's view sees on the map, and its own soldiers that are still to come."""
    side = game.view.side
    numbers = (number for owner in range(2) for number in range(first_of(owner), end_of(game, owner)))
    return tuple(_soldier(game, cast, number) for number in numbers if _is_shown(game, side, number))


def _is_shown(game: Game, side: int, number: int) -> bool:
    to_come = side_of(number) == side and game.soldiers.place[number] == Place.WAITING
    return bool(game.view.seen[number]) or to_come


def _soldier(game: Game, cast: Cast, number: int) -> Soldier:
    view = game.view
    mine = side_of(number) == view.side
    known = view.card[number] != codes.UNKNOWN
    kind = word(UnitClass(class_of_soldier(game, number)))
    return Soldier(
        number=number,
        name=cast.soldier(number) if known else _stranger(cast, number, kind),
        mine=mine,
        kind=kind,
        card=cast.fighter(number).card.id if known else "",
        at=cast.point(view.dot[number]) if view.seen[number] else "",
        level=view.level[number],
        morale=MORALES[view.morale[number]],
        hits=max(0, view.hits[number]),
        complete=bool(view.complete[number]),
        painted=bool(view.painted[number]),
        stealth_box=max(0, view.box[number]) if mine else 0,
    )


def _stranger(cast: Cast, number: int, kind: str) -> str:
    """Return what an enemy is called whose card nobody has seen: `blue armoured C`. Rule: BS.CARD.2."""
    mark = cast.fighter(number).name.rpartition(" ")[2]
    return f"{SIDES[side_of(number)]} {kind} {mark}"
