"""What commands share: names in a table, our language, files to overwrite, orders that are refused, and groups."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from engine.battles.orders import OrderError
from engine.experiments.records.orders import RecordError
from musterpress.api.finding import PackError
from schemas.catalogues.saying import PSEUDO, languages


def one_of(value: str, names: Iterable[str], option: str) -> None:
    """Accept a value that a table has.

    Raises:
        typer.BadParameter: It has not; the message lists what it has.
    """
    known = tuple(names)
    if value not in known:
        raise typer.BadParameter(f"{value!r} is none of {', '.join(known)}", param_hint=option)


def _spoken(language: str) -> str:
    """Return a language that there is a catalogue of, or none; the one that nobody speaks shows what is forgotten."""
    if language:
        one_of(language, ("en", *languages(), PSEUDO), "--language")
    return language


LanguageOption = Annotated[
    str,
    typer.Option(
        metavar="LANGUAGE", callback=_spoken, help=f"Language of our own words: en, {', '.join(languages())}."
    ),
]


ScenarioOption = Annotated[str | None, typer.Option("--scenario", help="Scenario, where a game has them.")]
MapOption = Annotated[str | None, typer.Option("--map", help="Map; else all of them in turn.")]
ForceOption = Annotated[bool, typer.Option("--force", help="Overwrite files that Musterpress did not write.")]


@contextmanager
def refusals() -> Iterator[None]:
    """End with status 2 and the reason where an order, a record or a pack turns out to be none that can be used.

    Raises:
        typer.BadParameter: an `OrderError`, a `RecordError` or a `PackError` was raised inside.
    """
    try:
        yield
    except (OrderError, RecordError, PackError) as error:
        raise typer.BadParameter(str(error)) from error


class ListingGroup(TyperGroup):
    """A group that lists its commands where none is named; who looks what there is has made no mistake: status 0."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Take the arguments apart, or print the list."""
        if not args and not ctx.resilient_parsing:
            print(ctx.get_help())
            ctx.exit()
        return super().parse_args(ctx, args)
