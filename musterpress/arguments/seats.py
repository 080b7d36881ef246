"""Who sits where: `--seat NAME=FORCE` and `--player NAME=PLAYER`, and a seat's name as an option where it is short."""

import inspect
from collections.abc import Callable, Iterable, Mapping
from functools import wraps
from typing import Annotated, Any, Final, NamedTuple

import typer

from engine.battles.forms import BattleForm
from engine.battles.orders import Participant, participants_of
from engine.battles.styles import may_play, player_names
from engine.systems import SYSTEMS
from musterpress.arguments.options import one_of
from schemas.packs.packs import Pack

SEAT: Final = "--seat"
PLAYER: Final = "--player"


class Seats(NamedTuple):
    """Forces and players by seat, as they were asked for."""

    forces: Mapping[str, str]
    players: Mapping[str, str]

    @property
    def asked(self) -> dict[str, dict[str, str]]:
        """Return both by the names that programs have for them."""
        return {"forces": dict(self.forces), "players": dict(self.players)}

    def participants(self, form: BattleForm) -> tuple[Participant, ...]:
        """Return who sits at each seat of a form.

        Raises:
            typer.BadParameter: a seat that was named is none of them.
        """
        for option, named in ((SEAT, self.forces), (PLAYER, self.players)):
            if unknown := [seat for seat in named if seat not in form.seats]:
                raise typer.BadParameter(
                    f"no seat {unknown[0]!r}; there are: {', '.join(form.seats)}", param_hint=option
                )
        return participants_of(form, self.forces, self.players)

    def known_participants(self, pack: Pack, form: BattleForm) -> tuple[Participant, ...]:
        """Return who sits at each seat of a form, where battles of a pack know every player.

        Raises:
            typer.BadParameter: a seat or a player that was named is none of them.
        """
        participants = self.participants(form)
        for each in participants:
            if not may_play(each.player, pack, form):
                one_of(each.player, player_names(pack, form), PLAYER)
        return participants


def takes_seats(command: Callable[..., None]) -> Callable[..., None]:
    """Return a command with options in the place of its parameter `seats`."""
    return _with_options(command, _short_options(SEAT) | _short_options(PLAYER), has_players=True)


def takes_forces(command: Callable[..., None]) -> Callable[..., None]:
    """Return a command with options for forces alone in the place of its parameter `seats`."""
    return _with_options(command, _short_options(SEAT), has_players=False)


def _short_options(long: str) -> dict[str, tuple[str, str]]:
    """Return for each short option, by its parameter, the long one and the seat that it names."""
    seats = dict.fromkeys(seat for system in SYSTEMS.values() for seat in system.seat_options)
    ending = "" if long == SEAT else "_player"
    return {f"{seat}{ending}": (long, seat) for seat in seats}


def _with_options(
    command: Callable[..., None], short: Mapping[str, tuple[str, str]], *, has_players: bool
) -> Callable[..., None]:
    @wraps(command)
    def run(**given: Any) -> None:
        asked = {SEAT: named_values(given.pop("seat"), SEAT), PLAYER: named_values(given.pop("player", None), PLAYER)}
        for name, (long, seat) in short.items():
            value = given.pop(name)
            if value is not None and asked[long].setdefault(seat, value) != value:
                raise typer.BadParameter(f"{seat} is given {asked[long][seat]!r} and {value!r}", param_hint=long)
        command(**given, seats=Seats(asked[SEAT], asked[PLAYER]))

    options = [_long_option("seat", "FORCE", "Force of a seat")]
    options += [_long_option("player", "PLAYER", "Who plays it")] if has_players else []
    options += [_short_option(name, *what) for name, what in short.items()]
    signature = inspect.signature(command)
    parameters: list[inspect.Parameter] = []
    for each in signature.parameters.values():
        parameters += options if each.name == "seats" else [each]
    vars(run)["__signature__"] = signature.replace(parameters=parameters)
    run.__annotations__ = {each.name: each.annotation for each in parameters}
    return run


def _long_option(name: str, metavar: str, words: str) -> inspect.Parameter:
    option = typer.Option(f"--{name}", metavar=f"NAME={metavar}", help=f"{words}, by the seat's name; may be repeated.")
    return _parameter(name, Annotated[list[str] | None, option])


def _short_option(name: str, long: str, seat: str) -> inspect.Parameter:
    metavar = "FORCE" if long == SEAT else "PLAYER"
    return _parameter(
        name, Annotated[str | None, typer.Option(metavar=metavar, help=f"Short for {long} {seat}={metavar}.")]
    )


def _parameter(name: str, annotation: Any) -> inspect.Parameter:
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=annotation)


def named_values(given: Iterable[str] | None, option: str, example: str = "the name of a seat") -> dict[str, str]:
    """Return values by name, as `NAME=VALUE` says them.

    Raises:
        typer.BadParameter: one says none, or a name has two.
    """
    found: dict[str, str] = {}
    for each in given or ():
        seat, equals, value = each.partition("=")
        if not equals or not value:
            raise typer.BadParameter(f"{each!r} is no NAME=VALUE, such as {example}", param_hint=option)
        if found.setdefault(seat, value) != value:
            raise typer.BadParameter(f"{seat} is given {found[seat]!r} and {value!r}", param_hint=option)
    return found
