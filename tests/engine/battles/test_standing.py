"""A battle that stood still, was copied, played on and put back is the battle that was never touched."""

import threading
from collections.abc import Iterator
from typing import Any

import pytest

from engine.battles.battle import fight
from engine.battles.modes import compiled_kernel, new_game, play
from engine.battles.orders import BattleOrder, Mode, Participant
from engine.battles.searching import standing
from engine.battles.searching.standing import ASKED, SEATED, PlayOn, Seated, StandingBattle, seated_at, standing_battle
from engine.execution.simulation import Simulation
from engine.kernel.answers import ANSWERED, DECIDED, RANDOM
from engine.kernel.records import Column
from schemas.packs.packs import Pack
from tests.samples import at_length

PLAYED = ("seven_seconds", "battlesuit", "survive", "maneuvers", "infantry")
OTHER_DICE = 2**61


class Standing:
    """A battle of a pack in which every answer is the heuristic player's, and every question is stood at."""

    def __init__(self, pack: Pack, seed: int, mode: Mode = "compiled", *, again: bool = False) -> None:
        simulation = Simulation(pack, mode)
        scenarios = [None, *simulation.scenarios]
        scenario = scenarios[seed % len(scenarios)]
        seats = simulation.form_for(scenario).seats
        self.orders = {
            player: BattleOrder(tuple(Participant(seat, None, player) for seat in seats), scenario, seed=seed)
            for player in ("heuristic", "answered")
        }
        self.styles = dict(enumerate(seated_at(simulation.set_up(self.orders["heuristic"]).game, len(seats))))
        self.waits = {side: Seated(ANSWERED, style.weights) for side, style in self.styles.items()}
        self.battle = self._battle(pack, simulation, again)
        self.battle.go_on(PlayOn())

    def _battle(self, pack: Pack, simulation: Simulation, again: bool) -> StandingBattle:
        def set_up() -> Any:
            return simulation.set_up(self.orders["answered"])

        system = pack.manifest.system
        if again:
            return standing._FoughtAgain(standing._runner(system, compiled_kernel(system)), set_up)
        return standing_battle(system, simulation.mode, set_up)

    def decide(self) -> None:
        """Have the heuristic player decide the question that waits, and go on to the next."""
        side = self.battle.setup.game.answers.side
        self.battle.go_on(PlayOn({side: self.styles[side]}, lent=True))
        assert self.battle.setup.game.answers.lent == DECIDED
        self.battle.go_on(PlayOn(self.waits))

    def aside(self, dice: int, until: int = 0) -> list[Any]:
        """Play on from here with other dice; return the rows that came of it, and put the battle back."""
        root = self.battle.save()
        self.battle.go_on(PlayOn(self.styles, OTHER_DICE + dice, until))
        rows = [*self.battle.setup.rows()]
        self.battle.restore(root)
        return rows

    @property
    def rows(self) -> list[Any]:
        """Return the rows so far."""
        return [*self.battle.setup.rows()]


def untouched(pack: Pack, order: BattleOrder) -> list[Any]:
    """Return the rows of a battle that nobody stopped."""
    return [*fight(pack, order).setup.rows()]


