"""The questions of a battle, as rows: who is asked what, the cells of an answer, what lists and says legal ones.

A new question is a row here, or beside in `command_questions`, what lists its answers, and the heuristic player's
answer. Enemies are told by where they are.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.battles.events import NUMBER, Cell, Counted, by, either, words
from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.codes import Action, Step
from engine.games.battlesuit.kernel.command_questions import COMMAND, POINT, SOLDIER
from engine.games.battlesuit.kernel.legal.targets import torn_down
from engine.kernel.questions import Questions, question
from schemas.models.battlesuit.words import Direction, Edge

Cells = tuple[int, ...]
WAYS: Final = tuple(way.value for way in Direction)
EDGES: Final = tuple(edge.value for edge in Edge)
NONE: Final[Mapping[int, str]] = {codes.NOBODY: ""}

WAY: Final = words({**NONE, **dict(enumerate(WAYS))})


def _enemy_on(number: int, setup: Any) -> str:
    return str(setup.names.point(setup.game.soldiers.dot[number])) if number != codes.NOBODY else ""


ENEMY: Final = Cell[Any](_enemy_on, str)
FEW_SHOTS: Final = 3
"""From so many shots on their number is not told."""


def _torn_down(cells: Cells, setup: Any) -> str:
    return str(setup.names.point(torn_down(setup.game, setup.game.answers.piece, cells[1])))


def _mover(_: Cells, setup: Any) -> str:
    return _enemy_on(setup.game.answers.piece, setup)


def _paints(_: Cells, setup: Any) -> bool:
    return bool(setup.game.battle.painting)


DEEDS: Final = by(
    "action",
    {
        Action.STAND: "{Actor} stands still.",
        Action.MOVE: "{Actor} moves.",
        Action.FIRE: by(
            "shots",
            {
                0: "{Actor} holds its fire.",
                1: "{Actor} fires once.",
                2: "{Actor} fires twice.",
                FEW_SHOTS: "{Actor} fires again and again.",
            },
        ),
        Action.PAINT: either("amount", "{Actor} paints an enemy and fires at it.", "{Actor} paints an enemy."),
        Action.REPAIR: "{Actor} repairs itself.",
        Action.COMMAND: "{Actor} takes active command.",
        Action.ENGINEER_REPAIR: "{Actor} helps up who is down.",
        Action.GO_STEALTHY: "{Actor} goes into stealth.",
        Action.DETONATE: "{Actor} sets its bomb off.",
        Action.DEMOLISH: "{Actor} tears down what stands on {point}.",
    },
)
STEPS: Final = by(
    "step",
    {
        Step.STOP: "{Actor} stops.",
        Step.WALK: "{Actor} walks {direction}.",
        Step.SHOOT: "{Actor} fires on the way.",
        Step.LEAVE: "{Actor} leaves over the {edge} edge.",
        Step.BOUNCE: "{Actor} bounces to level {way}.",
        Step.FLY: "{Actor} flies {direction}.",
        Step.CHANGE_LEVEL: "{Actor} sinks to level {way}.",
        Step.LAND: "{Actor} lands.",
        Step.BOOST: "{Actor} boosts.",
        Step.CLIMB: either("way", "{Actor} climbs a storey up.", "{Actor} climbs a storey down."),
    },
)

COURSE: Final = (
    question(
        "choose_place",
        "Set `choice.dot` to the point where a soldier begins, and `choice.level` if in the air.",
        "side soldier",
        either(
            "dot",
            either("level", "{Actor} begins on {dot} in the air at level {level}.", "{Actor} begins on {dot}."),
            "{Actor} has no place.",
        ),
        of="soldier",
        heuristic="heuristic.deployment.heuristic_place(game, soldier)",
        lists="listing.list_beginnings(game, game.answers.piece)",
        dot=POINT,
        level=NUMBER,
    ),
    question(
        "wants_to_go_first",
        "Return whether a player with the initiative goes first.",
        "side",
        either("yes", "{Side} goes first.", "{Side} goes second."),
        heuristic="heuristic.answers.heuristic_first(game)",
    ),
    question(
        "choose_unit",
        "Set `choice.soldier` to the soldier that is activated.",
        "side",
        either("soldier", "{Side} activates {soldier}.", "{Side} passes."),
        heuristic="heuristic.answers.heuristic_unit(game, side)",
        lists="listing.list_units(game, game.answers.side)",
        soldier=SOLDIER,
    ),
    question(
        "choose_action",
        "Set `choice.action` and `choice.amount`; standing still is nothing.",
        "side soldier",
        DEEDS,
        of="soldier",
        heuristic="heuristic.deeds.heuristic_action(game, side, soldier)",
        lists="listing.list_actions(game, game.answers.piece)",
        action=NUMBER,
        amount=NUMBER,
        further={"shots": lambda cells, _: min(cells[1], FEW_SHOTS), "point": _torn_down},
    ),
)

MOVES: Final = (
    question(
        "choose_entry",
        "Set `choice.dot` to the point of the edge where a soldier comes on to the map, and `choice.level`.",
        "side soldier",
        either(
            "dot",
            either("level", "{Actor} enters at {dot} in the air at level {level}.", "{Actor} enters at {dot}."),
            "{Actor} has no place.",
        ),
        of="soldier",
        heuristic="heuristic.deployment.heuristic_entry(game, side, soldier)",
        lists="listing.list_entries(game, game.answers.piece)",
        dot=POINT,
        level=NUMBER,
    ),
    question(
        "choose_step",
        "Set `choice.step` and `choice.way`, a direction, edge or level; stopping is nothing.",
        "side soldier",
        STEPS,
        of="soldier",
        amount_of="game.soldiers.left[soldier]",
        heuristic="heuristic.steps.heuristic_step(game, side, soldier)",
        lists="listing.list_steps(game, game.answers.piece)",
        step=NUMBER,
        way=NUMBER,
        further={
            "direction": lambda cells, _: WAYS[cells[1] % len(WAYS)],
            "edge": lambda cells, _: EDGES[cells[1] % len(EDGES)],
        },
    ),
    question(
        "choose_facing",
        "Set `choice.way` to the direction that a soldier faces who has been put on the map.",
        "side soldier",
        "{Actor} faces {way}.",
        of="soldier",
        heuristic="heuristic.deployment.heuristic_facing(game, soldier)",
        lists="listing.list_facings(game)",
        way=WAY,
    ),
    question(
        "choose_landing",
        "Set `choice.amount` to the movement points, of those left, that are paid for a landing.",
        "side soldier cost left",
        Counted("amount", "{Actor} lands for {number} movement point.", "{Actor} lands for {number} movement points."),
        of="soldier",
        amount_of="cost",
        heuristic="heuristic.answers.heuristic_landing(game, cost, left)",
        lists="listing.list_payments(game, game.answers.piece, game.answers.amount)",
        amount=NUMBER,
    ),
    question(
        "choose_extra_step",
        "Set `choice.way` to the direction of a step after a shock, nobody for none.",
        "side soldier",
        either("way", "{Actor} walks one point {way}.", "{Actor} stays where it is."),
        of="soldier",
        amount_of="game.soldiers.left[soldier]",
        heuristic="heuristic.answers.heuristic_extra_step(game, soldier)",
        lists="listing.list_extra_steps(game, game.answers.piece)",
        way=WAY,
    ),
)

FIRE: Final = (
    question(
        "choose_target",
        "Set `choice.target` to whom a soldier attacks or paints, nobody for none; `attack` counts from 0.",
        "side soldier attack",
        either(
            "paints",
            either("target", "{Actor} paints the enemy on {target}.", "{Actor} paints nobody."),
            either("target", "{Actor} fires at the enemy on {target}.", "{Actor} fires at nobody."),
        ),
        of="soldier",
        amount_of="attack",
        heuristic="heuristic.answers.heuristic_target(game, side, soldier)",
        lists="listing.list_targets(game, game.answers.piece)",
        target=ENEMY,
        further={"paints": _paints},
    ),
    question(
        "choose_reaction",
        "Set `choice.soldier` to who fires at an enemy that moves, nobody for none.",
        "side mover",
        either(
            "soldier", "{Soldier} reacts to the enemy on {mover}.", "{Side} lets nobody react to the enemy on {mover}."
        ),
        of="mover",
        heuristic="heuristic.answers.heuristic_reaction(game, side, mover)",
        lists="listing.list_reactors(game, game.answers.side, game.answers.piece)",
        soldier=SOLDIER,
        further={"mover": _mover},
    ),
    question(
        "choose_query",
        "Set `choice.target` to the enemy whose card a soldier inspects, nobody for none.",
        "side soldier",
        either("target", "{Actor} inspects the card of the enemy on {target}.", "{Actor} inspects no card."),
        of="soldier",
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
        either("yes", "{Actor} gives up its stealth.", "{Actor} stays in stealth."),
        of="soldier",
        amount_of="game.soldiers.box[soldier]",
        heuristic="heuristic.answers.heuristic_stealth(game, side, soldier)",
    ),
    question(
        "wants_to_detonate",
        "Return whether the bomb of a drone is set off now.",
        "side drone",
        either("yes", "{Actor} sets its bomb off.", "{Actor} keeps its bomb."),
        of="drone",
        heuristic="heuristic.answers.heuristic_detonation(game, side, drone)",
        seldom=6,
    ),
    question(
        "choose_mine_point",
        "Set `choice.dot` to the point where a mine marker is laid.",
        "side mine",
        either("dot", "{Side} lays a mine marker on {dot}.", "{Side} lays a mine marker nowhere."),
        amount_of="mine",
        heuristic="heuristic.deployment.heuristic_mine(game, side, mine)",
        lists="listing.list_mine_points(game, game.answers.amount)",
        dot=POINT,
    ),
)

QUESTIONS: Final = Questions("engine.games.battlesuit.kernel", (*COURSE, *MOVES, *FIRE, *HIDDEN, *COMMAND), SOLDIER)


def __getattr__(name: str) -> Callable[..., bool]:
    return QUESTIONS.function(name)
