"""What players are offered, and what they choose of it: what a player never chooses it cannot use.

Run: python -m benchmarks.options [SYSTEM ...] [--battles N] [--player NAME ...]. A game is added by a row of `SYSTEMS`.
It needs compiled kernels: battles stand still at every question, where the legal answers are listed.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from string import Formatter
from typing import Any, Final

from benchmarks.never_chosen import why_never
from engine.battles.asking import listed_cells
from engine.battles.events import FLAG, Counted, Picked
from engine.battles.forms import DEFAULT_PLAYER
from engine.battles.modes import call
from engine.battles.orders import BattleOrder, Participant
from engine.battles.played import battles_of
from engine.battles.searching.standing import PlayOn, Seated, seated_at, standing_battle
from engine.execution.simulation import Simulation
from engine.games.infantry.kernel.codes import NOBODY, SLOTS, Action
from engine.games.seven_seconds.kernel.codes import PIECES, SPOTS
from engine.kernel.answers import ANSWERED
from engine.kernel.questions import LIST_CHOICES, Question
from engine.paths import CONTENT
from schemas.packs.packs import Pack, read_packs
from schemas.systems import SYSTEM_NAMES, SystemName

Cells = tuple[int, ...]
Option = tuple[str, str]
"""A question, and what its answer says."""

BATTLES = 1000


@dataclass(frozen=True)
class Told:
    """How options of a question are told apart beyond what their sentences say.

    `by` are values that are told as they are: in the sentence, or in brackets after it; `further` ones are functions of
    the cells and of the battle that is set up. `says` tells an option instead of the sentence. `more` returns the cells
    of a choice that are no columns, `offers` what is offered beside what is listed, of the cells that are. Answers
    whose `alike` is the same say the same.
    """

    by: tuple[str, ...] = ()
    further: Mapping[str, Callable[[Cells, Any], Any]] = field(default_factory=dict)
    says: Callable[[Cells], str] | None = None
    more: Callable[[Any], Cells] = lambda _: ()
    offers: Callable[[Collection[Cells], Any], Collection[str]] = lambda _, __: ()
    alike: Callable[[Cells], Cells] = lambda cells: cells


def _joining(choice: Any) -> Cells:
    joins = tuple(piece for piece, joined in enumerate(choice.joins) if joined)
    return (len(joins), *joins)


HAND_DEEDS: Final = {Action.AIMED_FIRE, Action.ARC, Action.WIDE_ARC, Action.FIRE_ON_THE_MOVE}
CREW_DEEDS: Final = {Action.SET_UP, Action.BREAK_DOWN, Action.SWING, Action.FREE_FIRE}


def _in_hand(cells: Cells, setup: Any) -> str:
    """Return the weapon that a deed of infantry is done with, "" where it needs none."""
    game, person = setup.game, setup.game.answers.piece
    weapon = NOBODY
    if cells[0] in CREW_DEEDS:
        weapon = game.forces.gun[game.battle.gun[person]]
    elif cells[0] in HAND_DEEDS:
        weapon = game.battle.weapon[person * SLOTS + game.battle.active[person]]
    return str(setup.names.weapon(weapon)) if weapon != NOBODY else ""


def _without_aim(cells: Cells) -> Cells:
    """Return the deed and its section of the card, and whose crewed weapon is taken."""
    return cells[: 3 if cells[0] in {Action.TAKE_OVER, Action.PICK_UP} else 2]


def _shares(choice: Any) -> Cells:
    """Return the cells of a pool that was shared out, as they are listed."""
    targets = [piece for piece in range(PIECES) if choice.points[piece] or choice.points_again[piece]]
    spots = [spot for spot in range(SPOTS) if choice.spot_points[spot]]
    shares = (each for at in targets for each in (at, choice.points[at], choice.points_again[at]))
    grounds = (each for at in spots for each in (choice.spot_points[at], choice.spot_x_mil[at], choice.spot_y_mil[at]))
    return (len(targets), *shares, len(spots), *grounds)


ONE_PIECE, SPLIT = "{Actor} spends its sensor points on a piece.", "{Actor} splits its sensor points."


def _pool(cells: Cells) -> str:
    pieces = cells[0]
    found = pieces + cells[1 + 3 * pieces]
    if found > 1:
        return SPLIT
    on = ONE_PIECE if pieces else "{Actor} spends its sensor points on the ground."
    return on if found else "{Actor} spends none of its sensor points."


def _split(listed: Collection[Cells], setup: Any) -> Collection[str]:
    """Return that a pool may be split, where it buys a counter on each of two."""
    prices: dict[Cells, int] = {}
    for cells in listed:
        if sum(cells[:1]) or len(cells) > 2:
            at, points = ((cells[1],), cells[2]) if cells[0] else (cells[3:], cells[2])
            prices[at] = min(points, prices.get(at, points))
    return (SPLIT,) if len(prices) > 1 and sum(sorted(prices.values())[:2]) <= setup.game.answers.amount else ()


SHOT: Final = Told(by=("slot",))
SOMEWHERE: Final = Told(alike=lambda cells: (min(cells[0], 0), *cells[1:]))
RATED: Final = Told(by=("maneuver", "rating"))
ARMED: Final = Told(by=("weapon", "gun", "held"), further={"held": _in_hand}, alike=_without_aim)
SYSTEMS: Final[Mapping[SystemName, Mapping[str, Told]]] = {
    "seven_seconds": {"share_points": Told(says=_pool, more=_shares, offers=_split)},
    "battlesuit": {
        "choose_step": Told(alike=lambda cells: (cells[0], min(cells[1], 1))),
        "choose_place": SOMEWHERE,
        "choose_entry": SOMEWHERE,
        "choose_mine_point": SOMEWHERE,
        "choose_morale_points": Told(by=("amount",)),
        "choose_landing": Told(by=("amount",)),
    },
    "survive": {
        "choose_units": Told(more=_joining),
        "choose_shot": SHOT,
        "choose_hold_shot": SHOT,
        "choose_draw": SHOT,
        "choose_blade": SHOT,
    },
    "maneuvers": {"choose_maneuver": RATED, "choose_extra": RATED, "choose_opposition": RATED},
    "infantry": {"choose_action": ARMED, "wants_to_fire": Told(by=("weapon",))},
}


@dataclass
class Tally:
    """At how many questions each option was offered, and at how many it was chosen."""

    offered: Counter[Option] = field(default_factory=Counter)
    chosen: Counter[Option] = field(default_factory=Counter)


def watch(pack: Pack, battles: int, player: str = DEFAULT_PLAYER) -> Tally:
    """Return what a player at every seat was offered and chose in so many battles, whose scenarios take turns."""
    simulation, tally = Simulation(pack, "compiled"), Tally()
    scenarios: Sequence[str | None] = [*sorted(simulation.scenarios)] or [None]
    for seed in range(battles):
        scenario = scenarios[seed % len(scenarios)]
        seats = simulation.form_for(scenario).seats
        order = BattleOrder(tuple(Participant(seat, None, player) for seat in seats), scenario, None, seed)
        for _ in watched(simulation, order, tally):
            pass
    return tally


def watched(simulation: Simulation, order: BattleOrder, tally: Tally) -> Iterator[Any]:
    """Fight a battle of heuristic players in the game record of this thread; yield it at its end, set up."""
    system = simulation.system
    seats = len(simulation.form_for(order.scenario).seats)
    styles = dict(enumerate(seated_at(simulation.set_up(order).game, seats)))
    battle = standing_battle(system, simulation.mode, lambda: simulation.set_up(order))
    waits = PlayOn({side: Seated(ANSWERED, style.weights) for side, style in styles.items()})
    watching = Watching(system, battle.setup, tally)
    battle.go_on(waits)
    while not battle.over:
        side = battle.setup.game.answers.side
        root = battle.save()
        watching.lists()
        battle.restore(root)
        battle.go_on(PlayOn({side: styles[side]}, lent=True))
        watching.decided()
        battle.go_on(waits)
    yield battle.setup


class Watching:
    """Who writes down what is offered and what is chosen, question for question of one battle."""

    def __init__(self, system: SystemName, setup: Any, tally: Tally) -> None:
        """Watch a battle that is set up in compiled mode."""
        questions = battles_of(system).questions
        assert questions is not None
        self._system, self._setup, self._tally, self._questions = system, setup, tally, questions
        self._row, self._told, self._offered = questions.rows[0], Told(), set[str]()

    def lists(self) -> None:
        """Take down what is offered at the question that waits."""
        game = self._setup.game
        self._row = self._questions.row(game.answers.question)
        self._told = SYSTEMS[self._system].get(self._row.name, Told())
        if not self._parted:
            return
        listed = listed_cells(game.choices, lambda: call(self._system, LIST_CHOICES, game, "compiled"))
        parted = {self._told.alike(cells): cells for cells in listed}
        self._offered = {self._option(cells) for cells in parted.values()}
        self._offered |= {*self._told.offers(listed, self._setup)}

    def decided(self) -> None:
        """Take down what was chosen; it was offered, too, where lists have not all that is legal."""
        if not self._parted:
            return
        game = self._setup.game
        cells = (*(getattr(game.choice, each) for each in self._row.cells), *self._told.more(game.choice))
        chosen = self._option(cells or (game.answers.yes,))
        name = self._row.name
        self._tally.offered.update((name, option) for option in self._offered | {chosen})
        self._tally.chosen[name, chosen] += 1

    @property
    def _parted(self) -> bool:
        """Whether answers to the question are told apart."""
        return bool(self._told.by) or self._told.says is not None or isinstance(self._row.says, Picked)

    def _option(self, cells: Cells) -> str:
        """Return what an answer says, names of values in braces where they are not told."""
        if self._told.says is not None:
            return self._told.says(cells)
        values = _Values(self._row, self._told, cells, self._setup)
        says: Any = self._row.says
        while isinstance(says, Picked):
            says = says.of(values)
        if isinstance(says, Counted):
            return f"{says.many} [{values[says.part]}]"
        told = {name: values[name] for name in self._told.by if values.get(name)}
        return _filled(says, told, self._told.further)


class _Values(dict[str, Any]):
    """The values of an answer by their names, each made when it is asked for first."""

    def __init__(self, row: Question, told: Told, cells: Cells, setup: Any) -> None:
        super().__init__()
        self._row, self._told, self._cells, self._setup = row, told, cells, setup

    def __missing__(self, name: str) -> Any:
        further = self._row.further.get(name) or self._told.further.get(name)
        value = further(self._cells, self._setup) if further else self._cell(name)
        self[name] = value
        return value

    def _cell(self, name: str) -> Any:
        cell_of = self._row.cells or {"yes": FLAG}
        return cell_of[name](self._cells[[*cell_of].index(name)], self._setup) if name in cell_of else None

    def get(self, name: str, _: Any = None) -> Any:
        """Return a value, None where an answer has none of that name."""
        return self[name]


@cache
def _braced(says: str) -> Sequence[str]:
    return [name for _, name, _, _ in Formatter().parse(says) if name]


def _filled(says: str, told: Mapping[str, Any], beside: Collection[str]) -> str:
    """Return a sentence with what is told of its values, and those beside it in brackets."""
    if not told:
        return says
    braced = _braced(says)
    filled = says.format_map({name: str(told.get(name, f"{{{name}}}")) for name in braced})
    after = [str(told[name]) for name in beside if name in told and name not in braced]
    return f"{filled} [{', '.join(after)}]" if after else filled


def main() -> None:
    """Print a table for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("systems", nargs="*", default=[*SYSTEM_NAMES])
    parser.add_argument("--battles", type=int, default=BATTLES)
    parser.add_argument("--player", action="append")
    given = parser.parse_args()
    for system in given.systems:
        [pack] = read_packs([CONTENT / system]).packs
        players = given.player or [DEFAULT_PLAYER]
        tallies = {player: watch(pack, given.battles, player) for player in players}
        print(f"\n{system}: offered against chosen, in {given.battles:,} battles")
        for line in lines(system, tallies):
            print(line, flush=True)


def lines(system: SystemName, tallies: Mapping[str, Tally]) -> Iterator[str]:
    """Yield the rows of the table: of each player how often it chose an answer, of how many times it could.

    What none of them chooses has its reason, if one is known.
    """
    yield "".join(["| question | answer |", *(f" `{player}` |" for player in tallies), " why never |"])
    yield "|---|---|" + "---:|" * len(tallies) + "---|"
    never = never_chosen(tallies.values())
    for option in sorted({option for tally in tallies.values() for option in tally.offered}):
        said = "".join(_counts(tally, option) for tally in tallies.values())
        why = why_never(system, option[1]) if option in never else ""
        yield f"| `{option[0]}` | {option[1]} |{said} {why} |"


def never_chosen(tallies: Iterable[Tally]) -> set[Option]:
    """Return what some players were offered and none of them chose once."""
    each = [*tallies]
    return {option for tally in each for option in tally.offered} - {
        option for tally in each for option in tally.chosen
    }


def _counts(tally: Tally, option: Option) -> str:
    offered, chosen = tally.offered[option], tally.chosen[option]
    return f" {chosen:,} of {offered:,} ({chosen / offered:.1%}) |" if offered else " |"


if __name__ == "__main__":
    main()
