"""Names in SURVIVE: who has gone Red is told without the name of the Mob that it has left (SV.GAP.32)."""

from collections.abc import Callable, Iterator
from io import BytesIO

import pytest

from engine.battles.battle import Battle, fight
from engine.battles.logs import open_log, tell
from engine.battles.orders import BattleOrder, Participant
from engine.battles.telling import Told
from engine.paths import CONTENT
from schemas.packs.packs import read_packs


def fought(seed: int) -> Battle:
    [pack] = read_packs([CONTENT / "survive"]).packs
    seats = tuple(Participant(seat, None, "first") for seat in ("south_west", "north_east"))
    return fight(pack, BattleOrder(seats, "first_blood", None, seed))


def of_the_log(battle: Battle) -> Iterator[Told]:
    return tell(open_log(BytesIO(battle.jsonl().encode())))


@pytest.mark.parametrize("way", [Battle.told, of_the_log])
def test_who_has_gone_red_is_no_longer_called_by_its_mob(way: Callable[[Battle], Iterator[Told]]) -> None:
    """In seed 111 two units go Red; from then on no sentence has the names that they had, whoever tells it."""
    told = [*way(fought(111))]
    sentences = [sentence for _, sentence in told if sentence]
    red = [row for row, _ in told if row["event"] == "red"]

    assert len(red) == 2
    for row in red:
        gone = sentences.index(f"{row['actor']} goes RED, and stands up again as a CU.")
        assert not [each for each in sentences[gone + 1 :] if f"{row['actor']} " in each.replace(".", " ")]
    assert any(f"the Red {row['unit']}" in each for row in red for each in sentences)


def test_the_rows_of_the_log_keep_one_name_for_a_unit() -> None:
    """A reader of rows knows a unit by the name of the header all along; the row says what it is called then."""
    told = [*fought(111).told()]
    after = next(at for at, (row, _) in enumerate(told) if row["event"] == "red")
    actor = told[after][0]["actor"]

    assert actor.endswith(f" {told[after][0]['unit']}")
    assert [row for row, _ in told[after + 1 :] if actor in {row.get("actor"), row.get("target")}]


def test_units_of_one_name_are_told_apart_though_their_mobs_are_gone() -> None:
    """Of all units on the table those of one name are numbered through."""
    names = fought(111).setup.names  # type: ignore[attr-defined]
    units = [names.unit(piece) for piece in range(sum(map(len, names.units)))]

    assert len({*units}) == len(units)
