"""A battle that a seat gives up is over and has a log like any other, in every game."""

import json
from dataclasses import replace
from io import BytesIO

import pytest

from engine.battles.log_forms import LogForm
from engine.battles.logs import form_of, judged, open_log
from engine.battles.orders import BattleOrder, LogError, Participant
from engine.execution.playing import NoAnswer, PlayedByHand
from engine.execution.simulation import Simulation
from engine.execution.snapshots import verify
from musterpress.commands.battles.replay import drawn_frames, read
from schemas.packs.packs import Pack
from schemas.systems import SystemName
from studio.jobs.replay import replay_of

GAMES: tuple[SystemName, ...] = ("seven_seconds", "battlesuit", "survive", "maneuvers", "infantry")
LATER = 12


def begun(pack: Pack, answers: int) -> PlayedByHand:
    """A battle whose first seat is played by hand, with the first answer given so many times."""
    simulation = Simulation(pack)
    seats = simulation.form_for(None).seats
    played = PlayedByHand(simulation, BattleOrder((Participant(seats[0], None, "answered"),), seed=3))
    for _ in range(answers):
        played = played.answered(played.choices[0].cells)
    return played


def log_of(played: PlayedByHand) -> bytes:
    return played.battle().jsonl().encode()


@pytest.mark.parametrize("answers", [0, LATER])
@pytest.mark.parametrize("system", GAMES)
def test_whoever_resigns_is_last(packs: dict[str, Pack], system: SystemName, answers: int) -> None:
    """The other seat of two has won, of more nobody has; the last row says who gave up, and nothing is asked."""
    stands = begun(packs[system], answers)
    seat, *others = stands.simulation.form_for(None).seats
    given_up = stands.resigned()
    result = given_up.result

    assert given_up.is_over
    assert given_up.choices == ()
    assert result is not None
    assert result.winner == (others[0] if len(others) == 1 else None)
    assert result.ranking == (tuple(others), (seat,))
    assert result.ending == "resigned"
    assert given_up.rows(seat)[:-1] == stands.rows(seat)
    assert {**given_up.rows(seat)[-1]}.items() >= {"event": "resigned", "side": seat, "rules": []}.items()
    assert given_up.told(seat)[-1].endswith(" resigns.")
    assert given_up.length == stands.length + 1


@pytest.mark.parametrize("answers", [0, LATER])
@pytest.mark.parametrize("system", GAMES)
def test_its_log_is_verified_told_and_drawn(packs: dict[str, Pack], system: SystemName, answers: int) -> None:
    """It is fought again to where it was given up, each row has its form, and replays end with it."""
    pack = packs[system]
    log = log_of(begun(pack, answers).resigned())
    form = form_of(system)
    assert isinstance(form, LogForm)

    verdict = verify(open_log(BytesIO(log)), pack)
    assert (verdict.rows, verdict.difference) == (len(log.splitlines()), "")
    assert [judged(row, form)["event"] for row in open_log(BytesIO(log)).rows][-1] == "resigned"
    assert replay_of(log, pack).steps[-1]["text"].endswith(" resigns.")
    drawn = drawn_frames(open_log(BytesIO(log)), system, every_move=answers == 0)
    assert read(open_log(BytesIO(log)), drawn)[2] is None


def test_a_log_that_goes_on_behind_it_is_refused(packs: dict[str, Pack]) -> None:
    """What ends a battle is its last row."""
    log = log_of(begun(packs["maneuvers"], 0).resigned())
    last = json.loads(log.splitlines()[-1])
    more = log + json.dumps({**last, "n": last["n"] + 1}).encode() + b"\n"

    with pytest.raises(LogError, match="ended with the `resigned` before"):
        [*open_log(BytesIO(more)).rows]


def test_nobody_resigns_where_it_is_not_asked(packs: dict[str, Pack]) -> None:
    """A log in which the other seat gives up, or somebody does at the end of all answers, is none of a battle."""
    pack = packs["maneuvers"]
    log = log_of(begun(pack, 0).resigned()).decode()

    with pytest.raises(LogError, match="b resigns where it is not asked"):
        verify(open_log(BytesIO(log.replace('"resigned": "a"', '"resigned": "b"').encode())), pack)


def test_who_has_resigned_may_take_that_back_once(packs: dict[str, Pack]) -> None:
    """The battle stands where it stood; one that is over is not given up."""
    stands = begun(packs["infantry"], 2)
    given_up = stands.resigned()

    assert given_up.back() == replace(stands)
    with pytest.raises(NoAnswer, match="nobody can resign"):
        given_up.resigned()
