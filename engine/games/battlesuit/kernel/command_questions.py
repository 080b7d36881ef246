"""The questions of command and support, as rows: morale, groups, crusaders, repairs, reorganising and cover."""

from collections.abc import Mapping
from typing import Any, Final

from engine.battles.events import NUMBER, Cell, Counted, either
from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.event_codes import Repairs
from engine.kernel.questions import question

Cells = tuple[int, ...]

SOLDIER: Final = Cell[Any](lambda number, setup: setup.names.soldier(number) if number != codes.NOBODY else "", str)
POINT: Final = Cell[Any](lambda dot, setup: setup.names.point(dot) if dot != codes.NOBODY else "", str)


def _by_die(cells: Cells, _: Any) -> bool:
    return cells[1] == Repairs.BY_DIE


REPAIR: Final[Mapping[str, Any]] = {"target": SOLDIER, "amount": NUMBER, "further": {"by_die": _by_die}}
"""Who repairs or is helped up, and whether by a die."""

COMMAND: Final = (
    question(
        "choose_morale_points",
        "Set `choice.amount` to the command points spent on a morale roll, up to `most`.",
        "side soldier most",
        "How many command points does {actor} roll with, of {amount}?",
        Counted("amount", "{Actor} rolls with {number} command point.", "{Actor} rolls with {number} command points."),
        of="soldier",
        amount_of="most",
        cites="BS.COM.9",
        heuristic="heuristic.command.heuristic_morale_points(game, most)",
        lists="listing.list_morale_points(game, game.answers.amount)",
        amount=NUMBER,
    ),
    question(
        "choose_group",
        "Set `choice.soldier` to one more soldier of a group, nobody for no more.",
        "side",
        "Whom does {side} activate as well?",
        either("soldier", "{Side} also activates {soldier}.", "{Side} also activates nobody."),
        cites="BS.COM.11",
        heuristic="heuristic.command.heuristic_group(game, side)",
        lists="listing.list_members(game, game.answers.side)",
        soldier=SOLDIER,
    ),
    question(
        "choose_crusader",
        "Set `choice.target` to the crusader that helps a soldier, nobody for none.",
        "side soldier",
        "Who helps {actor}?",
        either("target", "{Actor} is helped by {target}.", "{Actor} is helped by nobody."),
        of="soldier",
        cites="BS.CRU.1",
        heuristic="heuristic.command.heuristic_crusader(game, side, soldier)",
        lists="listing.list_crusaders(game, game.answers.piece)",
        target=SOLDIER,
    ),
    question(
        "choose_engineer",
        "Set `choice.target` to the engineer that repairs a soldier, nobody for none; `choice.amount` 1 for a die.",
        "side soldier",
        "Who repairs {actor}?",
        either(
            "target",
            either("by_die", "{Actor} is repaired by {target}, by a die.", "{Actor} is repaired by {target}."),
            "{Actor} is repaired by nobody.",
        ),
        of="soldier",
        cites="BS.ENG.1",
        heuristic="heuristic.command.heuristic_engineer(game, side, soldier)",
        lists="listing.list_repairs(game, game.answers.piece, 0)",
        **REPAIR,
    ),
    question(
        "choose_patient",
        "Set `choice.target` to the down soldier that is helped up; `choice.amount` 1 for a die.",
        "side soldier",
        "Whom does {actor} help up?",
        either(
            "target",
            either("by_die", "{Actor} helps up {target}, by a die.", "{Actor} helps up {target}."),
            "{Actor} helps up nobody.",
        ),
        of="soldier",
        cites="BS.DWN.2",
        heuristic="heuristic.command.heuristic_patient(game, side, soldier)",
        lists="listing.list_repairs(game, game.answers.piece, 1)",
        **REPAIR,
    ),
    question(
        "wants_to_reorganise",
        "Return whether a side spends the turn on becoming one squad.",
        "side",
        "Does {side} become one squad?",
        either("yes", "{Side} becomes one squad.", "{Side} fights on in two squads."),
        cites="BS.SQC.4",
        heuristic="heuristic.command.heuristic_reorganisation(game, side)",
    ),
    question(
        "choose_cover",
        "Set `choice.dot` to the cover a frightened soldier runs to.",
        "side soldier",
        "Where does {actor} run for cover?",
        "{Actor} runs for {dot}.",
        of="soldier",
        cites="BS.PAN.7",
        heuristic="heuristic.command.heuristic_cover(game, soldier)",
        lists="listing.list_covers(game, game.answers.piece)",
        dot=POINT,
    ),
)
