"""Every system that has begun is complete: the records of all layers are walked, and gaps are listed.

A record may leave parts out; then nothing that builds on them is there, and the list says so.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.systems import SYSTEMS, EngineSystem, Tunable
from exporters.layout.files import layout_file, layout_names, shipped
from exporters.systems import PAPER, PaperSystem
from schemas.kinds import KINDS
from schemas.lazy import Lazy
from schemas.packs.starters import STARTER_PACKS, TEMPLATES
from schemas.systems import OWN_GAME, SCHEMAS, SYSTEM_NAMES, SchemaSystem, SystemName
from studio.systems import STUDIO, StudioSystem

BEGUN = tuple(system for system in SYSTEM_NAMES if any(kind.system == system for kind in KINDS))
"""The systems that have kinds of their own."""

LAYERS: dict[str, tuple[Any, Any]] = {
    "schemas": (SCHEMAS, SchemaSystem()),
    "engine": (SYSTEMS, EngineSystem("")),
    "exporters": (PAPER, PaperSystem()),
    "studio": (STUDIO, StudioSystem()),
}
"""The table of each layer, and the record of a system that has nothing."""

PROMISED: dict[str, tuple[str, ...]] = {
    "engine.battles": ("engine.log_words", "engine.kernels", "exporters.frames", "studio.choices", "studio.board"),
    "engine.log_words": ("engine.battles",),
    "engine.custom_players": ("engine.battles",),
    "engine.campaigns": ("engine.battles",),
    "engine.tuned_points": ("engine.battles",),
    "engine.ranked_steps": ("engine.battles",),
    "engine.tuned_prices": ("engine.battles",),
    "engine.weighed": ("engine.battles",),
    "exporters.frames": ("engine.battles",),
    "studio.choices": ("engine.battles", "studio.board"),
    "studio.board": ("engine.battles", "studio.choices"),
    "exporters.components": ("exporters.products", "exporters.icons", "studio.cards"),
    "exporters.products": ("exporters.components",),
}
"""What else has to be there where a part is."""


INSTEAD = {"engine.tuned_prices": "engine.tuned_points", "engine.weighed": "engine.ranked_steps"}
"""What a game may have in the place of a part.

Points that cards score are made fair, or prices of soldiers; stats are ranked, or weapons weighed.
"""


def parts(system: SystemName) -> dict[str, bool]:
    """Return every part of every layer's record, `layer.field`, and whether the system has it."""
    found = {}
    for layer, (table, empty) in LAYERS.items():
        record = table.get(system, empty)
        for part in type(record).__annotations__:
            if part != "title":
                found[f"{layer}.{part}"] = bool(getattr(record, part))
    return found


def broken_promises(system: SystemName) -> Iterator[str]:
    """Yield the parts that are missing though others that are there need them."""
    has = parts(system)
    for part, needed in PROMISED.items():
        yield from (f"{part} without {other}" for other in needed if has[part] and not has[other])


def of_schemas(system: SystemName) -> Iterator[tuple[str, bool]]:
    """Yield what every system has below its records, and whether it is there."""
    yield "schemas: nothing to begin a pack with in STARTER_PACKS", system in STARTER_PACKS
    for kind in KINDS:
        if kind.system == system:
            yield f"schemas: no template of {kind.name}", Path("schemas/templates", TEMPLATES[kind]).is_file()
    name = system
    folders = [f"schemas/models/{name}", f"schemas/json/{name}", f"engine/games/{name}", f"content/{name}"]
    folders += [f"exporters/games/{name}/layouts"] if parts(system)["exporters.components"] else []
    yield from ((f"no folder {folder}", Path(folder).is_dir()) for folder in folders)
    if parts(system)["exporters.components"]:
        yield from of_layouts(system)
    for file in (f"tests/rules/cases/{name}.yaml", f"docs/systems/{name}.md", f"content/{name}/rulebook.yaml"):
        yield f"no file {file}", Path(file).is_file()
    yield (
        f"docs/index.md: no link to systems/{name}.md",
        f"systems/{name}.md" in Path("docs/index.md").read_text("utf-8"),
    )


def of_layouts(system: SystemName) -> Iterator[tuple[str, bool]]:
    """Yield what an author's new `layout` document changes, as the template has it, and whether it is there."""
    template = yaml.safe_load(Path("schemas/templates/layout.yaml").read_text("utf-8").replace("@ID@", "mine"))
    name, home = template["extends"], f"exporters/games/{system}/layouts"
    there = name in layout_names(system)
    yield f"exporters: no layout `{name}`, which new layout documents extend: write {home}/{name}.yaml", there
    for box in template["boxes"] if there else ():
        missing = f"exporters: the layout `{name}` has no box `{box}`, which new layout documents move: write it into"
        yield f"{missing} {home}/{name}.yaml", box in shipped(system)[name].boxes


