"""`musterpress train`: a player of a pack's own, whose weights are searched for in battles."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Final

import typer
from pydantic import TypeAdapter

from engine.battles.battle import pack_digest
from engine.battles.forms import DEFAULT_PLAYER
from engine.battles.styles import player_of, player_text
from engine.execution.executors import usable_cores
from engine.experiments.statistics import Interval
from engine.experiments.training import Round, Trained, TrainOrder, held_at
from engine.experiments.training import train as search
from musterpress.arguments.measuring import ClusterOption, Seed, ThreadsOption, fought_at, progress_bar
from musterpress.arguments.options import refusals
from musterpress.arguments.packs import PackArgument, open_pack
from musterpress.reports.figures import Figures, show
from musterpress.terminal import say, say_table
from musterpress.writing.files import write_new
from schemas.packs.packs import Pack
from schemas.packs.starters import identifier


class Kept:
    """The rounds of a search in a file, one a line below a line that says of which search they are."""

    def __init__(self, file: Path | None, packs: Sequence[Pack], order: TrainOrder) -> None:
        """Read the rounds that there are.

        Raises:
            typer.BadParameter: the file is of another search, or of none.
        """
        self.file = file
        how = (repr(order.start), order.against, order.held, order.scenarios, order.seeds, order.rounds, order.seed)
        head = json.dumps([*map(pack_digest, packs), *how])
        lines = file.read_text("utf-8").splitlines() if file is not None and file.is_file() else []
        try:
            self.rounds = [ROUND.validate_json(line) for line in lines[1:]]
        except ValueError:
            lines = ["of another form"]
        if lines and lines[0] != head:
            raise typer.BadParameter(f"{str(file)!r} is of another search", param_hint="--resume")
        if file is not None and not lines:
            file.write_text(f"{head}\n", "utf-8")

    def add(self, fought: Round) -> None:
        """Keep a round."""
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as file:
                file.write(f"{json.dumps(fought.shares)}\n")


ROUND: Final = TypeAdapter(tuple[float, ...])

TOLD_ROUNDS = 10
"""So many rounds are shown of a search, evenly apart."""


def train(
    pack: PackArgument,
    also: Annotated[
        list[str] | None,
        typer.Option(metavar="PACK", help="Another pack of the game to train in, by turns; may be repeated."),
    ] = None,
    player: Annotated[str, typer.Option(metavar="PLAYER", help="Player to begin with.")] = DEFAULT_PLAYER,
    against: Annotated[
        str, typer.Option(metavar="PLAYERS", help="Players to win against, apart by commas.")
    ] = DEFAULT_PLAYER,
    hold: Annotated[
        str, typer.Option(metavar="WEIGHTS", help="Weights that stay as they are, or are set: escape,harm_point=800.")
    ] = "",
    scenario: Annotated[
        str | None, typer.Option(metavar="SCENARIO", help="The only scenario to train in; else all take turns.")
    ] = None,
    rounds: Annotated[int, typer.Option(min=1, max=10_000, help="Rounds of the search.")] = 60,
    seeds: Annotated[int, typer.Option(min=2, max=100_000, help="Seeds a round, each fought from every seat.")] = 240,
    judged: Annotated[int, typer.Option(min=2, max=1_000_000, help="Fresh seeds that the player is judged on.")] = 1000,
    seed: Seed = 1,
    to: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the player as a document; its name is the file's.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the rounds in a file, and go on after those it has.")
    ] = None,
    threads: ThreadsOption = None,
    cluster: ClusterOption = None,
) -> None:
    """Search for the weights of a player that wins against others.

    It is judged on dice that the search has not seen, beside the player that it began as.
    """
    if to is not None and to.exists():
        raise typer.BadParameter(f"{str(to)!r} is there already; nothing was overwritten", param_hint="--to")
    opened = [open_pack(name) for name in (pack, *(also or ()))]
    with refusals(), fought_at(cluster) as executor, progress_bar("Rounds") as shown:
        start, held = held_at(player_of(opened[0], player), hold)
        among, pool = (scenario,) if scenario is not None else (), tuple(against.split(","))
        order = TrainOrder(start, pool, among, rounds, seeds, judged, seed, threads or usable_cores(), held)
        kept = Kept(resume, opened, order)

        def heard(number: int, fought: Round) -> None:
            kept.add(fought)
            shown(number + 1, rounds)

        found = search(opened, order, heard, [*map(Round, kept.rounds)], executor)
    show(_figures(found, order), "text")
    if to is not None:
        text = player_text(found.player, identifier(to.stem))
        [written] = write_new(to.parent, {to.name: text.encode()})
        say(f"Wrote {written}")


def _figures(found: Trained, order: TrainOrder) -> Figures:
    step = max(1, len(found.rounds) // TOLD_ROUNDS)
    rows = [{"round": at, "best": one.best, "mean": one.mean} for at, one in enumerate(found.rounds, start=1)]

    def tables() -> None:
        told = [row for row in rows if row["round"] % step == 0]
        cells = [(str(row["round"]), f"{row['mean']:.1%}", f"{row['best']:.1%}") for row in told]
        say_table(("round", "mean of all tried", "best of them"), cells)

    return Figures(tables, _notes(found, order), {"against": list(order.against)}, rows)


def _notes(found: Trained, order: TrainOrder) -> Iterator[str]:
    yield f"Against {', '.join(order.against)}, on {order.judged:,} seeds that the search had not seen:"
    yield f"the player found wins {_share(found.share)} of its battles, the one it began as {_share(found.before)}."
    changed = {name: getattr(found.player.weights, name) for name in type(found.player.weights).model_fields}
    yield "Weights: " + ", ".join(f"{name} {value}" for name, value in changed.items())


def _share(share: Interval) -> str:
    return f"{share.estimate:.1%} ({share.low:.1%} to {share.high:.1%})"
