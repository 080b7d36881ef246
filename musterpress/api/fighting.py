"""Battles for programs: one that is told, or many as rows."""

from collections.abc import Generator, Iterable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal

from engine.battles.battle import Battle as FoughtBattle
from engine.battles.custom_players import fight_with_players
from engine.battles.orders import BattleOrder, BattleResult, Mode, OrderError, Outcome, Participant, participants_of
from engine.battles.telling import report
from engine.execution.simulation import Simulation
from engine.experiments.measures.flat_rows import outcome_row
from musterpress.api.packs import Pack
from musterpress.api.tables import Row, Table, listing
from musterpress.api.watching import Watch, unwatched
from musterpress.reports.headlines import title
from schemas.packs.packs import Pack as ReadPack

if TYPE_CHECKING:
    from musterpress.api.printing import Picture

Forces = Mapping[str, str]
"""The id of a force by the name of its seat; the seed draws the others, or the scenario has them."""

Players = Mapping[str, object]
"""By the name of a seat who plays it: the name of a shipped player, or a player of your own, an object or its class."""

SHOWN_SENTENCES = 12


@dataclass(frozen=True, repr=False, eq=False)
class Battle:
    """A battle that was fought to its end."""

    fought: FoughtBattle

    @cached_property
    def result(self) -> BattleResult:
        """Return how it ended: `winner`, `ranking`, `scores`, `turns`, `ending`, `level`."""
        return self.fought.result

    @property
    def seed(self) -> int:
        """Return the seed of its dice."""
        return self.fought.order.seed

    @property
    def winner(self) -> str | None:
        """Return the seat that won, the side that nobody plays, or None for nobody."""
        return self.result.winner

    @property
    def scores(self) -> dict[str, int]:
        """Return by seat what it scored, in its game's own points."""
        return dict(self.result.scores)

    @property
    def turns(self) -> int:
        """Return how many turns were played."""
        return self.result.turns

    @property
    def header(self) -> dict[str, Any]:
        """Return the first row of its log: pack, forces, map, seed, mode."""
        return dict(self.fought.header)

    def rows(self) -> Iterator[dict[str, Any]]:
        """Yield the rows of its log as dicts, the header first; each event has its number `n` and its `rules`.

        The pages on logs in the reference say what stands in them.
        """
        return self.fought.rows()

    def log(self) -> str:
        """Return the log as JSON Lines, which `musterpress replay` and `verify` read."""
        return self.fought.jsonl()

    def sentences(self, language: str = "") -> tuple[str, ...]:
        """Return the battle told, a sentence each, in a language such as "de" where its game has it."""
        return tuple(report(self.fought.pack.manifest.system, self.fought.told(language), language))

    def frames(self, every: Literal["round", "move"] = "round", language: str = "") -> "tuple[Picture, ...]":
        """Return pictures of the table, one for each round or each move, in order.

        Raises:
            OrderError: battles of its game cannot be drawn.
        """
        from exporters.systems import frames_of  # noqa: PLC0415 - most battles are not drawn
        from musterpress.api.printing import drawn  # noqa: PLC0415

        pack = self.fought.pack
        make = frames_of(pack.manifest.system)
        if make is None:
            raise OrderError(f"battles of {pack.manifest.system} cannot be drawn yet")
        frames = make(self.fought.header, pack, every_move=every == "move", language=language)
        told = enumerate(self.fought.told(language), start=1)
        found = (frames.read({"n": number, **row}, sentence) for number, (row, sentence) in told)
        return tuple(drawn(drawing) for drawing in found if drawing is not None)

    def __repr__(self) -> str:
        scores = ", ".join(f"{seat} {score}" for seat, score in self.scores.items())
        return f"<Battle {title(self.fought.header)}: {self.winner or 'nobody'} won, {scores}>"

    def _repr_html_(self) -> str:
        sentences = self.sentences()
        left = len(sentences) - SHOWN_SENTENCES
        skipped = [f"... {left} sentences more ..."] if left > 0 else []
        return listing(title(self.fought.header), [*skipped, *sentences[-SHOWN_SENTENCES:]])