def gaps(system: SystemName) -> list[str]:
    """Return what a system lacks of what every system has, and of what its records promise."""
    records = [f"{layer}: no record" for layer, (table, _) in LAYERS.items() if system not in table]
    missing = [what for what, there in of_schemas(system) if not there]
    return [*records, *missing, *broken_promises(system)]


@pytest.mark.parametrize("system", BEGUN)
def test_a_system_is_complete_in_every_layer(system: SystemName) -> None:
    """A system with kinds of its own can be checked, begun from a template, fought and printed as its records say."""
    assert gaps(system) == []


@pytest.fixture
def layouts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return a folder that the layouts of every system are taken from, as if none were shipped."""
    monkeypatch.setattr("exporters.layout.files._folder", lambda _system: tmp_path)
    for kept in (shipped, layout_file, layout_names):
        kept.cache_clear()
    yield tmp_path
    for kept in (shipped, layout_file, layout_names):
        kept.cache_clear()


def test_a_system_without_the_layout_of_new_documents_is_told_which_file_to_write(layouts: Path) -> None:
    """Else the first layout document of a designer would be wrong as it is begun."""
    [missing] = [what for what, there in of_layouts("maneuvers") if not there]

    assert list(layouts.iterdir()) == []
    assert missing.startswith("exporters: no layout `card`, which new layout documents extend")
    assert missing.endswith("write exporters/games/maneuvers/layouts/card.yaml")
    with pytest.raises(KeyError, match=r"maneuvers has no layout `card`: write .*/maneuvers/layouts/card\.yaml"):
        shipped("maneuvers")["card"]


def test_a_system_whose_cards_have_no_title_is_told_which_box_to_write(layouts: Path) -> None:
    """A card with a box `name` lacks the box `title` that new layout documents move."""
    place = "boxes: {name: {x: 1 mm, y: 1 mm, width: 9 mm, height: 4 mm}}"
    (layouts / "card.yaml").write_text(f"width: 63 mm\nheight: 88 mm\nbleed: 3 mm\n{place}\n", "utf-8")

    [missing] = [what for what, there in of_layouts("maneuvers") if not there]

    assert missing.startswith("exporters: the layout `card` has no box `title`, which new layout documents move")
    with pytest.raises(KeyError, match=r"the layout `card` has no box `title`: .*there is: `name`"):
        shipped("maneuvers")["card"]["title"]


@pytest.mark.parametrize("system", BEGUN)
def test_every_part_can_be_loaded(system: SystemName) -> None:
    """A place that is named in a record is there: nobody finds a part broken when it is asked for first."""
    for table, empty in LAYERS.values():
        record = table.get(system, empty)
        lazy = [getattr(record, part) for part in type(record).__annotations__]
        lazy += [form for value in lazy if isinstance(value, dict) for form in value.values()]
        lazy += [each.part for value in lazy if isinstance(value, tuple) for each in value if isinstance(each, Tunable)]
        assert all(part() is not None for part in lazy if isinstance(part, Lazy))


def test_no_record_is_of_a_system_that_has_not_begun() -> None:
    """A record without kinds of documents would be of no use."""
    assert {system for table, _ in LAYERS.values() for system in table} - {OWN_GAME} <= {*BEGUN}


def test_what_each_system_has_and_lacks_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """`pytest tests/test_systems.py` prints it, layer by layer; at least one system is whole."""
    with capsys.disabled():
        for system in SYSTEM_NAMES:
            print(f"\n{listed(system)}", end="")  # noqa: T201 - the list is the point

    whole = {system for system in BEGUN if all(there for _, there in engine_and_paper(system))}
    assert whole - {system for system in whole if gaps(system)}


def engine_and_paper(system: SystemName) -> Iterator[tuple[str, bool]]:
    """Yield the parts of a system that have nothing to do with the studio, and whether it has them or their like."""
    has = parts(system)
    there = ((name, has[name] or has.get(INSTEAD.get(name, name), False)) for name in has)
    yield from ((name, is_there) for name, is_there in there if not name.startswith("studio."))


def listed(system: SystemName) -> str:
    """Return what a system has and lacks, a line a layer."""
    if system not in BEGUN:
        return f"{system}: has not begun"
    lines = [f"{system}: {'; '.join(gaps(system)) or 'complete as far as its records go'}"]
    for layer in LAYERS:
        has = {name.split(".")[1]: there for name, there in parts(system).items() if name.startswith(f"{layer}.")}
        there = ", ".join(name for name, is_there in has.items() if is_there)
        lacks = ", ".join(name for name, is_there in has.items() if not is_there)
        lines.append(f"  {layer:9} has {there or 'nothing'}" + (f"; lacks {lacks}" if lacks else ""))
    return "\n".join(lines)
