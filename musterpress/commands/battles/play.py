"""`musterpress play`: a battle in which persons answer for seats, at the terminal or by a script."""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Final

import typer

from engine.battles.by_hand.saves import MOST_BYTES, SaveError, read_saved, saved_text
from engine.battles.orders import BattleOrder, Mode, OrderError, Participant
from engine.battles.styles import may_play, player_names
from engine.execution.playing import ANSWERED, PlayedByHand, gone_on_with, must_be_counted
from engine.execution.simulation import Simulation
from musterpress.arguments.options import ForceOption, LanguageOption, ScenarioOption, one_of, refusals
from musterpress.arguments.packs import PackArgument, open_pack
from musterpress.arguments.seats import Seats, takes_seats
from musterpress.hands.sitting import Ending, Sitting
from musterpress.terminal import complain, say
from schemas.catalogues.saying import said

PROMPT: Final = "> "
CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"
"""What lets a terminal forget what stands on it."""


@takes_seats
def play(
    pack: PackArgument,
    *,
    seats: Seats,
    person: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="Seat that you play; may be repeated. Else the first.")
    ] = None,
    scenario: ScenarioOption = None,
    map: Annotated[str | None, typer.Option(help="Map; else by the seed.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="The same seed and answers, the same battle.")] = 1,
    mode: Annotated[Mode, typer.Option(help="Kernels to use; the battle is the same.")] = "auto",
    log: Annotated[Path | None, typer.Option(dir_okay=False, help="File for the log, once the battle is over.")] = None,
    save: Annotated[Path | None, typer.Option(dir_okay=False, help="File to keep the battle in.")] = None,
    resume: Annotated[
        Path | None, typer.Option(exists=True, dir_okay=False, help="File of a battle that was kept, to go on with.")
    ] = None,
    language: LanguageOption = "",
    force: ForceOption = False,
) -> None:
    """Play a battle yourself: answer for a seat, or for several in turn.

    Every question lists what may be done, with its rules and its odds; type ? there for all that can be typed.

    Without a terminal each line of the input is an answer.
    """
    opened = open_pack(pack)
    with refusals():
        simulation = Simulation(opened, mode)
        if resume is not None:
            played = _gone_on_with(simulation, resume, language)
        else:
            order = _ordered(simulation, seats, person, BattleOrder((), scenario, map, seed, mode))
            played = PlayedByHand(simulation, order, language)
        must_begin(played)
    keep = save or resume
    sitting = Sitting(
        played,
        _hear,
        say,
        lambda seat: _hand_over(seat, language),
        _rules,
        lambda now: _keep(now, keep, force=force),
    )
    ending = sitting.play()
    _end(sitting.played, ending, log, keep, force=force)


def must_begin(played: PlayedByHand) -> None:
    """Fight a battle up to its first question.

    Raises:
        OrderError: it cannot be fought as ordered.
    """
    try:
        _ = played.seat
    except OverflowError as error:
        raise OrderError(str(error)) from error


def _ordered(simulation: Simulation, seats: Seats, person: list[str] | None, order: BattleOrder) -> BattleOrder:
    """Return an order with persons at their seats.

    Raises:
        typer.BadParameter: there is no such seat or player, or a seat is given to both.
        OrderError: the scenario is none, or a searching player goes by the clock.
    """
    form, pack = simulation.form_for(order.scenario), simulation.pack
    persons = person or [next(seat for seat in form.seats if seat not in seats.players)]
    for seat in persons:
        one_of(seat, form.seats, "--person")
        if seat in seats.players:
            raise typer.BadParameter(
                f"{seat} is played by a person and by {seats.players[seat]}", param_hint="--person"
            )
    for each in seats.players.values():
        if not may_play(each, pack, form):
            known = ", ".join(player_names(pack, form))
            raise typer.BadParameter(f"{each!r} is no player: {known}, or search:TRIES", param_hint="--player")
    seated = (_seated(each, persons) for each in seats.participants(form))
    order = order._replace(participants=tuple(seated))
    must_be_counted(order)
    return order


def _seated(each: Participant, persons: list[str]) -> Participant:
    return each._replace(player=ANSWERED) if each.seat in persons else each


def _gone_on_with(simulation: Simulation, file: Path, language: str) -> PlayedByHand:
    """Return the battle that is kept in a file.

    Raises:
        typer.Exit: it cannot be gone on with, and why is said; status 1.
    """
    try:
        with file.open("rb") as stream:
            return gone_on_with(simulation, read_saved(stream.read(MOST_BYTES + 1)), language)
    except SaveError as error:
        complain(f"{file}: {error}")
        raise typer.Exit(1) from error


def _hear() -> str | None:
    """Return a line that was typed; None at the end of the input, or at an interrupt."""
    print(PROMPT, end="", flush=True)
    try:
        typed = sys.stdin.readline()
    except KeyboardInterrupt:
        typed = ""
    if not sys.stdin.isatty():
        say(typed.rstrip("\r\n"))
    return typed.rstrip("\r\n") if typed else None


def _hand_over(seat: str, language: str) -> None:
    """Let the next person come to the terminal: what was said to the other one is gone before it is told anything."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        say()
        say(said("Now {seat} is asked.", language, seat=said(seat, language)))
        return
    print(CLEAR, end="")
    say(said("Hand over to {seat}, who presses Enter.", language, seat=said(seat, language)))
    sys.stdin.readline()
    print(CLEAR, end="")


def _rules(names: Iterable[str]) -> Iterable[str]:
    # Imported here: it reads all rulebooks, and most persons ask for none.
    from musterpress.commands.guide.explain import told_to_players  # noqa: PLC0415

    return told_to_players(names)


def _keep(played: PlayedByHand, file: Path | None, *, force: bool) -> str:
    """Save a battle, and return what to say of it."""
    if file is None:
        return said("Say where to keep it when you begin: --save FILE.", played.language)
    from musterpress.writing.files import write_log  # noqa: PLC0415 - many battles are not kept

    seats = played.simulation.form_for(played.order.scenario).seats
    write_log(file, saved_text(played.simulation.pack, played.order, seats).encode(), force=force)
    return said("Saved: {file}", played.language, file=file)


def _end(played: PlayedByHand, ending: Ending, log: Path | None, keep: Path | None, *, force: bool) -> None:
    """Say how a battle ended, and write down what was asked for."""
    language = played.language
    if ending == "over":
        _tell_result(played)
        if log is not None:
            from musterpress.writing.files import write_log  # noqa: PLC0415 - as above

            write_log(log, played.battle().jsonl().encode(), force=force)
            say(said("Log: {file}", language, file=log))
        return
    if ending == "ended":
        say(said("The input has ended, and so has the sitting.", language))
    if keep is not None:
        say(_keep(played, keep, force=force))
    else:
        say(said("Nothing was kept of the battle; --save FILE keeps it.", language))


def _tell_result(played: PlayedByHand) -> None:
    """Say who has won, with which scores; why was told as the last of what happened."""
    result, language = played.result, played.language
    if result is None:
        return
    scores = ", ".join(f"{said(seat, language)} {score}" for seat, score in result.scores.items())
    parts = {"ending": said(result.ending.replace("_", " "), language), "scores": scores}
    if result.winner is None:
        say(said("The battle is over, and nobody has won ({ending}). {scores}.", language, **parts))
    else:
        winner = said(result.winner, language)
        say(said("The battle is over: {winner} has won ({ending}). {scores}.", language, winner=winner, **parts))
