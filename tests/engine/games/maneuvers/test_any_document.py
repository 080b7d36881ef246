"""Packs of maneuvers that nobody wrote: the legal ones are left alone, the absurd ones never break a check down."""

from pathlib import Path

import pytest

from engine.checking.checks import CRASHED, checks_of, document_findings
from engine.paths import CONTENT
from schemas.kinds import kinds_of
from schemas.packs.packs import Loaded, Pack, read_packs
from schemas.reading.text import read_text
from schemas.validation.judge import judge
from tests.engine.games.maneuvers.any_content import Document, absurd, legal

[BASE] = read_packs([CONTENT / "maneuvers"]).packs
[NOWHERE] = read_text(b"kind: pack").documents
KINDS = kinds_of("maneuvers")
SEEDS, MORE = 20, 400


def pack_of(documents: list[Document]) -> Pack:
    """Return a pack of documents that stand in no file; each is right by its schema and its model."""
    judged = [(document, judge(KINDS[document["kind"]], document)) for document in documents]
    assert [(document, verdict.findings) for document, verdict in judged if verdict.model is None] == []
    loaded = tuple(
        Loaded(each["kind"], each["id"], verdict.model, each, Path("any.yaml"), NOWHERE.places, "any")
        for each, verdict in judged
        if verdict.model is not None
    )
    rules = next((each.model for each in loaded if each.kind == "rules"), BASE.rules)
    return Pack(BASE.manifest, BASE.folder, loaded, None, (), rules)


@pytest.mark.parametrize("seeds", [range(SEEDS), pytest.param(range(SEEDS, MORE), marks=pytest.mark.prove)], ids=len)
def test_legal_content_is_left_alone(seeds: range) -> None:
    """Any values within their limits, any steps about somebody who is there, any fight not yet lost."""
    for seed in seeds:
        pack = pack_of(legal(seed))
        found = [(seed, each.id, finding) for each in pack.documents for finding in document_findings(each, pack)]

        assert found == []


@pytest.mark.parametrize("seeds", [range(SEEDS), pytest.param(range(SEEDS, MORE), marks=pytest.mark.prove)], ids=len)
def test_no_document_breaks_a_check(seeds: range) -> None:
    """Squads of twelve who are one person, tables upside down, maneuvers in a ring: all is told, with a hint."""
    codes = set()
    for seed in seeds:
        pack = pack_of(absurd(seed))
        findings = [finding for each in pack.documents for finding in document_findings(each, pack)]
        codes |= {finding.code for finding in findings}

        assert CRASHED not in codes, seed
        assert all(finding.hint and finding.rule for finding in findings)

    assert codes == {check.code for check in checks_of("maneuvers") if check.kind != "pack"}