def fight(
    pack: Pack,
    *,
    forces: Forces | None = None,
    players: Players | None = None,
    scenario: str | None = None,
    map: str | None = None,
    seed: int = 1,
    mode: Mode = "auto",
) -> Battle:
    """Return a battle fought to its end: the same arguments, the same battle, on every machine.

    What is not named is drawn by the seed (a whole number from 0 to 2**62 - 1). A battle with a player of your own runs
    in plain Python, about a hundred times slower.

    Raises:
        OrderError: the pack has not what is named, or the battle went beyond a limit.
        PlayerError: a player of your own failed, or its answer was not legal (`IllegalAnswer`).
    """
    order, own = ordered(pack.simulation, forces, players, scenario)
    return Battle(fight_with_players(pack.read, BattleOrder(order, scenario, map, seed, mode), own))


def fight_many(
    pack: Pack,
    battles: int | Iterable[int] = 1000,
    *,
    forces: Forces | None = None,
    players: Players | None = None,
    scenario: str | None = None,
    map: str | None = None,
    mode: Mode = "auto",
    threads: int | None = None,
    progress: Watch = unwatched,
) -> Table:
    """Return the outcomes of many battles, a row each, in the order of their seeds.

    `battles` is how many, with the seeds from 1 on, or the seeds themselves. A row has `seed`, `scenario`, `map`,
    `winner` (None: nobody), `ending`, `level`, `turns`, `log_rows`, `fault` (not "": the battle went beyond a limit and
    does not count), and for each seat `force_SEAT` and `score_SEAT`; then the facts that its game tells, `NAME` or
    `NAME_SEAT`. Once interrupted it returns what was fought, and `facts["cancelled"]` is true.

    Raises:
        OrderError: the pack has not what is named.
        PlayerError: a player of your own failed.
    """
    simulation = pack.simulation if mode == "auto" else Simulation(pack.read, mode)
    seats, own = ordered(simulation, forces, players, scenario)
    seeds = range(1, battles + 1) if isinstance(battles, int) else [*battles]
    orders = [BattleOrder(seats, scenario, map, seed, mode) for seed in seeds]
    form, rows, cancelled = simulation.form_for(scenario), list[Row](), False
    fought = _one_by_one(pack.read, orders, own) if own else simulation.run(orders, threads=threads)
    with closing(fought) as chunks:
        try:
            for chunk in chunks:
                rows += (outcome_row(outcome, form) for outcome in chunk)
                progress(len(rows) / len(orders), f"{len(rows):,} of {len(orders):,} battles")
        except KeyboardInterrupt:
            cancelled = True
    facts = {"pack": pack.id, "version": pack.version, "mode": simulation.mode, "cancelled": cancelled}
    return Table(tuple(rows), facts)


def ordered(
    simulation: Simulation, forces: Forces | None, players: Players | None, scenario: str | None
) -> tuple[tuple[Participant, ...], dict[str, Any]]:
    """Return who sits at each seat of a scenario's battles, and the players of one's own by seat.

    Raises:
        OrderError: one of the seats is none, or the scenario.
    """
    form = simulation.form_for(scenario)
    named = {seat: each for seat, each in (players or {}).items() if isinstance(each, str)}
    own = {seat: each for seat, each in (players or {}).items() if not isinstance(each, str)}
    for seat in (*(forces or {}), *(players or {})):
        if seat not in form.seats:
            raise OrderError(f"no seat {seat!r}; there are: {', '.join(form.seats)}")
    made = {seat: each() if isinstance(each, type) else each for seat, each in own.items()}
    return participants_of(form, forces or {}, named), made


def _one_by_one(
    pack: ReadPack, orders: Iterable[BattleOrder], own: Mapping[str, Any]
) -> Generator[tuple[Outcome, ...], None, None]:
    for order in orders:
        yield (fight_with_players(pack, order, own).setup.outcome(order),)
