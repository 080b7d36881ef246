"""The questions of a battle, as rows: who is asked what, the cells of an answer, what lists and says legal ones.

A new question is a row here, or in `fire_questions` or `command_questions` beside, what lists its answers, and the
heuristic player's answer. Enemies are told by where they are.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.battles.events import NUMBER, Counted, by, cited, either, words
from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.board.places import next_point
from engine.games.battlesuit.kernel.codes import Action, Step
from engine.games.battlesuit.kernel.command_questions import COMMAND, POINT, SOLDIER
from engine.games.battlesuit.kernel.fire_questions import FIRE, HIDDEN
from engine.games.battlesuit.kernel.legal.targets import torn_down
from engine.kernel.questions import Questions, question
from schemas.models.battlesuit.words import Direction, Edge

Cells = tuple[int, ...]
WAYS: Final = tuple(way.value for way in Direction)
EDGES: Final = tuple(edge.value for edge in Edge)
NONE: Final[Mapping[int, str]] = {codes.NOBODY: ""}

WAY: Final = words({**NONE, **dict(enumerate(WAYS))})


FEW_SHOTS: Final = 3
"""From so many shots on their number is not told."""


def _torn_down(cells: Cells, setup: Any) -> str:
    return str(setup.names.point(torn_down(setup.game, setup.game.answers.piece, cells[1])))


def _next_point(cells: Cells, setup: Any) -> str:
    """Return the point that a step leads to, "" for one that leads to none."""
    game = setup.game
    dot = next_point(game, game.soldiers.dot[game.answers.piece], cells[1] % len(WAYS))
    return str(setup.names.point(dot)) if dot != codes.NOBODY else ""


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
        Step.WALK: "{Actor} walks {direction}, to {to}.",
        Step.SHOOT: "{Actor} fires on the way.",
        Step.LEAVE: "{Actor} leaves over the {edge} edge.",
        Step.BOUNCE: "{Actor} bounces to level {way}.",
        Step.FLY: "{Actor} flies {direction}, to {to}.",
        Step.CHANGE_LEVEL: "{Actor} sinks to level {way}.",
        Step.LAND: "{Actor} lands.",
        Step.BOOST: "{Actor} boosts.",
        Step.CLIMB: either("way", "{Actor} climbs a storey up.", "{Actor} climbs a storey down."),
    },
)
CITED: Final = cited(
    "action",
    {
        Action.STAND: "BS.ACT.1",
        Action.MOVE: "BS.MOV.1",
        Action.FIRE: "BS.FIR.2",
        Action.PAINT: "BS.PNT.1",
        Action.REPAIR: "BS.REP.1",
        Action.COMMAND: "BS.COM.4",
        Action.ENGINEER_REPAIR: "BS.DWN.2",
        Action.GO_STEALTHY: "BS.STL.1",
        Action.DETONATE: "BS.BMB.1",
        Action.DEMOLISH: "BS.ENG.3",
    },
)
STEP_CITED: Final = cited(
    "step",
    {
        Step.STOP: "BS.MOV.1",
        Step.WALK: "BS.MOV.4",
        Step.SHOOT: "BS.FIR.1",
        Step.LEAVE: "BS.EDG.1",
        Step.BOUNCE: "BS.BNC.2",
        Step.FLY: "BS.BNC.7",
        Step.CHANGE_LEVEL: "BS.BNC.13",
        Step.LAND: "BS.BNC.14",
        Step.BOOST: "BS.BNC.21",
        Step.CLIMB: "BS.MLB.2",
    },
)

COURSE: Final = (
    question(
        "choose_place",
        "Set `choice.dot` to the point where a soldier begins, and `choice.level` if in the air.",
        "side soldier",
        "Where does {actor} begin?",
        either(
            "dot",
            either("level", "{Actor} begins on {dot} in the air at level {level}.", "{Actor} begins on {dot}."),
            "{Actor} has no place.",
        ),
        of="soldier",
        cites="BS.SCN.5",
        heuristic="heuristic.deployment.heuristic_place(game, soldier)",
        lists="listing.list_beginnings(game, game.answers.piece)",
        dot=POINT,
        level=NUMBER,
    ),
    question(
        "wants_to_go_first",
        "Return whether a player with the initiative goes first.",
        "side",
        "Does {side} go first?",
        either("yes", "{Side} goes first.", "{Side} goes second."),
        cites="BS.INI.4",
        heuristic="heuristic.answers.heuristic_first(game)",
    ),
    question(
        "choose_unit",
        "Set `choice.soldier` to the soldier that is activated.",
        "side",
        "Whom does {side} activate?",
        either("soldier", "{Side} activates {soldier}.", "{Side} passes."),
        cites="BS.SEQ.1",
        heuristic="heuristic.answers.heuristic_unit(game, side)",
        lists="listing.list_units(game, game.answers.side)",
        soldier=SOLDIER,
    ),
    question(
        "choose_action",
        "Set `choice.action` and `choice.amount`; standing still is nothing.",
        "side soldier",
        "What does {actor} do?",
        DEEDS,
        of="soldier",
        cites=CITED,
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
        "Where does {actor} come on to the map?",
        either(
            "dot",
            either("level", "{Actor} enters at {dot} in the air at level {level}.", "{Actor} enters at {dot}."),
            "{Actor} has no place.",
        ),
        of="soldier",
        cites="BS.EDG.1",
        heuristic="heuristic.deployment.heuristic_entry(game, side, soldier)",
        lists="listing.list_entries(game, game.answers.piece)",
        dot=POINT,
        level=NUMBER,
    ),
    question(
        "choose_step",
        "Set `choice.step` and `choice.way`, a direction, edge or level; stopping is nothing.",
        "side soldier",
        "Where does {actor} go, with {amount} movement points left?",
        STEPS,
        of="soldier",
        amount_of="game.soldiers.left[soldier]",
        cites=STEP_CITED,
        heuristic="heuristic.steps.heuristic_step(game, side, soldier)",
        lists="listing.list_steps(game, game.answers.piece)",
        step=NUMBER,
        way=NUMBER,
        further={
            "direction": lambda cells, _: WAYS[cells[1] % len(WAYS)],
            "to": _next_point,
            "edge": lambda cells, _: EDGES[cells[1] % len(EDGES)],
        },
    ),
    question(
        "choose_facing",
        "Set `choice.way` to the direction that a soldier faces who has been put on the map.",
        "side soldier",
        "Which way does {actor} face?",
        "{Actor} faces {way}.",
        of="soldier",
        cites="BS.FAC.1",
        heuristic="heuristic.deployment.heuristic_facing(game, soldier)",
        lists="listing.list_facings(game)",
        way=WAY,
    ),
    question(
        "choose_landing",
        "Set `choice.amount` to the movement points, of those left, that are paid for a landing.",
        "side soldier cost left",
        "What does {actor} pay for a landing that costs {amount}?",
        Counted("amount", "{Actor} lands for {number} movement point.", "{Actor} lands for {number} movement points."),
        of="soldier",
        amount_of="cost",
        cites="BS.BNC.15",
        heuristic="heuristic.answers.heuristic_landing(game, cost, left)",
        lists="listing.list_payments(game, game.answers.piece, game.answers.amount)",
        amount=NUMBER,
    ),
    question(
        "choose_extra_step",
        "Set `choice.way` to the direction of a step after a shock, nobody for none.",
        "side soldier",
        "Where does {actor} stagger to?",
        either("way", "{Actor} walks one point {way}.", "{Actor} stays where it is."),
        of="soldier",
        amount_of="game.soldiers.left[soldier]",
        cites="BS.RES.5",
        heuristic="heuristic.answers.heuristic_extra_step(game, soldier)",
        lists="listing.list_extra_steps(game, game.answers.piece)",
        way=WAY,
    ),
)

QUESTIONS: Final = Questions("engine.games.battlesuit.kernel", (*COURSE, *MOVES, *FIRE, *HIDDEN, *COMMAND), SOLDIER)


def __getattr__(name: str) -> Callable[..., bool]:
    return QUESTIONS.function(name)
