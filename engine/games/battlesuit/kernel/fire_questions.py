"""The questions of fire and of what is hidden, as rows: targets, reactions, inspected cards, stealth, bombs and mines.

Enemies are told by where they are.
"""

from typing import Any, Final

from engine.battles.events import Cell, either
from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.command_questions import POINT, SOLDIER
from engine.kernel.questions import question

Cells = tuple[int, ...]


def _enemy_on(number: int, setup: Any) -> str:
    return str(setup.names.point(setup.game.soldiers.dot[number])) if number != codes.NOBODY else ""


ENEMY: Final = Cell[Any](_enemy_on, str)


def _mover(_: Cells, setup: Any) -> str:
    return _enemy_on(setup.game.answers.piece, setup)


def _paints(_: Cells, setup: Any) -> bool:
    return bool(setup.game.battle.painting)


FIRE: Final = (
    question(
        "choose_target",
        "Set `choice.target` to whom a soldier attacks or paints, nobody for none; `attack` counts from 0.",
        "side soldier attack",
        "Whom does {actor} aim at?",
        either(
            "paints",
            either("target", "{Actor} paints the enemy on {target}.", "{Actor} paints nobody."),
            either("target", "{Actor} fires at the enemy on {target}.", "{Actor} fires at nobody."),
        ),
        of="soldier",
        amount_of="attack",
        cites="BS.FIR.8",
        heuristic="heuristic.answers.heuristic_target(game, side, soldier)",
        lists="listing.list_targets(game, game.answers.piece)",
        target=ENEMY,
        further={"paints": _paints},
    ),
    question(
        "choose_reaction",
        "Set `choice.soldier` to who fires at an enemy that moves, nobody for none.",
        "side mover",
        "Who of {side} reacts to the enemy on {mover}?",
        either(
            "soldier", "{Soldier} reacts to the enemy on {mover}.", "{Side} lets nobody react to the enemy on {mover}."
        ),
        of="mover",
        cites="BS.RXN.1",
        heuristic="heuristic.answers.heuristic_reaction(game, side, mover)",
        lists="listing.list_reactors(game, game.answers.side, game.answers.piece)",
        soldier=SOLDIER,
        further={"mover": _mover},
    ),
    question(
        "choose_query",
        "Set `choice.target` to the enemy whose card a soldier inspects, nobody for none.",
        "side soldier",
        "Whose card does {actor} inspect?",
        either("target", "{Actor} inspects the card of the enemy on {target}.", "{Actor} inspects no card."),
        of="soldier",
        cites="BS.CARD.15",
        heuristic="heuristic.command.heuristic_query(game, side, soldier)",
        lists="listing.list_queries(game, game.answers.piece)",
        target=ENEMY,
    ),
)

HIDDEN: Final = (
    question(
        "drops_stealth",
        "Return whether a soldier that is activated to move gives up its stealth.",
        "side soldier",
        "Does {actor} give up its stealth?",
        either("yes", "{Actor} gives up its stealth.", "{Actor} stays in stealth."),
        of="soldier",
        amount_of="game.soldiers.box[soldier]",
        cites="BS.STL.7",
        heuristic="heuristic.answers.heuristic_stealth(game, side, soldier)",
    ),
    question(
        "wants_to_detonate",
        "Return whether the bomb of a drone is set off now.",
        "side drone",
        "Does {actor} set its bomb off?",
        either("yes", "{Actor} sets its bomb off.", "{Actor} keeps its bomb."),
        of="drone",
        cites="BS.BMB.1",
        heuristic="heuristic.answers.heuristic_detonation(game, side, drone)",
        seldom=6,
    ),
    question(
        "choose_mine_point",
        "Set `choice.dot` to the point where a mine marker is laid.",
        "side mine",
        "Where does {side} lay a mine marker?",
        either("dot", "{Side} lays a mine marker on {dot}.", "{Side} lays a mine marker nowhere."),
        amount_of="mine",
        cites="BS.MIN.4",
        heuristic="heuristic.deployment.heuristic_mine(game, side, mine)",
        lists="listing.list_mine_points(game, game.answers.amount)",
        dot=POINT,
    ),
)
