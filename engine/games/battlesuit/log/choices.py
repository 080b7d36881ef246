"""The sentence of each answer that a question to a player may have; enemies are named by where they are."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.games.battlesuit.battle.form import SIDES
from engine.games.battlesuit.kernel import codes, command_codes
from engine.games.battlesuit.kernel.legal.demolition import torn_down
from schemas.models.battlesuit.words import Direction, Edge

Cells = tuple[int, ...]
Tell = Callable[[Any, Cells], str]
WAYS = tuple(Direction)
EDGES = tuple(Edge)


def choice_sentence(setup: Any, cells: Cells) -> str:
    """Return what an answer to the question that waits means; `cells` as the kernel's answered player reads them."""
    said = TELLS[setup.game.answers.question](setup, cells)
    return f"{said[:1].upper()}{said[1:]}."


def _who(setup: Any) -> str:
    return str(setup.names.soldier(setup.game.answers.piece))


def _side(setup: Any) -> str:
    return SIDES[setup.game.answers.side]


def _enemy(setup: Any, soldier: int) -> str:
    return f"the enemy on {setup.names.point(setup.game.soldiers.dot[soldier])}"


def _place(verb: str) -> Tell:
    def tell(setup: Any, cells: Cells) -> str:
        dot, level = cells
        if dot == codes.NOBODY:
            return f"{_who(setup)} has no place"
        height = f" in the air at level {level}" if level else ""
        return f"{_who(setup)} {verb} {setup.names.point(dot)}{height}"

    return tell


def _unit(setup: Any, cells: Cells) -> str:
    named = cells[0] != codes.NOBODY
    return f"{_side(setup)} " + (f"activates {setup.names.soldier(cells[0])}" if named else "passes")


def _action(setup: Any, cells: Cells) -> str:
    action, amount = cells
    if action == codes.DEMOLISH:
        point = setup.names.point(torn_down(setup.game, setup.game.answers.piece, amount))
        return f"{_who(setup)} tears down what stands on {point}"
    said = DEEDS[action][min(amount, len(DEEDS[action]) - 1)]
    return f"{_who(setup)} {said}"


def _step(setup: Any, cells: Cells) -> str:
    step, way = cells
    level = f"level {way}"
    said = {
        codes.STOP: "stops",
        codes.WALK: f"walks {WAYS[way % len(WAYS)].value}",
        codes.SHOOT: "fires on the way",
        codes.LEAVE: f"leaves over the {EDGES[way % len(EDGES)].value} edge",
        codes.BOUNCE: f"bounces to {level}",
        codes.FLY: f"flies {WAYS[way % len(WAYS)].value}",
        codes.CHANGE_LEVEL: f"sinks to {level}",
        codes.LAND: "lands",
        codes.BOOST: "boosts",
        codes.CLIMB: "climbs a storey up" if way else "climbs a storey down",
    }
    return f"{_who(setup)} {said[step]}"


def _target(setup: Any, cells: Cells) -> str:
    verb = "paints" if setup.game.battle.painting else "fires at"
    return f"{_who(setup)} {verb} " + ("nobody" if cells[0] == codes.NOBODY else _enemy(setup, cells[0]))


def _query(setup: Any, cells: Cells) -> str:
    card = "no card" if cells[0] == codes.NOBODY else f"the card of {_enemy(setup, cells[0])}"
    return f"{_who(setup)} inspects {card}"


def _reaction(setup: Any, cells: Cells) -> str:
    reactor = f"{_side(setup)} lets nobody" if cells[0] == codes.NOBODY else setup.names.soldier(cells[0])
    return f"{reactor} react{'s' if cells[0] != codes.NOBODY else ''} to {_enemy(setup, setup.game.answers.piece)}"


def _friend(verb: str) -> Tell:
    def tell(setup: Any, cells: Cells) -> str:
        named = "nobody" if cells[0] == codes.NOBODY else setup.names.soldier(cells[0])
        who = _who(setup) if setup.game.answers.piece != codes.NOBODY else _side(setup)
        return f"{who} {verb} {named}"

    return tell


def _repair(setup: Any, cells: Cells) -> str:
    other, manner = cells
    verb = "helps up" if setup.game.answers.amount else "is repaired by"
    by_die = ", by a die" if manner == command_codes.BY_DIE else ""
    return _friend(verb)(setup, (other,)) + by_die


def _number(verb: str, unit: str) -> Tell:
    def tell(setup: Any, cells: Cells) -> str:
        return f"{_who(setup)} {verb} {cells[0]} {unit}{'' if cells[0] == 1 else 's'}"

    return tell


def _way(setup: Any, cells: Cells) -> str:
    stays = cells[0] == codes.NOBODY
    return f"{_who(setup)} " + ("stays where it is" if stays else f"walks one point {WAYS[cells[0]].value}")


def _facing(setup: Any, cells: Cells) -> str:
    return f"{_who(setup)} faces {WAYS[cells[0]].value}"


def _cover(setup: Any, cells: Cells) -> str:
    return f"{_who(setup)} runs for {setup.names.point(cells[0])}"


def _mine(setup: Any, cells: Cells) -> str:
    where = "nowhere" if cells[0] == codes.NOBODY else f"on {setup.names.point(cells[0])}"
    return f"{_side(setup)} lays a mine marker {where}"


def _either(no: str, yes: str) -> Tell:
    def tell(setup: Any, cells: Cells) -> str:
        who = _who(setup) if setup.game.answers.piece != codes.NOBODY else _side(setup)
        return f"{who} {yes if cells[0] else no}"

    return tell


DEEDS: Mapping[int, tuple[str, ...]] = {
    codes.STAND: ("stands still",),
    codes.MOVE: ("moves",),
    codes.FIRE: ("holds its fire", "fires once", "fires twice", "fires again and again"),
    codes.PAINT: ("paints an enemy", "paints an enemy and fires at it"),
    codes.REPAIR: ("repairs itself",),
    codes.COMMAND: ("takes active command",),
    codes.ENGINEER_REPAIR: ("helps up who is down",),
    codes.GO_STEALTHY: ("goes into stealth",),
    codes.DETONATE: ("sets its bomb off",),
}
TELLS: Mapping[int, Tell] = {
    codes.ASK_DEPLOYMENT: _place("begins on"),
    codes.ASK_INITIATIVE: _either("goes second", "goes first"),
    codes.ASK_UNIT: _unit,
    codes.ASK_ACTION: _action,
    codes.ASK_ENTRY: _place("enters at"),
    codes.ASK_STEP: _step,
    codes.ASK_TARGET: _target,
    codes.ASK_REACTION: _reaction,
    codes.ASK_LANDING: _number("lands for", "movement point"),
    codes.ASK_EXTRA_STEP: _way,
    codes.ASK_QUERY: _query,
    codes.ASK_MORALE_POINTS: _number("rolls with", "command point"),
    codes.ASK_GROUP: _friend("also activates"),
    codes.ASK_CRUSADER: _friend("is helped by"),
    codes.ASK_ENGINEER: _repair,
    codes.ASK_STEALTH: _either("stays in stealth", "gives up its stealth"),
    codes.ASK_DETONATION: _either("keeps its bomb", "sets its bomb off"),
    codes.ASK_MINE: _mine,
    codes.ASK_REORGANISATION: _either("fights on in two squads", "becomes one squad"),
    codes.ASK_COVER: _cover,
    codes.ASK_FACING: _facing,
}
