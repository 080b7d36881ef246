"""Packs that nobody wrote: sound, within their points, the same when written anew, and fought to an end."""

import random
from pathlib import Path

import pytest
import yaml

from engine.battles.battle import fight
from engine.battles.orders import BattleOrder, Mode, OrderError, Participant
from engine.checking.checks import CRASHED, check_packs
from engine.games.infantry.points import squads
from engine.paths import CONTENT
from schemas.kinds import kinds_of
from schemas.packs.drafts import Memory
from schemas.packs.gather import Gatherer
from schemas.packs.packs import Pack
from schemas.reading.text import read_text
from schemas.validation.judge import judge
from tests.engine.games.infantry.any_pack import BUDGET, Document, extreme_rules, legal_pack, price
from tests.engine.games.infantry.test_any_content import PACK
from tests.samples import at_length

KINDS = kinds_of("infantry")
FEW, SOME, MANY, IN_PLAIN = range(2), range(2, 22), range(2, 80), range(80, 83)
READ = Memory()
EXTREME = 30
ENDINGS = {"wiped_out", "last_turn"}
SAMPLES = at_length("seeds", SOME, MANY, few=FEW)


def pack_of(folder: Path, documents: list[Document]) -> Pack:
    """Return a pack of these documents, in which nothing is wrong."""
    folder.joinpath("pack.yaml").write_text(yaml.safe_dump(PACK), encoding="utf-8")
    folder.joinpath("lot.yaml").write_text(yaml.safe_dump_all(documents, sort_keys=False), encoding="utf-8")
    checked = check_packs([folder], shelf=(CONTENT,), gatherer=Gatherer(memory=READ))
    assert checked.diagnostics == ()
    [pack] = checked.packs
    return pack


def order(seed: int, player: str, mode: Mode = "auto") -> BattleOrder:
    return BattleOrder((Participant("a", None, player), Participant("b", None, "heuristic")), "any", None, seed, mode)


@SAMPLES
def test_a_pack_by_lot_is_sound_and_fought_to_an_end(seeds: range, tmp_path: Path) -> None:
    """IN.HOUSE.8, IN.HOUSE.9: squads cost what their cards add up to, and nobody loses more than that."""
    for seed in seeds:
        documents = legal_pack(seed)
        pack = pack_of(tmp_path, documents)
        named = {document["id"]: document for document in documents}
        weapons = [document for document in documents if document["kind"] == "weapon"]
        costs = {
            squad["name"]: sum(price(named[member], weapons) for member in squad["members"])
            for squad in documents
            if squad["kind"] == "squad"
        }
        rows = {name: (int(points), verdict) for name, _, points, _, verdict in squads(pack) if name in costs}
        assert rows == {name: (cost, "yes") for name, cost in costs.items()}
        assert max(costs.values()) <= BUDGET

        result = fight(pack, order(seed, "random" if seed % 3 == 0 else "heuristic")).setup.result()
        assert result.ending in ENDINGS, seed
        assert result.turns <= documents[-1].get("turns", 12), seed
        destroyed = (result.scores["a"], costs["blue"]), (result.scores["b"], costs["red"])
        assert all(points <= cost for points, cost in destroyed), seed
        assert (result.ending == "wiped_out") is any(points == cost for points, cost in destroyed), seed


@SAMPLES
def test_a_document_by_lot_says_the_same_when_it_is_written_anew(seeds: range) -> None:
    """What a model holds, written as YAML and read again, is the same model."""
    for seed in seeds:
        for document in legal_pack(seed):
            kind = KINDS[document["kind"]]
            model = judge(kind, document).model
            assert model is not None
            text = yaml.safe_dump(model.model_dump(mode="json", exclude_unset=True), sort_keys=False)
            [again] = read_text(text.encode()).documents
            assert judge(kind, again.data).model == model


@pytest.mark.prove
@pytest.mark.parametrize("seed", IN_PLAIN)
def test_both_modes_fight_a_pack_by_lot_alike(seed: int, tmp_path: Path) -> None:
    """Other rulings, weapons and ground: plain Python and the compiled kernel write the same rows."""
    pack = pack_of(tmp_path, legal_pack(seed))
    plain, compiled = (fight(pack, order(seed, "random", mode)) for mode in ("plain", "compiled"))

    assert [*plain.setup.rows()] == [*compiled.setup.rows()]


@pytest.mark.prove
def test_numbers_at_their_ends_are_played_to_an_end(tmp_path: Path) -> None:
    """A card has one cell, dice hit in any case, smoke fills the map: there is an end, or no room for so long a log.

    A random player who may do something for 0 AP does it until the log is full, and that is said.
    """
    tmp_path.joinpath("pack.yaml").write_text(yaml.safe_dump(PACK), encoding="utf-8")
    ended = 0
    for seed in range(EXTREME):
        documents = [extreme_rules(random.Random(seed)), *legal_pack(seed)[1:]]
        tmp_path.joinpath("lot.yaml").write_text(yaml.safe_dump_all(documents), encoding="utf-8")
        checked = check_packs([tmp_path], shelf=(CONTENT,), gatherer=Gatherer(memory=READ))
        assert not {"out-of-range", CRASHED} & {each.code for each in checked.diagnostics}, seed
        try:
            ended += fight(checked.packs[0], order(seed, "random")).setup.result().ending in ENDINGS
        except OrderError as error:
            assert "the log is full" in str(error), seed  # noqa: PT017 - one in a few ends so

    assert ended > EXTREME / 2
