"""The questions of a battle, as rows: who is asked what, the cells of an answer, what lists and says legal ones.

A new question is a row here, what lists its answers, and the heuristic player's answer. Places are told as inches east
and north of the south-west corner, facings as degrees from north by east.
"""

from collections.abc import Callable, Mapping
from math import atan2, degrees
from typing import Any, Final

from engine.battles.events import NUMBER, Cell, by, cited, either
from engine.games.survive.kernel import codes
from engine.games.survive.kernel.codes import Action
from engine.kernel.questions import Questions, question

Cells = tuple[int, ...]
Told = Callable[[Cells, Any], Any]
PIECE: Final = Cell[Any](lambda number, setup: setup.names.piece(number) if number >= 0 else "", str)
WEAPON: Final = Cell[Any](lambda slot, setup: setup.names.weapon(slot) if slot >= 0 else "", str)


def _inches(at: int) -> Told:
    return lambda cells, _: f"{cells[at] / codes.MILS_PER_INCH:.3f}".rstrip("0").rstrip(".")


def _bearing(at: int) -> Told:
    return lambda cells, _: f"{degrees(atan2(cells[at], cells[at + 1])) % 360:.2f}"


def _point(at: int) -> Mapping[str, Told]:
    """Return the place whose cells begin at one of them."""
    return {"east": _inches(at), "north": _inches(at + 1)}


def _group(cells: Cells, setup: Any) -> str:
    """Return who joins, "" where nobody but one does."""
    joining = cells[4:]
    return ", ".join(map(setup.names.piece, joining)) if len(joining) > 1 else ""


SHOT: Final = either(
    "target", "{actor} shoots at {target} with {slot}, at {distance} inches.", "{actor} does not shoot."
)
SHOT_CELLS: Final[Mapping[str, Any]] = {
    "target": PIECE,
    "slot": WEAPON,
    "estimate_mil": NUMBER,
    "further": {"distance": lambda cells, _: f"{cells[2] / codes.MILS_PER_INCH:.1f}"},
}

STANCE: Final[Mapping[str, Any]] = {
    "x_mil": NUMBER,
    "y_mil": NUMBER,
    "facing_x": NUMBER,
    "facing_y": NUMBER,
    "further": {**_point(0), "bearing": _bearing(2)},
}
"""Where a unit stands and where it looks."""
CITED: Final = cited(
    "action",
    {
        Action.MOVE: "SV.MOV.1",
        Action.RUN: "SV.MOV.3",
        Action.CHARGE: "SV.MOV.5",
        Action.HOLD: "SV.MOV.7 SV.MOV.8",
        Action.SHUFFLE: "SV.DAZ.2",
        Action.BLINK: "SV.MOV.13",
        Action.TEAM_MOVE: "SV.MOV.9",
        Action.TEAM_CHARGE: "SV.MOV.10",
        Action.MOB_RUN: "SV.MOV.11",
    },
)


def _reach(_: Cells, setup: Any) -> str:
    """Return how far a unit may go, in inches."""
    return f"{setup.game.answers.amount / codes.MILS_PER_INCH:.1f}"


