"""Players of Battlesuit of whom every answer is written down, with what the kernel lists there."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

from engine.battles.battle import fight_in
from engine.battles.orders import BattleOrder, Participant
from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.players import heuristic, random_player
from engine.games.battlesuit.kernel.players.listing.choices import list_choices
from engine.games.battlesuit.kernel.players.outside import Adapter, CustomGame
from engine.games.battlesuit.kernel.players.questions import QUESTIONS
from engine.games.battlesuit.kernel.players.rows.command import COMMAND
from engine.games.battlesuit.kernel.records import Game
from schemas.packs.packs import Pack

Cells = tuple[int, ...]
ROOMS = {"heuristic": heuristic, "random_player": random_player}
"""The rooms of the players, whose modules are loaded with the dispatch."""
CELLS: dict[str, tuple[str, ...]] = {
    "choose_place": ("dot", "level"),
    "choose_unit": ("soldier",),
    "choose_action": ("action", "amount"),
    "choose_entry": ("dot", "level"),
    "choose_step": ("step", "way"),
    "choose_facing": ("way",),
    "choose_target": ("target",),
    "choose_landing": ("amount",),
    "choose_reaction": ("soldier",),
    "choose_extra_step": ("way",),
    "choose_mine_point": ("dot",),
    "choose_morale_points": ("amount",),
    "choose_group": ("soldier",),
    "choose_crusader": ("target",),
    "choose_engineer": ("target", "amount"),
    "choose_patient": ("target", "amount"),
    "choose_query": ("target",),
    "choose_cover": ("dot",),
}
"""What of `choice` the answered player reads for a question; a yes or a no of the others."""
NEED_A_WAY = {codes.WALK, codes.LEAVE, codes.BOUNCE, codes.FLY, codes.CHANGE_LEVEL, codes.CLIMB}
NEED_AN_AMOUNT = {codes.FIRE, codes.PAINT, codes.DEMOLISH}


@dataclass(frozen=True)
class Answer:
    """An answer to a question, without what it does not need, and what was listed there, if it was."""

    question: int
    cells: Cells
    listed: tuple[Cells, ...] | None


class Recorder:
    """A player at a side that answers as one of the kernel's; every so many questions with what is listed."""

    def __init__(self, player: str, side: int, answers: list[Answer], every: int) -> None:
        self.player, self.side, self.answers, self.every = player, side, answers, every

    def __getattr__(self, name: str) -> Callable[..., Any]:
        """Return what answers the question of a name."""
        question = next(each for each in (*QUESTIONS, *COMMAND) if each.name == name)

        def answer(game: Game, *asked: int) -> Any:
            named = dict(zip([each for each in question.arguments if each != "side"], asked, strict=True))
            number = vars(codes)[question.asks]
            listed = self.listed(game, number, named, name)
            call = question.answers[self.player.upper()]
            said = eval(call, {**ROOMS, "game": game, "side": self.side, **named})  # noqa: S307 a row of our own table
            cells = (int(said),) if question.returns == "bool" else needed(game, name, named)
            self.answers.append(Answer(number, cells, listed))
            return said

        return answer

    def listed(self, game: Game, number: int, named: dict[str, int], name: str) -> tuple[Cells, ...] | None:
        """Return what the kernel lists here, as for a battle that waits; then nothing waits any more."""
        if len(self.answers) % self.every:
            return None
        asked = game.answers
        asked.question, asked.side = number, self.side
        asked.piece = named.get("soldier", named.get("drone", named.get("mover", codes.NOBODY)))
        asked.amount = named.get("mine", named.get("cost", named.get("most", int(name == "choose_patient"))))
        list_choices(game)
        asked.question = 0
        return listed_cells(game)


def needed(game: Game, name: str, named: dict[str, int]) -> Cells:
    """Return what was chosen, with 0 for what does not matter."""
    cells = tuple(getattr(game.choice, column) for column in CELLS[name])
    if name == "choose_step" and cells[0] not in NEED_A_WAY:
        return cells[0], 0
    if name == "choose_action" and cells[0] not in NEED_AN_AMOUNT:
        return cells[0], 0
    if name in {"choose_engineer", "choose_patient"}:
        helper = cells[0] if name == "choose_engineer" else named["soldier"]
        throws = cells[0] != codes.NOBODY and (game.cards.abilities[game.forces.card[helper]] >> codes.REPAIRS) % 2
        return cells if throws else (cells[0], 0)
    return cells


def listed_cells(game: Game) -> tuple[Cells, ...]:
    """Return what the kernel has listed, once each, in its order."""
    cells, found, at = game.choices.cells[: game.choices.length], [], 0
    while at < len(cells):
        found.append(tuple(cells[at + 1 : at + 1 + cells[at]]))
        at += 1 + cells[at]
    assert len(found) == game.choices.listed
    return tuple(dict.fromkeys(found))


def recorded(pack: Pack, scenario: str, seed: int, player: str, every: int) -> tuple[Answer, ...]:
    """Return what two players of a kind answer in a battle, question by question."""
    answers: list[Answer] = []
    red, blue = (cast("Adapter", Recorder(player, side, answers, every)) for side in range(2))
    seats = tuple(Participant(seat, None, "custom") for seat in ("red", "blue"))
    fight_in(pack, BattleOrder(seats, scenario, None, seed), CustomGame((red, blue)), "plain")
    return tuple(answers)
