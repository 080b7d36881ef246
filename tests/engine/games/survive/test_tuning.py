"""What a point of a weapon is worth to a Mob of SURVIVE: only its own weapons are changed, by one point each."""

from pathlib import Path

import pytest

from engine.battles.orders import OrderError
from engine.games.survive.tuning import WEAPONS
from schemas.models.survive.force import Mob, Unit, Weapon
from schemas.packs.packs import Pack, read_packs


def shipped() -> Pack:
    [pack] = read_packs([Path("content/survive")]).packs
    return pack


def test_each_step_changes_one_value_of_one_weapon_of_the_mob() -> None:
    """The other weapons of its units, and those of all other Mobs, stay as they are."""
    pack = shipped()
    steps = WEAPONS.steps(pack, "rust_saints")
    changed = WEAPONS.with_steps(pack, "rust_saints", steps)
    before = pack.named("mob", "rust_saints", Mob)
    assert before is not None

    assert {step.change for step in steps} == {1, -1}
    for step in steps:
        name, value = step.at
        weapon = pack.named("weapon", name, Weapon)
        mob = changed.named("mob", step.id, Mob)
        assert mob is not None
        assert weapon is not None
        for old, new in zip(before.units, mob.units, strict=True):
            had, has = pack.named("unit", old, Unit), changed.named("unit", new, Unit)
            assert had is not None
            assert has is not None
            for one, other in zip(had.weapons, has.weapons, strict=True):
                worn = changed.named("weapon", other, Weapon)
                assert worn is not None
                assert one == other or (one == name and getattr(worn, value) == getattr(weapon, value) + step.change)
                assert (one != name) == (one == other)
    assert changed.named("mob", "rust_saints", Mob) == before


@pytest.mark.parametrize("mob", ["rust_saints", "night_shift", "glass_dogs", "tar_street_choir"])
def test_a_point_of_difficulty_is_a_step_where_it_changes_a_number(mob: str) -> None:
    """SV.HOUSE.1: the number is the skill less what Difficulty is above it, in a campaign 1 more if it is not above.

    So with skill 6 and Difficulty 4 neither a point more nor a point less is anything to rank. Below 1 a point is felt
    by the second shot of a Double-Tap alone, which has 1 more (SV.SHT.7).
    """
    pack = shipped()
    felt = set()
    for unit in (pack.named("unit", name, Unit) for name in pack.named("mob", mob, Mob).units):  # type: ignore[union-attr]
        assert unit is not None
        for name in unit.weapons:
            weapon = pack.named("weapon", name, Weapon)
            assert weapon is not None
            skill = unit.combat if weapon.type == "close" else unit.shooting
            for change in (1, -1):
                before, after = (skill - max(0, points - skill) for points in _both(weapon.difficulty, change))
                easy, still = (points <= skill for points in _both(weapon.difficulty, change))
                shown = {min(max(before + tap, 1), 9) - min(max(after + tap, 1), 9) for tap in (0, 1)}
                if shown != {0} or easy != still:
                    felt.add((name, change))

    assert {(step.at[0], step.change) for step in WEAPONS.steps(pack, mob) if step.at[1] == "difficulty"} == felt


def _both(difficulty: int, change: int) -> tuple[int, int]:
    return difficulty, difficulty + change


def test_a_mob_that_is_not_there_is_refused_with_those_that_are() -> None:
    """The sentence names them."""
    with pytest.raises(OrderError, match="rust_saints"):
        WEAPONS.steps(shipped(), "nobody")
