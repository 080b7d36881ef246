"""Wrong questions of diagrams: `musterpress check` says each at its line, in every game that has diagrams."""

import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.paths import CONTENT
from exporters.components.diagrams import DiagramFault, Draws, undrawable, undrawn_at
from exporters.kit import proofs
from exporters.systems import PAPER, paper_of
from musterpress.api.checking import check
from schemas.diagnostics.diagnostics import Finding
from schemas.models.rulebook import Diagram
from schemas.packs.drafts import Memory
from schemas.packs.gather import Gatherer
from schemas.packs.packs import Pack, read_packs
from schemas.systems import SystemName
from tests.exporters.diagrammed import shipped_diagrams
from tests.exporters.printed import shipped_pack

GAMES: list[SystemName] = [name for name, paper in PAPER.items() if paper.diagrams is not None]


def broken(diagram: Diagram) -> list[tuple[dict[str, Any], tuple[str | int, ...]]]:
    """A diagram with one thing wrong at a time, and where that is."""
    data = diagram.model_dump(mode="json")
    found: list[tuple[dict[str, Any], tuple[str | int, ...]]] = [({"asks": "nonsense"}, ("asks",))]
    if diagram.pieces:
        found.append(({"pieces": [{**one, "name": "nobody"} for one in data["pieces"]]}, ("pieces",)))
    if diagram.area is not None:
        found.append(({"area": [0, 0, 999, 999]}, ("area",)))
    return [({**data, **changes}, at) for changes, at in found]


@pytest.mark.parametrize("system", GAMES)
def test_each_shipped_diagram_is_watched(system: SystemName) -> None:
    """Another question, pieces of other names, a part beyond the map: each is found at its place, and nothing else."""
    pack = shipped_pack(system)
    known = PAPER[system].diagrams
    assert known is not None
    for diagram in shipped_diagrams(system).values():
        for data, at in broken(diagram):
            [found] = undrawable("it", Diagram.model_validate(data), known(), pack)
            assert found.at == ("figures", "it", *at)
            assert found.hint
            assert undrawable("it", diagram, known(), pack) == ()


@pytest.mark.parametrize("system", GAMES)
def test_what_is_drawn_has_all_that_it_needs(system: SystemName) -> None:
    """Each piece left out, and each thing that is said of one: drawing fails for it if and only if check finds it."""
    pack, known = shipped_pack(system), paper_of(system).diagrams
    assert known is not None
    lesser = [each for one in shipped_diagrams(system).values() for each in without_one_thing(one)]
    faults = [raised_by(known()[each.asks], each, pack) for each in lesser]
    assert len(list(filter(None, faults))) > 1
    for each, fault in zip(lesser, faults, strict=True):
        found = undrawable("it", each, known(), pack)
        assert found == (() if fault is None else (undrawn_at(("figures", "it"), fault),))


def raised_by(draws: Draws[Any], diagram: Diagram, pack: Pack) -> DiagramFault | None:
    """What is raised by drawing a diagram without a question whether it has all that it needs."""
    try:
        draws.draw(draws.ask(diagram, pack), "")
    except DiagramFault as fault:
        return fault
    return None


def without_one_thing(diagram: Diagram) -> list[Diagram]:
    """The diagram without each of its pieces, without each thing said of a piece, and with all pieces at one place."""
    data = diagram.model_dump(mode="json", exclude_none=True)
    pieces = data.pop("pieces", [])
    lists = [[one for one in pieces if one is not left_out] for left_out in pieces]
    for piece in pieces:
        for said in piece.keys() - {"name"}:
            lesser = {name: value for name, value in piece.items() if name != said}
            lists.append([lesser if one is piece else one for one in pieces])
    lists.append([{**pieces[0], "name": one["name"]} for one in pieces])
    return [Diagram.model_validate({**data, "pieces": each}) for each in lists if pieces]


def planted(folder: Path, old: str, new: str) -> Path:
    """A copy of infantry whose chapter has a line changed."""
    shutil.copytree(CONTENT / "infantry", folder / "infantry")
    chapter = folder / "infantry" / "chapters" / "what_is_seen.yaml"
    text = chapter.read_text(encoding="utf-8")
    assert text.count(old) >= 1
    chapter.write_text(text.replace(old, new, 1), encoding="utf-8")
    return chapter


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("asks: line", "asks: lien", "figure-not-drawn"),
        ("area: [8, 30, 31, 38]", "area: [8, 30, 310, 38]", "figure-not-drawn"),
        ("{name: looker, at: [11, 32]}", "{name: looker, at: [11.5, 32]}", "figure-not-drawn"),
        ("{name: looker, at: [11, 32]}", "{name: lookre, at: [11, 32]}", "figure-not-drawn"),
        ("map: millford", "map: milford", "figure-of-nothing"),
    ],
)
def test_check_says_it_at_its_line(old: str, new: str, code: str, tmp_path: Path) -> None:
    """Without an export; a map that is not there is said once."""
    chapter = planted(tmp_path, old, new)
    at = chapter.read_text(encoding="utf-8")[: chapter.read_text(encoding="utf-8").index(new)].count("\n") + 1
    [found] = [one for one in check(tmp_path / "infantry").mistakes if one.code.startswith("figure-")]

    assert (found.code, Path(found.path).name, found.line) == (code, "what_is_seen.yaml", at)
    assert found.hint


def test_where_other_documents_are_faulty_diagrams_are_not_asked(tmp_path: Path) -> None:
    """What might answer them has to be mended first."""
    planted(tmp_path, "asks: line", "asks: lien")
    path = tmp_path / "infantry" / "maps" / "karst_hill.yaml"
    data = yaml.safe_load(path.read_text(encoding="utf-8"))
    path.write_text(yaml.safe_dump({**data, "columns": "many"}), encoding="utf-8")

    assert "figure-not-drawn" not in {one.code for one in check(tmp_path / "infantry").mistakes}
    assert read_packs([tmp_path / "infantry"]).packs[0].faulty_kinds == {"dot_map"}


@pytest.mark.parametrize(
    ("document", "old", "new", "asks_anew"),
    [
        ("maps/millford.yaml", "columns: ", "columns: ", False),
        ("chapters/what_is_seen.yaml", "{name: looker, at: [11, 32]}", "{name: looker, at: [11, 99]}", True),
        ("maps/millford.yaml", "title: ", "title: Old ", True),
        ("weapons/assault_rifle.yaml", "name: ", "name: Old ", False),
    ],
)
def test_a_diagram_is_asked_again_when_something_it_asks_for_has_changed(
    document: str, old: str, new: str, asks_anew: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And only then, so that a key in another document does not pay for it; the verdict is the one without a memory."""
    root, memory = Path(shutil.copytree(CONTENT / "infantry", tmp_path / "infantry")), Memory()
    asked: list[str] = []

    def heard(name: str, diagram: Diagram, known: Mapping[str, Draws[Any]], pack: Pack) -> tuple[Finding, ...]:
        asked.append(name)
        return undrawable(name, diagram, known, pack)

    monkeypatch.setattr(proofs, "undrawable", heard)
    [pack] = read_packs([root], gatherer=Gatherer(memory=memory)).packs
    before = proofs.undrawn(pack, memory=memory)
    path = root / document
    asked.clear()
    path.write_text(path.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    [pack] = read_packs([root], gatherer=Gatherer(memory=memory)).packs
    now = proofs.undrawn(pack, memory=memory)

    assert bool(asked) == asks_anew
    assert before == ()
    assert now == proofs.undrawn(pack)
    assert ("figure-not-drawn" in {one.code for one in now}) == ("99" in new)
