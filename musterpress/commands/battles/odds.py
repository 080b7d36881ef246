"""`musterpress odds`: exact chances, a command for each table of each system, as text, as CSV, as JSON."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, partial
from inspect import Parameter as Argument
from inspect import Signature
from typing import Annotated, Any, Literal

import typer
from typer.core import TyperGroup

from engine.experiments.measures.flat_rows import odds_facts, odds_rows
from engine.odds.tables import OddsTable, Parameter, Row, SystemOdds, rules_of
from engine.systems import SYSTEMS
from musterpress.arguments.keeping import KeepOption, keeping
from musterpress.arguments.options import ListingGroup
from musterpress.arguments.packs import open_pack
from musterpress.reports.figures import Figures, show
from musterpress.terminal import say, say_table
from schemas.lazy import Lazy
from schemas.packs.packs import Pack
from schemas.systems import SystemName

Form = Literal["text", "csv", "json"]
RulesPack = Annotated[
    str | None, typer.Option(metavar="PACK", help="Pack whose rules are in force; else the game as ruled.")
]
Format = Annotated[Form, typer.Option(help="Text to read, or every digit as CSV or JSON.")]
ANY_OPTIONS = {"ignore_unknown_options": True, "allow_extra_args": True}
SHARED = (
    Argument("rules", Argument.KEYWORD_ONLY, default=None, annotation=RulesPack),
    Argument("format", Argument.KEYWORD_ONLY, default="text", annotation=Format),
    Argument("keep", Argument.KEYWORD_ONLY, default=None, annotation=KeepOption),
)


def odds() -> typer.Typer:
    """Return the commands below `musterpress odds`: a group for each system, a command for each of its tables."""
    app = _group()
    for system, record in SYSTEMS.items():
        if record.odds is None:
            app.command(system, context_settings=ANY_OPTIONS)(_not_yet(record.title))
        else:
            title = f"Exact chances in {record.title}."
            app.add_typer(_group(_tables_of(system, record.odds)), name=system, help=title)
    return app


def _tables_of(system: SystemName, odds: Lazy[SystemOdds]) -> type[TyperGroup]:
    """Return the group of a system's tables, which are loaded when they are asked for."""

    class Tables(ListingGroup):
        @cached_property
        def whole(self) -> TyperGroup:
            answered, tables = odds(), _group()
            for table in answered.tables:
                epilog = f"Example: {example(system, table)}"
                tables.command(table.name, epilog=epilog)(_command(system, answered, table))
            return typer.main.get_group(tables)

        def list_commands(self, ctx: Any) -> list[str]:
            return self.whole.list_commands(ctx)

        def get_command(self, ctx: Any, cmd_name: str) -> Any:
            return self.whole.get_command(ctx, cmd_name)

    return Tables


def _not_yet(title: str) -> Callable[..., None]:
    """Return the command of a system that has no tables of odds."""

    def refuse() -> None:
        raise typer.BadParameter(f"chances of {title} cannot be computed yet")

    refuse.__doc__ = f"Nothing yet: chances of {title} cannot be computed."
    return refuse


def example(system: SystemName, table: OddsTable) -> str:
    """Return a whole command that asks for a table."""
    return f"musterpress odds {system} {table.name} {table.example}".rstrip()


def _group(made_of: type[TyperGroup] = ListingGroup) -> typer.Typer:
    return typer.Typer(cls=made_of, add_completion=False, rich_markup_mode=None)


def _command(system: SystemName, answered: SystemOdds, table: OddsTable) -> Callable[..., None]:
    """Return the command of a table: an option for each parameter, then those that all tables share."""

    def run(*, rules: str | None, format: Format, keep: str | None, **texts: str) -> None:
        pack = None if rules is None else _opened(rules, system)
        kept = _keeping(keep, pack, table, texts)
        document, read = (answered.rules, answered.shipped) if pack is None else (pack.rules, lambda: pack)
        try:
            rows = tuple(table.rows(document, texts, read))
        except ValueError as error:
            raise typer.BadParameter(str(error)) from error
        asked = Asked(system, table, "as ruled" if pack is None else rules_of(pack), rows)
        found = kept(Figures(partial(print_text, asked), (), odds_facts(system, table, asked.rules), odds_rows(rows)))
        if format == "text":
            print_text(asked)
        else:
            show(found, format)

    run.__doc__ = f"{table.title}.\n\nRules: {', '.join(table.rules.split())}."
    arguments = [*map(_argument, table.parameters), *SHARED]
    run.__signature__ = Signature(arguments)  # type: ignore[attr-defined] # what typer reads to make the options
    return run


