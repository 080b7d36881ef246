"""`musterpress odds`: exact chances, a command for each table of each system."""

from collections.abc import Callable
from functools import cached_property
from inspect import Parameter as Argument
from inspect import Signature
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from engine.odds.parameters import Parameter
from engine.odds.tables import OddsTable, ReadPack, SystemOdds
from engine.systems import SYSTEMS
from musterpress.arguments.packs import open_pack
from musterpress.reports.odds_forms import FORMS, Asked, Form
from musterpress.terminal.groups import ListingGroup
from schemas.base import Document
from schemas.lazy import Lazy
from schemas.systems import System

RulesPack = Annotated[
    str | None, typer.Option(metavar="PACK", help="Pack whose rules are in force; else the game as ruled.")
]
Format = Annotated[Form, typer.Option(help="Text to read, or every digit as CSV or JSON.")]
ANY_OPTIONS = {"ignore_unknown_options": True, "allow_extra_args": True}
SHARED = (
    Argument("rules", Argument.KEYWORD_ONLY, default=None, annotation=RulesPack),
    Argument("format", Argument.KEYWORD_ONLY, default="text", annotation=Format),
)


def odds() -> typer.Typer:
    """Return the commands below `musterpress odds`: a group for each system, a command for each of its tables."""
    app = _group()
    for system, record in SYSTEMS.items():
        if record.odds is None:
            app.command(system.value, context_settings=ANY_OPTIONS)(_not_yet(record.title))
        else:
            title = f"Exact chances in {record.title}."
            app.add_typer(_group(_tables_of(system, record.odds)), name=system.value, help=title)
    return app


def _tables_of(system: System, odds: Lazy[SystemOdds]) -> type[TyperGroup]:
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


def example(system: System, table: OddsTable) -> str:
    """Return a whole command that asks for a table."""
    return f"musterpress odds {system.value} {table.name} {table.example}".rstrip()


def _group(made_of: type[TyperGroup] = ListingGroup) -> typer.Typer:
    return typer.Typer(cls=made_of, add_completion=False, rich_markup_mode=None)


def _command(system: System, answered: SystemOdds, table: OddsTable) -> Callable[..., None]:
    """Return the command of a table: an option for each parameter, then those that all tables share."""

    def run(*, rules: str | None, format: Form, **texts: str) -> None:
        document, name, read = (answered.rules, "as ruled", answered.shipped) if rules is None else _of(rules, system)
        try:
            rows = tuple(table.rows(document, texts, read))
        except ValueError as error:
            raise typer.BadParameter(str(error)) from error
        FORMS[format](Asked(system, table, name, rows))

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


def _of(pack: str, system: System) -> tuple[Document, str, ReadPack]:
    """Return the rules of a pack, what to call them, and what returns the pack."""
    opened = open_pack(pack)
    if opened.manifest.system is not system:
        raise typer.BadParameter(f"{pack!r} is a pack of {opened.manifest.system.value}", param_hint="--rules")
    return opened.rules, f"rules of {opened.manifest.id}", lambda: opened