def played_with_copies(stood: Standing, every: int) -> Iterator[int]:
    """Play a battle to its end, every so-many-th question aside; yield at each question."""
    number = 0
    while not stood.battle.over:
        if number % every == 0:
            turn = stood.rows[-1][1] if stood.rows else 0
            stood.aside(number, (0, max(1, turn), turn + 1)[number // every % 3])
        stood.decide()
        number += 1
        yield number


@pytest.mark.parametrize("name", PLAYED)
def test_a_battle_that_was_copied_is_the_battle_that_never_was(packs: dict[str, Pack], name: str) -> None:
    """Each tenth question is played on from, to a bound or to the end; row for row nothing of it remains."""
    stood = Standing(packs[name], 3)
    assert sum(1 for _ in played_with_copies(stood, 10)) > 20
    assert stood.rows == untouched(packs[name], stood.orders["heuristic"])


@at_length("questions", 2_500, 10_000)
@pytest.mark.parametrize("name", PLAYED)
def test_copies_equal_what_was_never_copied_at_every_question(
    packs: dict[str, Pack], name: str, questions: int
) -> None:
    """At each of so many questions of a game, over as many battles as that takes."""
    asked = seed = 0
    while asked < questions:
        stood = Standing(packs[name], seed)
        asked += sum(1 for _ in played_with_copies(stood, 1))
        assert stood.rows == untouched(packs[name], stood.orders["heuristic"]), seed
        seed += 1


@pytest.mark.parametrize("name", ["maneuvers", "infantry"])
def test_where_there_is_no_second_stack_battles_are_fought_again(packs: dict[str, Pack], name: str) -> None:
    """What comes of the same steps is the same: rows aside, and rows of the battle itself."""
    copied, again = (Standing(packs[name], 2, again=each) for each in (False, True))
    for number in range(12):
        assert copied.aside(number, number % 4) == again.aside(number, number % 4)
        copied.decide()
        again.decide()
    for each in (copied, again):
        each.battle.go_on(PlayOn(each.styles))
        assert each.battle.over
        assert each.rows == untouched(packs[name], each.orders["heuristic"])


@pytest.mark.parametrize("again", [False, True])
def test_what_is_changed_where_a_battle_stands_is_part_of_its_copies(packs: dict[str, Pack], again: bool) -> None:
    """Dice that are changed first and gone on with later, from a copy, are those of a battle that is given them."""
    stood = Standing(packs["maneuvers"], 2, again=again)
    given, root = stood.aside(5), stood.battle.save()
    stood.battle.change(PlayOn(dice=OTHER_DICE + 5))
    changed = stood.battle.save()
    for saved, seed in ((root, 2), (changed, OTHER_DICE + 5)):
        stood.battle.restore(saved)
        assert stood.battle.setup.game.draws.seed == seed
    stood.battle.go_on(PlayOn(stood.styles))
    assert stood.rows == given


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[] if name == "maneuvers" else pytest.mark.prove) for name in PLAYED]
)
def test_plain_mode_stands_and_goes_on_as_compiled_does(packs: dict[str, Pack], name: str) -> None:
    """Six questions are stood at and played on from in both modes; then the battle goes to its end."""
    compiled, plain = (Standing(packs[name], 1, mode) for mode in ("compiled", "plain"))
    for number in range(6):
        assert compiled.aside(number, 1) == plain.aside(number, 1)
        compiled.decide()
        plain.decide()
    for each in (compiled, plain):
        each.battle.go_on(PlayOn(each.styles))
    assert compiled.rows == plain.rows == untouched(packs[name], compiled.orders["heuristic"])


