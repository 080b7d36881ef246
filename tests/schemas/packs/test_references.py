"""Names that name nothing, as values and as keys of mappings."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin

import pytest
from pydantic import BaseModel
from pydantic.fields import FieldInfo

from schemas.kinds import KINDS
from schemas.packs.files import Overlay
from schemas.packs.gather import Gatherer
from schemas.packs.packs import read_packs
from schemas.packs.paths import KEYS, reference_paths

CONTENT = Path("content")

NO_NAMES = {
    "schemas.models.rulebook:Rulebook.areas": "areas of rule ids, named here",
    "schemas.models.rulebook:Fight.forces": "seats of a game",
    "schemas.models.rulebook:Fight.players": "seats of a game",
    "schemas.models.rulebook:Story.remarks": "events of a battle's log; the book refuses others",
    "schemas.models.rulebook:Chapter.figures": "figures, named here",
    "schemas.models.rulebook:Chapter.terms": "words for people",
    "schemas.models.layout:LayoutDocument.boxes": "boxes of a shipped layout",
    **{
        f"schemas.models.quick_reference:{part}.when": "parameters of the rules; `check` refuses others"
        for part in ("Saying", "TermRow", "CellRow", "ReferenceSection")
    },
    **{
        f"schemas.models.deck:{part}.when": "fields of the deck; `check` refuses others"
        for part in ("TextBox", "IconBox", "PictureBox", "ShapeBox", "RuleBox", "QrBox")
    },
    "schemas.models.deck:Deck.fields": "fields, named here",
    "schemas.models.deck:Deck.palette": "colours, named here",
    "schemas.models.deck:Deck.styles": "styles, named here",
    "schemas.models.deck:Deck.icons": "icons, named here",
    "schemas.models.deck:Deck.front": "boxes, named here",
    "schemas.models.deck:Deck.back": "boxes, named here",
    "schemas.models.deck:Card.fields": "fields of the deck; `check` refuses others",
    "schemas.models.look:Look.palette": "colours, named here",
    "schemas.models.look:Look.styles": "styles, named here",
    "schemas.models.quick_reference:QuickReference.sections": "sections, named here",
    "schemas.models.quick_reference:QuickReference.phrases": "phrases, named here",
    "schemas.models.seven_seconds.rules.terrain:TerrainRules.types": "terrain types, named here",
    "schemas.models.seven_seconds.rules.terrain:TerrainRules.aliases": "other names of terrain types, named here",
    "schemas.models.survive.rules.board:TerrainRules.kinds": "kinds of terrain, named here",
    "schemas.models.battlesuit.maps:MapPanel.legend": "signs of a picture",
    "schemas.models.battlesuit.maps:MapPanel.terrain": "rows of a picture",
    "schemas.models.battlesuit.maps:MapPanel.levels": "rows of a picture",
    "schemas.models.infantry.dot_map:DotMap.legend": "signs of a picture",
    "schemas.models.infantry.dot_map:DotMap.structures": "signs of a picture",
}
"""Mappings whose keys are texts and name no document, and what they are instead."""


def text_keyed(model: type[BaseModel]) -> Iterator[tuple[str, Any]]:
    """Yield every mapping with texts for keys in a model and those below it, with the type of its keys."""
    for name, field in model.model_fields.items():
        for part in _parts(field.annotation):
            if isinstance(part, type) and issubclass(part, BaseModel):
                yield from text_keyed(part)
            elif get_origin(part) is dict and str in (key := get_args(part)[0], *get_args(key)):
                yield f"{model.__module__}:{model.__qualname__}.{name}", key


def _parts(annotation: Any) -> Iterator[Any]:
    """Yield a type and all that it is made of."""
    yield annotation
    for part in get_args(annotation)[:1] if get_origin(annotation) is Annotated else get_args(annotation):
        yield from _parts(part)


def test_keys_that_name_documents_say_so() -> None:
    """A mapping of any kind of document has keys that are references, or a reason not to."""
    found = {place: key for kind in KINDS for place, key in text_keyed(kind.model)}
    plain = {place for place, key in found.items() if not _is_reference(key)}

    assert plain == NO_NAMES.keys()
    assert len(found) > len(plain)


def _is_reference(key: Any) -> bool:
    notes = [note.json_schema_extra for note in get_args(key)[1:] if isinstance(note, FieldInfo)]
    return any(isinstance(extra, dict) and "x-reference" in extra for extra in notes)


def test_every_key_that_is_a_reference_is_found() -> None:
    """The walk that resolves names comes by each of them."""
    named = {kind.name for kind in KINDS if any(path[-1] == KEYS for path, _ in reference_paths(kind.model))}
    typed = {kind.name for kind in KINDS if any(_is_reference(key) for _, key in text_keyed(kind.model))}

    assert named == typed != set()


@pytest.mark.parametrize(
    ("file", "old", "new", "meant"),
    [
        ("infantry/troopers/grenadier.yaml", "grenades: {hand_grenade", "grenades: {handgrenade", "hand_grenade"),
        ("infantry/troopers/grenadier.yaml", "{hand_grenade", "{infantry:hand_grenad", "infantry:hand_grenade"),
        ("survive/units/boss.yaml", "kind: unit\n", "kind: unit\nto_hit:\n  heavy_pistl: 6\n", "heavy_pistol"),
    ],
)
def test_a_key_that_names_nothing_is_told_where_it_stands(file: str, old: str, new: str, meant: str) -> None:
    """On its own line and column, with the name that was meant, as a mend of the key."""
    path = CONTENT / file
    before = path.read_text(encoding="utf-8")
    assert old in before
    text = before.replace(old, new)
    wrong = new.rpartition("{")[2] if "{" in new else "heavy_pistl"
    [found] = read_packs([path.parent.parent], gatherer=Gatherer(Overlay({path: text.encode()}))).diagnostics

    assert (found.code, found.line) == ("unknown-reference", text[: text.index(wrong)].count("\n") + 1)
    assert text.splitlines()[found.line - 1][found.column - 1 :].startswith(wrong)
    assert [(fix.value, fix.as_key) for fix in found.fix] == [(meant, True)]


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("survive/units/boss.yaml", "shooting: 6", "shooting: 120", "it goes from 1 to 9"),
        ("maneuvers/characters/brandt.yaml", "stealth: 1", "stealth: 99", "it goes from 0 to 5"),
        ("maneuvers/characters/brandt.yaml", "stealth: 1", "stealth: -3", "it goes from 0 to 5"),
    ],
)
def test_bounds_are_those_of_the_rules_however_far_a_number_is_off(file: str, old: str, new: str, told: str) -> None:
    """A number beyond what any rules allow is told the bounds of these rules, and its mend lies within them."""
    path = CONTENT / file
    text = path.read_text(encoding="utf-8").replace(old, new)
    [found] = read_packs([path.parent.parent], gatherer=Gatherer(Overlay({path: text.encode()}))).diagnostics

    assert told in found.message
    least, most = (int(word) for word in told.split() if word.isdigit())
    assert [least <= fix.value <= most for fix in found.fix] == [True]


@pytest.mark.parametrize(
    ("file", "old", "new", "hint"),
    [
        ("battlesuit/scenarios/crossroads.yaml", "map: four_corners", "map: panel_a", "kind `map_panel`"),
        ("survive/levels/first_blood.yaml", "[rust_saints, ", "[rust_saints ", "rust_saints, tar_street_choir"),
        ("battlesuit/scenarios/crossroads.yaml", "map: four_corners", "map: maps/four_corners.yaml", "`four_corners`"),
    ],
)
def test_what_a_name_was_meant_to_name_is_said(file: str, old: str, new: str, hint: str) -> None:
    """A document of another kind, two names without a comma, the path of a file."""
    path = CONTENT / file
    text = path.read_text(encoding="utf-8").replace(old, new)
    [found] = read_packs([path.parent.parent], gatherer=Gatherer(Overlay({path: text.encode()}))).diagnostics

    assert hint in found.hint


def test_the_second_of_two_rules_documents_is_the_one_of_another_name() -> None:
    """`rules.yaml` is the one that counts, whatever the other is called."""
    path = CONTENT / "maneuvers" / "a_house_rule.yaml"
    overlay = Overlay({path: b"kind: rules\nid: house\ntitle: House\n"})
    [found] = read_packs([CONTENT / "maneuvers"], gatherer=Gatherer(overlay)).diagnostics

    assert (found.path, found.code) == (path.as_posix(), "duplicate-rules")


@pytest.mark.parametrize("name", ["pack.yml", "Pack.yaml", "pack.yaml.txt"])
def test_a_manifest_of_another_name_is_named(name: str, tmp_path: Path) -> None:
    """The file that was meant is said to be called otherwise."""
    (tmp_path / name).write_text((CONTENT / "survive" / "pack.yaml").read_text(encoding="utf-8"), encoding="utf-8")
    [found] = read_packs([tmp_path]).diagnostics

    assert (found.code, Path(found.path).name, found.hint) == ("missing-manifest", name, "call it `pack.yaml`")


def test_a_key_that_points_into_a_pack_out_of_reach_is_told() -> None:
    """`pack:id` as a key needs the pack like a value does."""
    path = CONTENT / "infantry/troopers/grenadier.yaml"
    text = path.read_text(encoding="utf-8").replace("{hand_grenade", "{elsewhere:hand_grenade")
    [found] = read_packs([CONTENT / "infantry"], gatherer=Gatherer(Overlay({path: text.encode()}))).diagnostics

    assert found.code == "pack-out-of-reach"
