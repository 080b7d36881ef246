"""Serialization and stamps: what goes to another machine is small, says all that battles need, and no more."""

from dataclasses import replace
from pathlib import Path

import pytest

from engine.battles.orders import BattleOrder, OrderError
from engine.execution.serialization import (
    difference,
    fought,
    outcomes_of,
    serialized_orders,
    serialized_pack,
    simulation_of,
    stamp,
)
from engine.execution.simulation import Simulation
from schemas.packs.packs import Pack

ORDERS = tuple(BattleOrder(seed=seed) for seed in range(20))
LOCAL = ("0.1.0", "5eed", "c0de")


@pytest.mark.parametrize("name", ["seven_seconds", "homebrew_example"])
def test_a_parcelled_pack_fights_the_same_battles(packs: dict[str, Pack], name: str) -> None:
    """Also one that builds on another; the outcomes are equal as values."""
    simulation = Simulation(packs[name])

    answer = fought(serialized_pack(simulation), serialized_orders(ORDERS))

    assert outcomes_of(answer) == simulation.outcomes(ORDERS)


def test_a_pack_changed_in_memory_goes_as_it_is(seven_seconds: Pack) -> None:
    """What is sent is what is fought by, not what stands in the files: without maps there is nowhere to fight."""
    no_maps = replace(
        seven_seconds, documents=tuple(loaded for loaded in seven_seconds.documents if loaded.kind != "terrain_map")
    )

    with pytest.raises(OrderError, match="the pack has no terrain_map"):
        fought(serialized_pack(Simulation(no_maps)), serialized_orders(ORDERS))


def test_a_serialized_is_small_and_names_no_folder(packs: dict[str, Pack]) -> None:
    """Prose, texts and places stay behind, and so does where the pack lies; the mode goes along."""
    pack = packs["homebrew_example"]
    serialized = serialized_pack(Simulation(pack, "plain"))
    sent = simulation_of(serialized)

    assert len(serialized) < 40_000
    assert sent.mode == "plain"
    assert {sent.pack.folder, *(loaded.path for loaded in sent.pack.documents)} == {Path()}
    assert "rulebook" not in {loaded.kind for loaded in (*sent.pack.documents, *(sent.pack.base or pack).documents)}


def test_the_same_bytes_are_opened_once(seven_seconds: Pack) -> None:
    """A worker prepares a pack for its first batch only."""
    serialized = serialized_pack(Simulation(seven_seconds))

    assert simulation_of(serialized) is simulation_of(bytes(bytearray(serialized)))


@pytest.mark.parametrize(
    ("there", "said"),
    [
        (LOCAL, ""),
        (("0.2.0", "5eed", "c0de"), "its Musterpress has the version 0.2.0, the one here 0.1.0"),
        (("0.1.0", "0ther", "c0de"), "its Musterpress has the sources 0ther"),
        (("0.1.0", "5eed", "0ther"), "its Musterpress has the kernel 0ther"),
        (("0.1.0", "5eed", ""), "it has no compiled engine"),
    ],
)
def test_who_would_fight_otherwise_is_told_apart(there: tuple[str, str, str], said: str) -> None:
    """By version, by sources, by kernel, and by having none."""
    assert difference(LOCAL, there).startswith(said)
    assert bool(difference(LOCAL, there)) == bool(said)


def test_an_install_is_like_itself() -> None:
    """In either mode; plain battles ask for no kernel."""
    assert stamp("seven_seconds", "plain")[2] == "plain"
    assert difference(stamp("seven_seconds", "plain"), stamp("seven_seconds", "plain")) == ""
    assert stamp("seven_seconds", "compiled")[:2] == stamp("seven_seconds", "plain")[:2]