@pytest.mark.parametrize("name", ["maneuvers", "infantry"])
def test_battles_stand_side_by_side_on_threads(packs: dict[str, Pack], name: str) -> None:
    """Two threads, and two battles on each that go on by turns, are no business of one another."""
    found: dict[int, list[Any]] = {}

    def work(first: int) -> None:
        both = [Standing(packs[name], seed) for seed in (first, first + 1)]
        courses = [played_with_copies(stood, 5) for stood in both]
        while courses:
            courses = [course for course in courses if next(course, None)]
        found.update({first + at: stood.rows for at, stood in enumerate(both)})

    threads = [threading.Thread(target=work, args=(first,)) for first in (0, 2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    for seed in range(4):
        assert found[seed] == untouched(packs[name], Standing(packs[name], seed).orders["heuristic"])


def test_a_battle_goes_on_from_another_thread(packs: dict[str, Pack]) -> None:
    """A copy that was made here is played on from elsewhere; one thread at a time has it."""
    stood = Standing(packs["maneuvers"], 4)
    for _ in range(5):
        stood.decide()
    thread = threading.Thread(target=stood.battle.go_on, args=(PlayOn(stood.styles),))
    thread.start()
    thread.join()
    assert stood.rows == untouched(packs["maneuvers"], stood.orders["heuristic"])


@pytest.mark.parametrize("name", PLAYED)
def test_an_older_copy_stays_what_it_was(packs: dict[str, Pack], name: str) -> None:
    """Copies are put back in any order and any number of times: each gives the same rows again."""
    stood = Standing(packs[name], 5)
    copies = []
    for number in range(4):
        copies.append((stood.battle.save(), stood.aside(number)))
        stood.decide()
    for number in (3, 0, 2, 0):
        saved, rows = copies[number]
        stood.battle.restore(saved)
        assert stood.aside(number) == rows


@pytest.mark.parametrize("name", PLAYED)
def test_a_bound_is_the_last_row_of_a_round(packs: dict[str, Pack], name: str) -> None:
    """A battle that is played on to a bound has rows of that round and none beyond, and goes on from there."""
    stood = Standing(packs[name], 6)
    stood.battle.go_on(PlayOn(stood.styles, until=1))
    assert not stood.battle.over
    assert stood.rows[-1][1] == 1
    whole = untouched(packs[name], stood.orders["heuristic"])
    assert stood.rows == whole[: len(stood.rows)]
    assert whole[len(stood.rows)][1] > 1

    stood.battle.go_on(PlayOn())
    assert stood.rows == whole


@pytest.mark.parametrize("name", PLAYED)
def test_other_players_take_over_where_a_battle_stands(packs: dict[str, Pack], name: str) -> None:
    """The random player answers the very question that waits, and its answers are legal; other dice, other ends."""
    stood = Standing(packs[name], 7)
    for _ in range(8):
        stood.decide()
    before = stood.rows
    root, ends = stood.battle.save(), set[str]()
    for dice in range(4):
        stood.battle.restore(root)
        stood.battle.go_on(PlayOn(dict.fromkeys(stood.styles, Seated(RANDOM)), OTHER_DICE + dice))
        assert stood.battle.over
        assert stood.battle.setup.game.answers.refused == 0
        assert stood.rows[: len(before)] == before
        ends.add(repr(stood.rows))
    assert len(ends) == 4


@pytest.mark.parametrize("again", [False, True])
def test_what_is_over_does_not_go_on(packs: dict[str, Pack], again: bool) -> None:
    """It says so, until an earlier copy is put back."""
    stood = Standing(packs["maneuvers"], 1, again=again)
    root = stood.battle.save()
    stood.battle.go_on(PlayOn(stood.styles))
    assert stood.battle.over
    with pytest.raises(ValueError, match="the battle is over"):
        stood.battle.go_on(PlayOn())
    stood.battle.restore(root)
    assert not stood.battle.over


def columns(record: Any, of: type[Any]) -> Iterator[tuple[tuple[str, str], Any]]:
    """Yield what a record and those that it points to hold, by record and column, but what is counted elsewhere."""
    for name, layout in of.columns.items():
        value = getattr(record, name)
        if not isinstance(layout, Column):
            if not layout.shared:
                yield from columns(value, layout)
        elif not layout.kept:
            yield (of.__name__, name), [*value] if layout.length else value


@pytest.mark.parametrize("name", PLAYED)
def test_whatever_a_battle_changes_is_copied(packs: dict[str, Pack], name: str) -> None:
    """Records before and after battles differ in nothing but in what a copy holds; rules and forces are not copied."""
    kernel = compiled_kernel(name)
    assert kernel is not None
    copied = kernel.CHANGED | {(record.__name__, column) for record in ASKED for column in record.columns} | SEATED
    simulation = Simulation(packs[name], "compiled")
    record = simulation._played.game
    for seed, player in enumerate(("heuristic", "random")):
        order = Standing(packs[name], seed).orders["heuristic"]
        seats = tuple(Participant(each.seat, None, player) for each in order.participants)
        game = simulation.set_up(BattleOrder(seats, order.scenario, seed=seed)).game
        before = dict(columns(game, record))
        play(name, game, "compiled")
        changed = {cell for cell, value in columns(game, record) if value != before[cell]}
        assert changed <= copied
        assert len(changed) > 20
    assert not {each for each in copied if each[0] in {"Numbers", "Manual", "Rules", "Rulings", "Arsenal"}}


def test_who_sits_where_is_read_off_the_records() -> None:
    """Policies are by side, weights in as many parts as there are sides."""
    from engine.games.maneuvers.kernel.records import Game  # noqa: PLC0415

    game = new_game(Game, "compiled")
    game.forces.policy[:] = [1, 2]
    game.style.weights[:] = [*range(44)]

    assert seated_at(game, 2) == (Seated(1, tuple(range(22))), Seated(2, tuple(range(22, 44))))