def _argument(parameter: Parameter) -> Argument:
    """Return a parameter as an option that refuses what the parameter cannot read."""

    def checked(text: str) -> str:
        try:
            parameter.values(text)
        except ValueError as error:
            raise typer.BadParameter(str(error)) from error
        return text

    option = typer.Option(metavar="VALUES", help=f"{parameter.meaning} ({parameter.accepts}).", callback=checked)
    return Argument(parameter.name, Argument.KEYWORD_ONLY, default=parameter.default, annotation=Annotated[str, option])


def _opened(name: str, system: SystemName) -> Pack:
    """Return a pack of a system, whose rules are to be in force."""
    opened = open_pack(name)
    if opened.manifest.system != system:
        raise typer.BadParameter(f"{name!r} is a pack of {opened.manifest.system}", param_hint="--rules")
    return opened


def _keeping(
    name: str | None, pack: Pack | None, table: OddsTable, texts: Mapping[str, str]
) -> Callable[[Figures], Figures]:
    """Return what keeps chances beside the pack whose rules are in force, if `--keep` was given."""
    if pack is None:
        if name is not None:
            raise typer.BadParameter("figures are kept beside a pack; name it by --rules", param_hint="--keep")
        return lambda found: found
    return keeping(name, pack, "odds", {"table": table.name, "inputs": table.asked_otherwise(texts)})


LONGEST = 13
LEAST = Fraction(1, 10_000)
NOTE = "Fractions too long to read are left out here; --format csv and json have them all."


@dataclass(frozen=True)
class Asked:
    """A table that has been asked for: under which rules, and the rows that answer."""

    system: SystemName
    table: OddsTable
    rules: str
    rows: tuple[Row, ...]


def print_text(asked: Asked) -> None:
    """Print a table to read: percent, and the fraction if it is short; what all rows share stands above it."""
    first = asked.rows[0]
    varied = [name for name, text in first.given.items() if any(row.given[name] != text for row in asked.rows)]
    shared = [f"{_words(name)} {text}" for name, text in first.given.items() if name not in varied]
    say(f"{asked.table.title} ({asked.rules})", style="bold")
    if shared:
        say(", ".join(shared))
    say()
    if asked.table.across in varied:
        _say_drawn(asked, [name for name in varied if name != asked.table.across])
        return
    say_table(
        [_words(name) for name in (*varied, *first.figures, *first.chances)],
        [_cells(row, varied) for row in asked.rows],
    )
    if any(len(str(chance)) > LONGEST for row in asked.rows for chance in row.chances.values()):
        say()
        say(NOTE)


def _say_drawn(asked: Asked, down: Sequence[str]) -> None:
    """Print the first of the chances in percent, the values of an input side by side, a line for all others."""
    first, across = asked.rows[0], asked.table.across
    lines: dict[tuple[str, ...], dict[str, Row]] = {}
    for row in asked.rows:
        lines.setdefault(tuple(row.given[name] for name in down), {})[row.given[across]] = row
    everywhere = [name for name in first.figures if _is_one(name, asked.rows)]
    by_line = [name for name in first.figures if all(_is_one(name, [*line.values()]) for line in lines.values())]
    figures = [name for name in by_line if name not in everywhere]
    chance = next(iter(first.chances))
    noted = (f"{_words(name)} {_figure(first.figures[name])}" for name in everywhere)
    say("; ".join((f"Chance of {_words(chance)!r} by {_words(across)}", *noted)))
    say_table(
        [*map(_words, (*down, *figures)), *next(iter(lines.values()))],
        [[*named, *_drawn_cells([*line.values()], figures, chance)] for named, line in lines.items()],
    )


def _drawn_cells(line: Sequence[Row], figures: Sequence[str], chance: str) -> Iterator[str]:
    yield from (_figure(line[0].figures[name]) for name in figures)
    yield from (_percent(row.chances[chance]) for row in line)


def _is_one(name: str, rows: Sequence[Row]) -> bool:
    return len({row.figures[name] for row in rows}) == 1


def _cells(row: Row, varied: Sequence[str]) -> list[str]:
    inputs = [row.given[name] for name in varied]
    return [*inputs, *map(_figure, row.figures.values()), *map(_chance, row.chances.values())]


def _words(name: str) -> str:
    return name.replace("_", " ")


def _figure(value: Fraction) -> str:
    return f"{float(value):g}"


def _chance(chance: Fraction) -> str:
    percent = f"{_percent(chance):>7}"
    return f"{percent}  {chance}" if len(str(chance)) <= LONGEST and chance not in {0, 1} else percent


def _percent(chance: Fraction) -> str:
    if chance in {0, 1}:
        return f"{float(chance):.0%}"
    return "<0.01%" if chance < LEAST else ">99.99%" if chance > 1 - LEAST else f"{float(chance):.2%}"
