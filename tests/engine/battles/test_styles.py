"""Styles of the heuristic player: documents whose weights decide how a seat is played."""

from dataclasses import replace
from enum import IntEnum
from importlib import import_module
from itertools import islice
from pathlib import Path

import pytest

from engine.battles.battle import Battle, fight
from engine.battles.forms import DEFAULT_PLAYER
from engine.battles.orders import BattleOrder, Mode, OrderError, Participant
from engine.battles.styles import KIND, player_names, player_of, player_text, players_near, style_sentences, styles_of
from engine.experiments.training import with_players
from engine.games.maneuvers.names import FORM
from engine.paths import CONTENT
from musterpress import api
from schemas.kinds import KINDS
from schemas.models.maneuvers.player import Player, Weights
from schemas.packs.packs import Pack, read_packs

NUMBERED_IN = {"survive": "weights"}
"""The modules of kernels that number weights, where it is not `codes`."""

STYLED = [kind.system for kind in KINDS if kind.name == KIND and kind.system]


@pytest.fixture(scope="module")
def pack() -> Pack:
    [found] = read_packs([CONTENT / "maneuvers"]).packs
    return found


def player(**weights: int) -> Player:
    said = {"kind": "player", "id": "mine", "name": "Mine", "style": "Plays as I say.", "weights": weights}
    return Player.model_validate(said)


def fought(pack: Pack, a: str, b: str, seed: int = 3, mode: Mode = "auto") -> Battle:
    return fight(pack, BattleOrder((Participant("a", None, a), Participant("b", None, b)), seed=seed, mode=mode))


def rows(battle: Battle) -> list[str]:
    return battle.jsonl().splitlines()[1:]


def test_players_near_one_weigh_up_to_four_times_as_much_or_as_little() -> None:
    """Within what a weight may be, never the same twice, always the same ones; who weighs nothing goes on so."""
    start = player(point=1000, hiding=100, mark=0, lasts=1)
    names = [*Weights.model_fields]
    near = [dict(zip(names, each, strict=True)) for each in islice(players_near(start), 200)]

    assert near == [dict(zip(names, each, strict=True)) for each in islice(players_near(start), 200)]
    assert len({tuple(each.values()) for each in near}) == 200
    hidings = {each["hiding"] for each in near}
    assert 25 <= min(hidings) <= 27
    assert 380 <= max(hidings) <= 400
    assert {each["mark"] for each in near} == {0}
    assert {each["point"] for each in near if each["point"] > 999} == {1000}
    assert {each["lasts"] for each in near} == {1, 2, 3, 4}
    Weights.model_validate(near[0])


@pytest.mark.parametrize("system", STYLED)
def test_a_kernel_numbers_the_weights_as_the_documents_have_them(system: str) -> None:
    """They are laid down in the order of the fields, and read by the numbers of `Weight`."""
    codes = import_module(f"engine.games.{system}.kernel.{NUMBERED_IN.get(system, 'codes')}")
    weight: type[IntEnum] = codes.Weight
    weights = import_module(f"schemas.models.{system}.player").Weights

    assert [each.name.lower() for each in weight] == [*weights.model_fields]
    assert [*weight] == [*range(codes.WEIGHTS)]


def test_the_defaults_are_the_player_that_plays_where_nobody_is_named(pack: Pack) -> None:
    """A document that changes nothing fights as `heuristic` does where a pack has no document of it, row by row."""
    others = tuple(each for each in pack.documents if (each.kind, each.id) != (KIND, DEFAULT_PLAYER))
    with_mine = with_players(replace(pack, documents=others), {"mine": player()})

    assert rows(fought(with_mine, "mine", "mine")) == rows(fought(with_mine, "heuristic", "heuristic"))


def test_a_document_of_its_name_is_the_player_that_plays_where_nobody_is_named(pack: Pack) -> None:
    """It fights as the same under another name does, is listed once, and is told of by its sentence."""
    mine = player(point=7, harm_point=9000)
    changed = with_players(pack, {DEFAULT_PLAYER: mine.model_copy(update={"id": DEFAULT_PLAYER}), "mine": mine})
    unnamed = fight(changed, BattleOrder(seed=3))

    assert rows(unnamed) == rows(fought(changed, "mine", "mine"))
    assert rows(unnamed) != rows(fight(pack, BattleOrder(seed=3)))
    assert player_of(changed, DEFAULT_PLAYER).weights == mine.weights
    assert player_names(changed, FORM).count(DEFAULT_PLAYER) == 1
    assert style_sentences(changed)[DEFAULT_PLAYER] == ("Mine", "Plays as I say.")