QUESTIONS: Final = Questions(
    "engine.games.survive.kernel",
    (
        question(
            "choose_spot",
            "Set `choice.x_mil`, `y_mil` and the facing of a unit that is set up.",
            "side piece",
            "Where is {actor} set up?",
            "{actor} is set up at {east}, {north}, facing {bearing} degrees.",
            of="piece",
            cites="SV.GAP.41",
            heuristic="heuristic.plans.heuristic_spot(game, side, piece)",
            lists="listing.places.list_spots(game, game.answers.side, game.answers.piece)",
            **STANCE,
        ),
        question(
            "wants_hold",
            "Return whether a unit holds in this turn.",
            "side piece",
            "Does {actor} hold in this turn?",
            either("yes", "{actor} holds.", "{actor} does not hold."),
            of="piece",
            cites="SV.SEQ.1",
            heuristic="heuristic.plans.heuristic_hold(game, side, piece)",
            seldom=3,
        ),
        question(
            "choose_units",
            "Set `choice.action`, `piece`, and `partner` or `joins` of a group.",
            "side",
            "Who does what?",
            by(
                "action",
                {
                    Action.MOVE: "{piece} moves.",
                    Action.RUN: "{piece} runs.",
                    Action.CHARGE: "{piece} charges.",
                    Action.HOLD: "{piece} shoots from its hold.",
                    Action.SHUFFLE: "{piece} is Dazed and shuffles.",
                    Action.BLINK: either("group", "{piece} leads a Blink: {group}.", "{piece} Blinks."),
                    Action.TEAM_MOVE: "{piece} and {partner} move as a Double Team.",
                    Action.TEAM_CHARGE: "{piece} and {partner} charge as a Double Team.",
                    Action.MOB_RUN: "A Mob Run: {group}.",
                },
            ),
            cites=CITED,
            heuristic="heuristic.plans.heuristic_units(game, side)",
            lists="listing.units.list_units(game, game.answers.side)",
            reads="listing.units.read_units(game)",
            action=NUMBER,
            piece=PIECE,
            partner=PIECE,
            further={"group": _group},
        ),
        question(
            "choose_leg",
            "Set `choice.x_mil`, `y_mil` and the facing of a unit on its way; its own place is the end of it.",
            "side piece left_mil",
            "Where does {actor} go, with {reach} inches left?",
            "{actor} goes to {east}, {north}, facing {bearing} degrees.",
            of="piece",
            amount_of="left_mil",
            cites="SV.MOV.1",
            heuristic="heuristic.paths.heuristic_leg(game, piece, left_mil)",
            lists="listing.places.list_legs(game, game.answers.piece, game.answers.amount)",
            **{**STANCE, "further": {**STANCE["further"], "reach": _reach}},
        ),
        question(
            "choose_charge",
            "Set `choice.target` to whom a unit charges.",
            "side piece",
            "Whom does {actor} charge?",
            either("target", "{actor} charges {target}.", "{actor} charges nobody."),
            of="piece",
            cites="SV.MOV.5",
            heuristic="heuristic.plans.heuristic_charge(game, piece)",
            lists="listing.units.list_charges(game, game.answers.piece)",
            target=PIECE,
        ),
        question(
            "choose_shot",
            "Set `choice.target`, `slot` and `estimate_mil` of a shot, or no target.",
            "side piece",
            "Whom does {actor} shoot at?",
            SHOT,
            of="piece",
            amount_of="game.choice.action",
            cites="SV.SHT.1",
            heuristic="heuristic.arms.heuristic_shot(game, piece)",
            lists="listing.units.list_shots(game, game.answers.piece, game.answers.amount)",
            **SHOT_CELLS,
        ),
        question(
            "choose_hold_shot",
            "As `choose_shot`, of a unit that holds and turns to its target.",
            "side piece",
            "Whom does {actor} shoot at?",
            SHOT,
            of="piece",
            amount_of="game.choice.action",
            cites="SV.GAP.26",
            heuristic="heuristic.arms.heuristic_hold_shot(game, piece)",
            lists="listing.units.list_shots(game, game.answers.piece, game.answers.amount)",
            **SHOT_CELLS,
        ),
        question(
            "choose_draw",
            "Set `choice.slot` to a weapon that is drawn instead, or to none.",
            "side piece",
            "What does {actor} draw?",
            either("slot", "{actor} draws {slot}.", "{actor} keeps what is in hand."),
            of="piece",
            cites="SV.AMM.3",
            heuristic="heuristic.arms.heuristic_draw(game, piece)",
            lists="listing.units.list_draws(game, game.answers.piece)",
            seldom=4,
            slot=WEAPON,
        ),
        question(
            "choose_blade",
            "Set `choice.slot` to what a unit strikes with, or to its fists.",
            "side piece foe",
            "What does {actor} strike with?",
            either("slot", "{actor} strikes with {slot}.", "{actor} strikes with bare fists."),
            of="piece",
            amount_of="foe",
            cites="SV.GAP.47",
            heuristic="heuristic.arms.heuristic_blade(game, piece, foe)",
            lists="listing.units.list_blades(game, game.answers.piece)",
            slot=WEAPON,
        ),
        question(
            "choose_reply",
            "Set `choice.target` to one of the two who mob a unit.",
            "side piece one other",
            "Whom does {actor} strike?",
            "{actor} strikes {target}.",
            of="piece",
            amount_of="min(one, other)",
            cites="SV.GAP.17",
            heuristic="heuristic.arms.heuristic_reply(game, piece, one, other)",
            lists="listing.units.list_replies(game)",
            target=PIECE,
        ),
        question(
            "choose_follow_on",
            "Set `choice.target` to whom a winner charges, or `x_mil` and `y_mil` to where it moves.",
            "side piece left_mil loser",
            "Where does {actor} follow on, up to {reach} inches?",
            either("target", "{actor} charges {target}.", "{actor} follows on to {east}, {north}."),
            of="piece",
            amount_of="left_mil",
            cites="SV.RES.5",
            heuristic="heuristic.paths.heuristic_follow_on(game, piece, left_mil, loser)",
            lists="listing.places.list_follow_ons(game, game.answers.piece, game.answers.amount)",
            target=PIECE,
            x_mil=NUMBER,
            y_mil=NUMBER,
            further={**_point(1), "reach": _reach},
        ),
        question(
            "choose_facing",
            "Set the facing of a unit that has Blinked.",
            "side piece",
            "Which way does {actor} face?",
            "{actor} faces {bearing} degrees.",
            of="piece",
            cites="SV.GAP.18",
            heuristic="heuristic.plans.heuristic_facing(game, piece)",
            lists="listing.places.list_facings(game, game.answers.piece)",
            facing_x=NUMBER,
            facing_y=NUMBER,
            further={"bearing": _bearing(0)},
        ),
    ),
    PIECE,
)


def __getattr__(name: str) -> Callable[..., bool]:
    return QUESTIONS.function(name)
