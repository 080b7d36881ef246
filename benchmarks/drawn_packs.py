"""Packs whose content is drawn at random, to train players in that are to win with any content.

They are those of the tests, which know what may be drawn.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from engine.execution.serialization import NO_PLACES
from engine.paths import CONTENT
from schemas.packs.packs import Loaded, Pack, read_packs
from schemas.systems import SystemName
from tests.engine.games.infantry.any_pack import legal_pack
from tests.engine.games.infantry.test_any_pack import pack_of
from tests.engine.games.maneuvers.any_fight import any_character, any_maneuver, any_rules


@cache
def shipped(system: SystemName) -> Pack:
    """Return the pack of a game as it is shipped."""
    [pack] = read_packs([CONTENT / system]).packs
    return pack


def infantry(seed: int) -> Pack:
    """Return the shipped pack with rules of its own, and a scenario of other squads, weapons and ground."""
    with TemporaryDirectory() as folder:
        return pack_of(Path(folder), legal_pack(seed))


def maneuvers(seed: int) -> Pack:
    """Return the shipped fights and squads, whose characters, maneuvers and rules are all others."""
    pack, dice = shipped("maneuvers"), Random(seed)
    made: list[Any] = [any_rules(dice)]
    for number in range(dice.randint(2, 14)):
        made.append(any_maneuver(dice, number, [each.id for each in made[1:]]))
    for number, loaded in enumerate(pack.of_kind("character")):
        made.append(any_character(dice, number).model_copy(update={"id": loaded.id}))
    made += [loaded.model.model_copy(update={"maneuvers": ()}) for loaded in pack.of_kind("squad")]
    kept = [each for each in pack.documents if each.kind not in {model.kind for model in made}]
    new = (Loaded(each.kind, each.id, each, {}, Path(), NO_PLACES, pack.manifest.id) for each in made)
    return replace(pack, documents=(*kept, *new))


DRAWN: Final[Mapping[SystemName, Callable[[int], Pack]]] = {"infantry": infantry, "maneuvers": maneuvers}
"""A pack at random of each game that has such."""


def drawn(system: SystemName, seeds: range) -> list[Pack]:
    """Return a pack for each seed; none where the game has none."""
    return [DRAWN[system](seed) for seed in seeds] if system in DRAWN else []
