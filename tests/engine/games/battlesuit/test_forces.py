"""Who may be left out of a force, and what counts as one type."""

from itertools import product
from pathlib import Path
from random import Random

import pytest
import yaml

from engine.games.battlesuit.checks.forces import too_many
from engine.games.battlesuit.legality.fixes import Offer, cheapest_pieces, cheapest_removal
from engine.games.battlesuit.legality.forces import tallies
from schemas.base import Document
from schemas.models.battlesuit.cards import SoldierCard, UnitCard
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.setup import Force, Soldiers, Squad, Units
from schemas.models.pack import Manifest
from schemas.packs.packs import Loaded, Pack
from schemas.reading.text import read_text

RULES = Rules.model_validate({"kind": "rules", "id": "ruled", "title": "As ruled"})


def cards() -> dict[str, SoldierCard | UnitCard]:
    found: dict[str, SoldierCard | UnitCard] = {}
    for folder, model in (("soldiers", SoldierCard), ("units", UnitCard)):
        for path in sorted(Path("content/battlesuit", folder).glob("*.yaml")):
            card = model.model_validate(yaml.safe_load(path.read_text(encoding="utf-8")))
            found[card.id] = card
    return found


CARDS = cards()


def pack_of(*models: Document) -> Pack:
    manifest = Manifest.model_validate(
        {
            "kind": "pack",
            "id": "tested",
            "system": "battlesuit",
            "version": "1.0.0",
            "title": "Tested",
            "authors": ["A. Tester"],
            "licence": "MIT",
            "format": 1,
        },
        strict=False,
    )
    [nowhere] = read_text(b"kind: pack").documents
    documents = tuple(
        Loaded(model.kind, model.id, model, {}, Path("x.yaml"), nowhere.places, "tested") for model in models
    )
    return Pack(manifest, Path(), documents, None, (), RULES)


def squad_of(counts: dict[str, int]) -> Squad:
    armoured = {kind: count for kind, count in counts.items() if isinstance(CARDS[kind], SoldierCard)}
    return Squad(
        name="Squad",
        soldiers=tuple(Soldiers(card=kind, count=count) for kind, count in armoured.items()),
        units=tuple(Units(card=kind, count=counts[kind]) for kind in counts if kind not in armoured),
    )


@pytest.mark.parametrize("seed", range(30))
def test_the_cheapest_removal_is_the_best_of_all(seed: int) -> None:
    """Of all ways to gain the points, the one named gives up the fewest points, then the fewest soldiers."""
    random = Random(seed)
    offers = [Offer(f"type_{i}", random.randint(1, 15), random.randint(1, 3)) for i in range(random.randint(1, 4))]
    excess = random.randint(1, 40)
    ways = [
        (sum(n * offer.value for n, offer in zip(counts, offers, strict=True)), sum(counts))
        for counts in product(*(range(offer.count + 1) for offer in offers))
    ]
    best = min((way for way in ways if way[0] >= excess), default=None)

    found = cheapest_removal(excess, offers)

    assert (found and (found.value, sum(found.counts.values()))) == best


def test_the_cheapest_pieces_go_first() -> None:
    """Of three types the cheapest goes whole before the next one is touched."""
    offers = (Offer("dear", 9, 5), Offer("cheap", 1, 2), Offer("fair", 3, 4))

    assert cheapest_pieces(3, offers).counts == {"cheap": 2, "fair": 1}


def test_a_soldier_and_a_unit_of_one_id_are_two_types() -> None:
    """Ids are free for each kind: nine of the assault suits there are, and five of the police called so too."""
    namesake = CARDS["police"].model_copy(update={"id": "assault"})
    squad = Squad(
        name="Squad",
        soldiers=(Soldiers(card="commander"), Soldiers(card="assault", count=9)),
        units=(Units(card="assault", count=5),),
    )
    force = Force(kind="force", id="tested", title="Tested", budget=1000, squads=(squad,))
    pack = pack_of(CARDS["commander"], CARDS["assault"], namesake)

    assert [tally.count for tally in tallies(force, pack, RULES) if tally.what == "Assault"] == [9]
    assert list(too_many(force, pack)) == []
