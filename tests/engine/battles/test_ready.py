"""Packs that battles were fought with last stay ready for the next battle."""

from dataclasses import replace

from engine.battles.played import battles_of
from schemas.packs.packs import Pack
from schemas.systems import System


def test_a_pack_is_made_ready_once_for_all_its_battles(packs: dict[str, Pack]) -> None:
    """Whoever fights battle after battle waits for the maps once; a changed pack is another one."""
    pack, played = packs["battlesuit"], battles_of(System.BATTLESUIT)
    changed = replace(pack, rules=pack.rules)

    assert played.prepared(pack) is played.prepared(pack)
    assert played.prepared(changed) is not played.prepared(pack)


def test_only_the_last_few_packs_stay_ready(seven_seconds: Pack) -> None:
    """Of an evening's edits none piles up: after four others a pack is made ready anew."""
    played = battles_of(System.SEVEN_SECONDS)
    first = played.prepared(seven_seconds)

    for _ in range(4):
        played.prepared(replace(seven_seconds, rules=seven_seconds.rules))

    assert played.prepared(seven_seconds) is not first