def test_each_seat_weighs_by_its_own_style(pack: Pack) -> None:
    """Who would rather leave than fight leaves, on whichever side; the other stays."""
    runaway = {"mine": player(escape_in_need=9999, hopeless_edge=0)}
    styled = with_players(pack, runaway)
    left: dict[str, list[str]] = {seat: [] for seat in ("a", "b")}
    for seed in range(1, 21):
        for seat, battle in (
            ("a", fought(styled, "mine", "heuristic", seed)),
            ("b", fought(styled, "heuristic", "mine", seed)),
        ):
            left[seat] += [
                row["side"] for row in battle.rows() if row["event"] == "maneuver" and row["maneuver"] == "Escape"
            ]

    assert all(sides.count(seat) > 2 * (len(sides) - sides.count(seat)) for seat, sides in left.items())


def test_styles_fight_alike_compiled_and_plain(pack: Pack) -> None:
    """Two players of different weights, in both modes."""
    styled = with_players(pack, {"mine": player(point=300, hiding=500, lasts=1)})

    compiled, plain = (rows(fought(styled, "mine", "heuristic", 5, mode)) for mode in ("compiled", "plain"))

    assert compiled == plain


def test_a_player_that_is_not_there_is_refused_with_those_that_are(pack: Pack) -> None:
    """Those of the pack among them."""
    styled = with_players(pack, {"mine": player()})

    with pytest.raises(OrderError, match=r"no player 'yours'; there are: .*heuristic.*mine.*random"):
        fought(styled, "yours", "heuristic")
    with pytest.raises(OrderError, match=r"no player 'yours'; there are: .*heuristic.*mine"):
        player_of(styled, "yours")


def test_players_are_named_after_those_of_the_game(pack: Pack) -> None:
    """With their sentences."""
    styled = with_players(pack, {"mine": player()})

    assert player_names(styled, FORM)[:2] == ("heuristic", "random")
    assert "mine" in player_names(styled, FORM)[2:]
    assert style_sentences(styled)["mine"] == ("Mine", "Plays as I say.")


def test_weights_stand_in_the_order_of_their_fields(pack: Pack) -> None:
    """What a document leaves out are the defaults."""
    styled = styles_of(with_players(pack, {"mine": player(point=7, hopeless_edge=9)}), Player)

    assert styled["first"] == tuple(Weights().model_dump().values())
    assert (styled["mine"][0], styled["mine"][-1], styled["mine"][1:-1]) == (7, 9, styled["first"][1:-1])


def test_a_game_whose_players_are_no_documents_says_so(pack: Pack, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until they are: a game that is begun has no kind of players."""
    monkeypatch.setattr("engine.battles.styles.kinds_of", lambda _system: {})

    with pytest.raises(OrderError, match="are no documents yet"):
        player_of(pack, "heuristic")


def test_a_player_that_is_written_is_read_again(tmp_path: Path) -> None:
    """By its new name, and with all its weights."""
    folder = tmp_path / "mine"
    (folder / "players").mkdir(parents=True)
    (folder / "pack.yaml").write_text(
        "kind: pack\nid: mine\nsystem: maneuvers\nversion: 1.0.0\ntitle: Mine\nauthors: [Me]\nlicence: CC-BY-SA-3.0\n"
        "format: 1\nextends: maneuvers\n",
        "utf-8",
    )
    (folder / "players" / "bolder.yaml").write_text(player_text(player(point=7), "bolder"), "utf-8")

    reading = read_packs([folder], [CONTENT])
    [found] = reading.packs

    assert reading.diagnostics == ()
    assert player_of(found, "bolder").weights == player(point=7).weights
    assert player_of(found, "bolder").name == "Bolder"


@pytest.mark.parametrize("name", ["random", "custom", "answered"])
def test_no_document_takes_the_name_of_a_player_that_is_there(name: str) -> None:
    """Whoever names it means that one."""
    with pytest.raises(ValueError, match=f"there is a player `{name}` in every pack"):
        Player.model_validate({"kind": "player", "id": name, "name": "Mine", "style": "Mine."})


@pytest.mark.parametrize(
    ("name", "value", "document", "said"),
    [
        ("outcome", 2000, "as_ruled", {"end.victory_by": "edge"}),
        ("presence", 0, "flag", {"effect": [{"type": "leave", "whom": "opponent"}]}),
        ("last_presence", 0, "flag", {"effect": [{"type": "leave", "whom": "opponent"}]}),
    ],
)
def test_a_weight_that_the_shipped_rules_do_not_ask_for_counts_under_others(
    name: str, value: int, document: str, said: dict[str, object]
) -> None:
    """Outcomes where harm does not decide, and maneuvers that drive somebody off."""
    shipped = api.load("maneuvers")
    kind = "rules" if document == "as_ruled" else "maneuver"
    pack = with_players(
        shipped.changed(kind, document, said).read, {"mine": player(), "yours": player(**{name: value})}
    )

    assert any(
        rows(fought(pack, "mine", "mine", seed)) != rows(fought(pack, "yours", "yours", seed)) for seed in range(20)
    )
