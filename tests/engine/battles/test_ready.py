"""Packs that battles were fought with last stay ready for the next battle."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, cast

import pytest

from engine.battles.kernel_setup import MOST_LAID_OUT, LaidOut
from engine.battles.modes import new_game
from engine.battles.orders import BattleOrder, OrderError
from engine.battles.played import battles_of
from engine.games.seven_seconds.battle import prepared
from engine.games.seven_seconds.battle.set_up import set_up_battle
from engine.games.seven_seconds.kernel.records import Forces, Game
from engine.games.seven_seconds.rules import missions, units
from engine.kernel.records import clear
from schemas.base import Document
from schemas.models.seven_seconds.rules import Rules
from schemas.packs.packs import Pack


def test_a_pack_is_made_ready_once_for_all_its_battles(packs: dict[str, Pack]) -> None:
    """Whoever fights battle after battle waits for the maps once; a changed pack is another one."""
    pack, played = packs["battlesuit"], battles_of("battlesuit")
    changed = replace(pack, rules=pack.rules)

    assert played.prepared(pack) is played.prepared(pack)
    assert played.prepared(changed) is not played.prepared(pack)


def test_only_the_last_few_packs_stay_ready(seven_seconds: Pack) -> None:
    """Of an evening's edits none piles up: after four others a pack is made ready anew."""
    played = battles_of("seven_seconds")
    first = played.prepared(seven_seconds)

    for _ in range(4):
        played.prepared(replace(seven_seconds, rules=seven_seconds.rules))

    assert played.prepared(seven_seconds) is not first


def test_what_battles_have_in_common_is_laid_out_once_and_the_oldest_goes() -> None:
    """The keys asked for last stay; what fails is tried again."""
    made: list[int] = []
    laid_out = LaidOut[int, int]()

    def lay_out(key: int) -> int:
        made.append(key)
        if made == [0]:
            raise OrderError("not yet")
        return key

    with pytest.raises(OrderError):
        laid_out.get(0, partial(lay_out, 0))
    asked = [*range(MOST_LAID_OUT), 0, MOST_LAID_OUT, 0, 1]
    assert [laid_out.get(key, partial(lay_out, key)) for key in asked] == asked
    assert made == [0, *range(MOST_LAID_OUT), MOST_LAID_OUT, 1]


def test_units_and_missions_of_seven_seconds_are_worked_out_once(
    seven_seconds: Pack, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cards are drawn anew for each battle; what they field is known from battles before."""
    made: list[object] = []

    def counted(make: Callable[..., Any]) -> Callable[..., Any]:
        def count(*given: Any) -> Any:
            made.append((make.__name__, *(each.id if isinstance(each, Document) else each for each in given[:3])))
            return make(*given)

        return count

    for make in (units.trooper, units.drone, missions.columns_of):
        monkeypatch.setattr(prepared, make.__name__, counted(make))
    ready, game = prepared.PreparedPack(seven_seconds), new_game(Game, "compiled")
    for seed in range(30):
        clear(game)
        set_up_battle(ready, BattleOrder(seed=seed), game)

    assert len(made) == len({*made}) > 30


def test_what_is_known_from_battles_before_changes_no_battle(seven_seconds: Pack) -> None:
    """Other lines of cards, other factions, drones bought or not: each battle begins as if it were the first."""
    rules = cast("Rules", seven_seconds.rules)
    sale = rules.chance_encounter.model_copy(update={"drone_purchase": True, "drone_points": 6})
    pack = replace(seven_seconds, rules=rules.model_copy(update={"chance_encounter": sale}))
    ready, bought = prepared.PreparedPack(pack), set[bool]()
    for seed in range(40):
        begun = [set_up_battle(known, BattleOrder(seed=seed), Game()) for known in (ready, prepared.PreparedPack(pack))]
        warm, fresh = ({name: getattr(each.game.forces, name) for name in Forces.columns} for each in begun)
        bought.add(any(warm["bought"]))
        assert begun[0].names == begun[1].names
        assert warm == fresh
    assert bought == {True, False}
