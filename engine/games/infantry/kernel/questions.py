"""The questions of a battle, as rows: who is asked what, the cells of an answer, what lists and says legal ones.

A new question is a row here, what lists its answers, and the heuristic player's answer.
"""

from collections.abc import Callable
from typing import Any, Final

from engine.battles.events import Cell, Number, by, cited, either, words
from engine.games.infantry.ground import compass_word
from engine.games.infantry.kernel.codes import BEARING_DEG, NOBODY, SLOTS, Action
from engine.kernel.questions import Questions, question

KERNEL: Final = "engine.games.infantry.kernel"
REACTION_ROOM: Final = 64
"""An amount of a reaction is this often the enemy, and the weapon."""

Cells = tuple[int, ...]
PERSON: Final = Cell[Any](lambda number, setup: setup.names.person(number) if number >= 0 else "", str)
PLACE: Final = Cell[Any](lambda number, _: number, Number)
BEARING: Final = Cell[Any](lambda number, _: number * BEARING_DEG, Number, say=compass_word)


def _weapon(cells: Cells, setup: Any) -> str:
    """Return what is in a section of the card of who acts; "" for none, or for a crewed weapon."""
    slot, game = cells[1], setup.game
    held = game.battle.weapon[game.answers.piece * SLOTS + slot] if slot != NOBODY else NOBODY
    return str(setup.names.weapon(held)) if held != NOBODY else ""


SLOT: Final = Cell[Any](lambda number, _: number, Number)
DEEDS: Final = by(
    "action",
    {
        "end": "{actor} ends its turn.",
        "step": "{actor} goes to {column}/{row}.",
        "drop_prone": "{actor} drops prone.",
        "stand_up": "{actor} stands up.",
        "change_weapon": "{actor} takes the {weapon} in hand.",
        "aimed_fire": "{actor} fires at {target}.",
        "arc": "{actor} lays an arc to the {bearing} ({degrees}°).",
        "wide_arc": "{actor} lays a wide arc to the {bearing} ({degrees}°).",
        "strike": "{actor} strikes at {target}.",
        "set_up": "{actor} sets the crewed weapon up, its arc to the {bearing}.",
        "break_down": "{actor} breaks the crewed weapon down.",
        "swing": "{actor} swings the crewed weapon to the {bearing}.",
        "take_over": "{actor} takes over the {gun}.",
        "pick_up": "{actor} picks up the {gun}.",
        "free_fire": "{actor} fires the crewed weapon at {target}.",
        "fire_on_the_move": "{actor} fires on the move at {target}.",
        "into_tunnel": "{actor} goes into the tunnel.",
        "out_of_tunnel": "{actor} comes out of the tunnel.",
        "drop_weapon": either("weapon", "{actor} drops the {weapon}.", "{actor} drops the crewed weapon."),
        "explosive": "{actor} aims the {weapon} at {column}/{row}.",
        "explosive_on_the_move": "{actor} aims the {weapon} at {column}/{row} on the move.",
    },
)
CITED: Final = cited(
    "action",
    {
        "end": "IN.HOUSE.1",
        "step": "IN.GAP.14 IN.GAP.15",
        **dict.fromkeys(("drop_prone", "stand_up", "change_weapon"), "IN.GAP.14"),
        "drop_weapon": "IN.GAP.23",
        "aimed_fire": "IN.HOUSE.3",
        **dict.fromkeys(("arc", "wide_arc"), "IN.HOUSE.4"),
        "strike": "IN.HOUSE.7",
        "set_up": "IN.CRW.5",
        "break_down": "IN.CRW.6",
        "swing": "IN.CRW.12",
        "take_over": "IN.CRW.8",
        "pick_up": "IN.GAP.5",
        "free_fire": "IN.CRW.13",
        **dict.fromkeys(("fire_on_the_move", "explosive_on_the_move"), "IN.MVF.3"),
        **dict.fromkeys(("into_tunnel", "out_of_tunnel"), "IN.TUN.1"),
        "explosive": "IN.EXP.2",
    },
)

QUESTIONS: Final = Questions(
    KERNEL,
    (
        question(
            "choose_place",
            "Set `choice.column` and `row` to where a trooper is set down, and `bearing` for what stands.",
            "side person",
            "Where is {actor} set down?",
            "{actor} is set down at {column}/{row}.",
            of="person",
            cites="IN.HOUSE.10",
            heuristic="heuristic.steps.heuristic_place(game, side, person)",
            lists="listing.list_places(game, game.answers.side)",
            column=PLACE,
            row=PLACE,
            bearing=BEARING,
        ),
        question(
            "choose_trooper",
            "Set `choice.target` to the trooper who acts next, or to nobody to end the movement phase.",
            "side",
            "Who acts?",
            either("target", "{target} acts.", "Nobody else acts this turn."),
            cites="IN.HOUSE.1",
            heuristic="heuristic.answers.heuristic_trooper(game, side)",
            lists="listing.list_troopers(game, game.answers.side)",
            target=PERSON,
        ),
        question(
            "choose_action",
            "Set `choice.action` and what belongs to it.",
            "side person",
            "What does {actor} do with {amount} AP?",
            DEEDS,
            of="person",
            amount_of="game.battle.ap[person]",
            cites=CITED,
            heuristic="heuristic.answers.heuristic_action(game, person)",
            lists="listing.list_actions(game, game.answers.piece)",
            action=words(Action),
            slot=SLOT,
            target=PERSON,
            bearing=BEARING,
            column=PLACE,
            row=PLACE,
            further={
                "weapon": _weapon,
                "gun": lambda cells, setup: setup.names.weapon(setup.game.forces.gun[cells[2]]),
                "degrees": lambda cells, _: cells[3] * BEARING_DEG,
            },
        ),
        question(
            "wants_to_fire",
            "Return whether somebody fires a weapon at an enemy who has entered its arc.",
            "side person target weapon",
            "Does {actor} fire the {weapon} at {target}?",
            either("yes", "{actor} fires the {weapon} at {target}.", "{actor} holds the {weapon}'s fire on {target}."),
            of="person",
            amount_of=f"target * {REACTION_ROOM} + weapon",
            cites="IN.HOUSE.4",
            heuristic="heuristic.answers.heuristic_reaction(game, person, target, weapon)",
            further={
                "target": lambda _, setup: setup.names.person(setup.game.answers.amount // REACTION_ROOM),
                "weapon": lambda _, setup: setup.names.weapon(setup.game.answers.amount % REACTION_ROOM),
            },
        ),
        question(
            "wants_cover",
            "Return whether somebody who was shot at on the move drops prone.",
            "side person",
            "Does {actor} drop prone?",
            either("yes", "{actor} drops prone.", "{actor} stays up."),
            of="person",
            cites="IN.MVF.6",
            heuristic="heuristic.answers.heuristic_cover(game, person)",
        ),
    ),
    PERSON,
)


def __getattr__(name: str) -> Callable[..., bool]:
    return QUESTIONS.function(name)
