"""`musterpress play`: whole battles by script, told to a seat, kept, gone on with, and logged like any other."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import Result

from engine.battles.by_hand import offers
from engine.battles.orders import BattleOrder, Participant
from engine.execution.playing import PlayedByHand
from engine.execution.simulation import Simulation
from musterpress import api
from musterpress.hands.sitting import Sitting
from schemas.packs.packs import Pack
from tests.samples import at_length

Run = Callable[..., Result]
Row = dict[str, Any]
ORDER = ("play", "seven_seconds", "--red", "puc", "--blue", "zane", "--map", "ashford_hills", "--seed", "7")
FIGHT = ("play", "maneuvers", "--scenario", "loading_dock", "--seed", "3")
GAMES = ("seven_seconds", "battlesuit", "survive", "maneuvers", "infantry")


def seated(seat: str, player: str) -> dict[str, str | None]:
    """Return who sits where, as a kept battle says it."""
    return {"seat": seat, "force": None, "player": player}


def ordered(row: Row, change: Row) -> Row:
    """Return a kept battle with another order."""
    return {**row, "order": row["order"] | change}


def drawn(seed: int, most: int = 4000) -> str:
    """Return as many numbers from 1 to 3, a line each: each is an answer wherever there are as many."""
    dice = Random(seed)
    return "".join(f"{dice.choice((1, 1, 2, 3))}\n" for _ in range(most))


def test_a_fight_by_script_is_told_and_its_log_is_true(tmp_path: Path, run: Run) -> None:
    """Questions, answers and what came of them are told; the log of the end is verified and told again."""
    log = tmp_path / "fight.jsonl"
    played = run(*FIGHT, "--log", log, input=drawn(1))

    assert played.exit_code == 0
    assert "Who opposes" in played.output
    assert "The battle is over" in played.output
    assert run("verify", log).exit_code == 0
    assert run("replay", log).exit_code == 0
    header = json.loads(log.read_text("utf-8").splitlines()[0])
    assert header["order"]["answers"]


def test_a_log_of_other_answers_is_not_true(tmp_path: Path, run: Run) -> None:
    """With one answer more than the battle asks for, and with one that the rules do not take, it is no such battle."""
    log = tmp_path / "fight.jsonl"
    run(*FIGHT, "--log", log, input=drawn(1))
    first, *rows = log.read_text("utf-8").splitlines()
    for wrong in ([999, 999, 999, 999], [0]):
        header = json.loads(first)
        header["order"]["answers"].append(wrong)
        log.write_text("\n".join([json.dumps(header), *rows, ""]), "utf-8")
        assert run("verify", log).exit_code == 1


def test_a_battle_is_kept_and_gone_on_with(tmp_path: Path, run: Run) -> None:
    """What is played in two sittings, with answers taken back meanwhile, ends as what is played in one."""
    kept, once, twice = tmp_path / "fight.saved", tmp_path / "once.jsonl", tmp_path / "twice.jsonl"
    answers = drawn(2).splitlines()
    run(*FIGHT, "--log", once, input="\n".join(answers) + "\n")
    sitting = run(*FIGHT, "--save", kept, input="\n".join(answers[:4]) + "\n1\nback\n")

    assert "Saved:" in sitting.output
    rest = run("play", "maneuvers", "--resume", kept, "--log", twice, input="\n".join(answers[4:]) + "\n")
    assert rest.exit_code == 0
    assert twice.read_bytes() == once.read_bytes()


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda row: row | {"format": 9}, "another format"),
        (lambda row: row | {"event": "header"}, "does not say that it is one"),
        (lambda row: row | {"seed": -1}, "`seed`"),
        (lambda row: row | {"seed": "three"}, "`seed`"),
        (lambda row: row | {"digest": "0" * 16}, "says something else"),
        (lambda row: row | {"kernel": "0" * 16}, "other rules of play"),
        (lambda row: row | {"pack": "survive"}, "of the pack 'survive'"),
        (lambda row: ordered(row, {"answers": [[1e9]]}), "`order.answers.0.0`"),
        (lambda row: ordered(row, {"answers": [[2**40]]}), "`order.answers.0.0`"),
        (lambda row: ordered(row, {"answers": [[999, 0]]}), "none that the rules take"),
        (lambda row: ordered(row, {"scenario": "nowhere"}), "nowhere"),
        (lambda row: ordered(row, {"participants": []}), "`order.participants`"),
        (lambda row: ordered(row, {"participants": [seated("a", "heuristic")]}), "nobody plays"),
        (
            lambda row: ordered(row, {"participants": [seated("a", "search:50ms"), seated("b", "answered")]}),
            "give tries",
        ),
        (lambda row: [row], "does not say that it is one"),
    ],
)
def test_a_kept_battle_with_faults_is_refused_with_a_sentence(
    change: Callable[[Row], object], words: str, tmp_path: Path, run: Run
) -> None:
    """It comes from outside: its form is judged, then its pack, the rules of play, and every answer."""
    kept = tmp_path / "fight.saved"
    run(*FIGHT, "--save", kept, input="1\n2\n")
    kept.write_text(json.dumps(change(json.loads(kept.read_text("utf-8")))), "utf-8")
    result = run("play", "maneuvers", "--resume", kept, input="")

    assert result.exit_code == 1
    assert words in result.output
    assert "Traceback" not in result.output


@pytest.mark.parametrize("data", [b"", b"\xff\xfe", b"{", b"null", b"[" * 100_000, b'{"event": "saved_battle"}'])
def test_a_file_that_is_no_kept_battle_is_refused(data: bytes, tmp_path: Path, run: Run) -> None:
    """Whatever the file holds, a sentence says that it is none."""
    kept = tmp_path / "fight.saved"
    kept.write_bytes(data)
    result = run("play", "maneuvers", "--resume", kept, input="")

    assert result.exit_code == 1
    assert "saved battle" in result.output


def test_what_may_be_typed_is_answered(run: Run) -> None:
    """Help, rules, hints, the table, what happened, a list and its pages, and what is none of these."""
    typed = (
        "?\nwhy 1\nhint\nboard\nboard blue blip 3\nlog 3\nlist\nmore\nlist 2\nwhy 999\nzzz\nback\n\nred blip 3\nquit\n"
    )
    told = run(*ORDER, input=typed).output

    for words in (
        "hint: what each style would answer",
        "7S.ACT.1: To activate a unit",
        "heuristic: Red",
        "Blue blip 3: (",
        "13 more answers: more",
        "Answers are numbered from 1 to 33.",
        "None of what may be done now is called so",
        "There is nothing to take back.",
        "Type ? for help.",
        "Nothing was kept of the battle",
    ):
        assert words in told


def test_a_person_may_resign_and_a_style_may_answer(run: Run) -> None:
    """Who gives up has lost the battle; `as` answers as a style would."""
    told = run(*ORDER, input="as heuristic\nas nobody\nresign\n").output

    assert "Styles that say something here" in told
    assert "Red resigns." in told
    assert "The battle is over: blue has won (resigned)." in told


def test_two_persons_are_asked_in_turn_and_told_their_own_cards(run: Run) -> None:
    """With both seats played by hand, each is told what it may know before its question."""
    told = run(*ORDER, "--person", "red", "--person", "blue", input="1\n1\n1\n1\n").output
    reds, blues = told.split("Now blue is asked.", 1)

    assert "Red draws the mission card" in reds
    assert "Blue draws" not in reds
    assert "Blue draws the mission card" in blues
    assert "Red draws" not in blues


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (("--person", "green"), "green"),
        (("--person", "red", "--red-player", "random"), "by a person and by random"),
        (("--blue-player", "nobody"), "is no player"),
        (("--blue-player", "search:20ms"), "give tries"),
        (("--map", "nowhere"), "nowhere"),
    ],
)
def test_an_order_that_cannot_be_played_is_status_2(options: tuple[str, ...], words: str, run: Run) -> None:
    """Seats, players and maps that there are not."""
    result = run("play", "seven_seconds", *options, input="")

    assert result.exit_code == 2
    assert words in result.output


def test_a_person_plays_against_a_player_that_searches(tmp_path: Path, run: Run) -> None:
    """What a search has found is found again when the log is verified."""
    log = tmp_path / "fight.jsonl"
    result = run(*FIGHT, "--player", "a=search:8", "--log", log, input=drawn(3))

    assert "The battle is over" in result.output
    assert run("verify", log).exit_code == 0


def test_german_is_spoken(run: Run) -> None:
    """Questions, answers and our own words are said in German."""
    told = run(*ORDER, "--language", "de", input="zzz\n").output

    assert "Wen aktiviert Rot?" in told or "Wen aktiviert rot?" in told
    assert "Würfel: " in told
    assert "passes" not in told


def test_a_list_of_many_is_short() -> None:
    """Many of a kind are a line, which says what they have in common; words and places find one."""
    from engine.battles.asking import Choice  # noqa: PLC0415 - one test alone makes some

    choices = [Choice((at,), f"Red goes to ({at}, {2 * at}).", ("7S.MOVE.1",), "go") for at in range(1, 40)]
    choices.append(Choice((0,), "Red stays.", ("7S.ACT.2",), "stay"))

    assert [*offers.overview(choices, "")] == [
        "1-39: Red goes to ... (39 answers; list 1 shows them) [7S.MOVE.1]",
        "40: Red stays. [7S.ACT.2]",
    ]
    assert offers.meant(choices, "sta") == (40,)
    assert offers.meant(choices, "4 8") == (4,)
    assert offers.meant(choices, "4.2 8")[:2] == (4, 5)
    assert offers.meant(choices, "41") == ()
    assert offers.meant(choices, "red goes to (7, 14)") == (7,)


def begun(pack: Pack, seed: int, *, everybody: bool) -> PlayedByHand:
    """Return a battle of a pack with the first seat played by hand, or all."""
    simulation = Simulation(pack)
    scenario = next(iter(simulation.scenarios), None)
    seats = simulation.form_for(scenario).seats
    mine = seats if everybody else seats[:1]
    seated = tuple(Participant(seat, None, "answered" if seat in mine else "heuristic") for seat in seats)
    return PlayedByHand(simulation, BattleOrder(seated, scenario, None, seed))


@at_length("most", 250, 2000)
@pytest.mark.parametrize("game", GAMES)
def test_whole_battles_by_script_have_no_refusal_that_the_list_did_not_foresee(
    game: str, most: int, tmp_path: Path, run: Run
) -> None:
    """Some hundred answers a game are drawn of what is listed, by number; each is taken, and each log is true."""
    answers, refused, seed = 0, 0, 0
    while answers < most:
        seed += 1
        dice, heard = Random(seed), list[str]()
        sitting = Sitting(
            begun(api.load(game).read, seed, everybody=seed % 2 == 0),
            lambda: f"{dice.randint(1, len(sitting.choices))}",  # noqa: B023 - asked while it is played
            heard.append,
            lambda _: None,
            lambda _: (),
            lambda _: "",
        )
        assert sitting.play() == "over"
        refused += sum("no legal answer" in line or "called so" in line for line in heard)
        answers += len(sitting.played.order.answers)
        log = tmp_path / f"{seed}.jsonl"
        log.write_text(sitting.played.battle().jsonl(), "utf-8")
        assert run("verify", log).exit_code == 0
    assert refused == 0


@pytest.mark.prove
@pytest.mark.parametrize("game", GAMES)
def test_what_is_taken_back_is_as_if_it_never_had_been(game: str) -> None:
    """After each of some answers another is given and taken back; table and question are as before, byte for byte."""
    played, dice = begun(api.load(game).read, 4, everybody=False), Random(4)
    for _ in range(25):
        if played.is_over:
            break
        seat = played.seat or ""
        before = (played.told(seat), played.board(seat), played.asks, played.choices)
        other = played.answered(dice.choice(played.choices).cells)
        back = other.back() if len(played.choices) > 1 and other.seat == seat else played
        assert (back.told(seat), back.board(seat), back.asks, back.choices) == before
        played = back.answered(dice.choice(back.choices).cells)
