"""The command line: parse, call a layer, print, exit status.

Exit status: 0 fine, 1 the author's mistakes, 2 wrong usage, 70 a fault of Musterpress itself.
"""

import gc
import os
import sys
import traceback
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from typing import Annotated, NamedTuple, cast

import typer

from musterpress import __version__
from musterpress.arguments.options import ListingGroup
from musterpress.terminal import complain, say

USAGE_STATUS = 2
INTERNAL_STATUS = 70


class Command(NamedTuple):
    """A row of the command table: a function and its module in a room of `musterpress.commands`, both of this name.

    The module is imported when the command is asked for, so that none waits for what another needs.
    The example works in a checkout. A lasting command runs until it is ended.
    """

    name: str
    room: str
    example: str
    lasting: bool = False

    @property
    def run(self) -> Callable[..., None]:
        """The function."""
        return cast("Callable[..., None]", _function(self))


class Group(NamedTuple):
    """A row of the command table that stands for commands of its own, which the function of its name makes."""

    name: str
    room: str
    title: str
    example: str

    @property
    def commands(self) -> Callable[[], typer.Typer]:
        """The function."""
        return cast("Callable[[], typer.Typer]", _function(self))


def _function(row: Command | Group) -> object:
    return getattr(import_module(f"musterpress.commands.{row.room}.{row.name}"), row.name)


COMMANDS: tuple[Command | Group, ...] = (
    Command("demo", "guide", "musterpress demo --to out"),
    Command("systems", "guide", "musterpress systems"),
    Command("check", "packs", "musterpress check content/seven_seconds"),
    Command("find", "packs", "musterpress find seven_seconds line of sight"),
    Command("replace", "packs", "musterpress replace out/my_pack Reserve Recruits --whole-words"),
    Command("explain", "guide", "musterpress explain 7S.FAC.6"),
    Command("battle", "battles", "musterpress battle seven_seconds --red puc --blue zane --seed 7"),
    Command("play", "battles", "musterpress play seven_seconds --red puc --blue zane --save out/battle.saved"),
    Command("replay", "battles", "musterpress replay out/battle.jsonl --frames out/frames"),
    Command("verify", "battles", "musterpress verify out/battle.jsonl"),
    Command("campaign", "battles", "musterpress campaign seven_seconds --red puc --blue zane --length short --seed 7"),
    Command("balance", "battles", "musterpress balance seven_seconds --battles 60 --red puc --blue zane"),
    Command("sweep", "battles", "musterpress sweep maneuvers character.brandt.melee 1..4 --battles 60"),
    Command("profile", "battles", "musterpress profile maneuvers --battles 30 --scenario lights_out"),
    Group(
        "tune",
        "battles",
        "Propose fair points; rank what a point is worth.",
        "musterpress tune stats seven_seconds --faction puc --battles 6",
    ),
    Group("records", "records", "List, show and repeat what was kept.", "musterpress records list seven_seconds"),
    Command("compare", "records", "musterpress compare out/my_pack before"),
    Command("train", "battles", "musterpress train maneuvers --rounds 2 --seeds 4 --judged 20"),
    Group(
        "odds", "battles", "Compute exact chances, as tables.", "musterpress odds seven_seconds rifle --counters 1..6"
    ),
    Command("export", "prints", "musterpress export seven_seconds --to out/kit"),
    Command("printer", "prints", "musterpress printer --sheet out"),
    Command("preflight", "prints", "musterpress preflight out/deck/cards.pdf --profile drivethrucards"),
    Command("table", "prints", "musterpress table seven_seconds --to out/table --for tts"),
    Command("translate", "packs", "musterpress translate out/my_pack --to de"),
    Command("studio", "packs", "musterpress studio seven_seconds", lasting=True),
    Command("new", "packs", "musterpress new pack out/my_pack"),
    Command("schemas", "packs", "musterpress schemas --to out/schemas"),
)


def print_version(asked: bool) -> None:
    """Print the version and how battles run, and end."""
    if asked:
        from engine.battles.modes import mode_sentence  # noqa: PLC0415 - only here: the engine takes its time to load

        say(f"musterpress {__version__}, {mode_sentence()}")
        raise typer.Exit


def front_door(
    version: Annotated[
        bool, typer.Option("--version", callback=print_version, is_eager=True, help="Show the version and the mode.")
    ] = False,
) -> None:
    """A workbench for skirmish wargames: text in, game out.

    Packs are folders of YAML files; check says what is wrong with one, battle fights it, export prints its cards.

    Exit status: 0 fine, 1 mistakes in a pack, 2 wrong usage.
    """


def build_app(rows: Iterable[Command | Group] = COMMANDS) -> typer.Typer:
    """Return the command line made from `rows` of COMMANDS."""
    app = typer.Typer(
        name="musterpress",
        cls=ListingGroup,
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback(epilog="Example: musterpress demo")(front_door)
    for command in rows:
        epilog = f"Example: {command.example}"
        if isinstance(command, Group):
            app.add_typer(command.commands(), name=command.name, help=command.title, epilog=epilog)
        else:
            app.command(command.name, epilog=epilog)(command.run)
    return app


def rows_for(arguments: Sequence[str]) -> tuple[Command | Group, ...]:
    """Return the row of COMMANDS that the first argument names, or all if it names none."""
    named = tuple(row for row in COMMANDS if row.name in arguments[:1])
    return named or COMMANDS


def main() -> None:
    """Run the command line on the program's arguments."""
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")  # nobody's plugins read our packs; none are looked for
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="backslashreplace")  # type: ignore[union-attr] # a terminal may lack our letters
    try:
        build_app(rows_for(sys.argv[1:]))()
    except OSError as error:
        complain(f"Error: {error}")
        sys.exit(USAGE_STATUS)
    except Exception:  # noqa: BLE001 - the last place that can tell a fault of ours from the author's
        traceback.print_exc()
        complain("This is a fault in Musterpress, not in your pack. Please report the command and the text above.")
        sys.exit(INTERNAL_STATUS)
    finally:
        gc.freeze()  # else Python looks through all that was loaded once more before it ends
