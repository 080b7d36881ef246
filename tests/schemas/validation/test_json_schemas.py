import json
import re
import subprocess
import sys
from pathlib import Path

import jsonschema
import pytest
import yaml

from schemas.kinds import KINDS, Kind, kinds_of
from schemas.systems import SystemName
from schemas.validation.json_schemas import DIALECT, FOLDER, schema_of, schema_text

SCHEMAS = Path(FOLDER)
CONTENT = sorted(Path("content").rglob("*.yaml"))
SYSTEM_OF = {
    path.parts[1]: yaml.safe_load(path.read_text(encoding="utf-8")).get("system")
    for path in CONTENT
    if path.name == "pack.yaml"
}
EDITOR_LINE = re.compile(r"\A# yaml-language-server: \$schema=(\S+)\n")


def kind_of(path: Path) -> Kind:
    """Return the kind of a shipped document, which its name and the system of its pack tell."""
    name = next(yaml.safe_load_all(path.read_text(encoding="utf-8")))["kind"]
    return kinds_of(SystemName(SYSTEM_OF[path.parts[1]]))[name]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.schema_path)
def test_the_schema_of_a_kind_is_fresh(kind: Kind) -> None:
    """`make schemas` writes what is committed."""
    assert (SCHEMAS / kind.schema_path).read_text(encoding="utf-8") == schema_text(kind)


def test_no_schema_is_left_over() -> None:
    """Each file below `schemas/json/` belongs to a kind."""
    assert sorted(SCHEMAS.rglob("*.json")) == sorted(SCHEMAS / kind.schema_path for kind in KINDS)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.schema_path)
def test_a_schema_is_one_of_the_draft_it_names(kind: Kind) -> None:
    """Other programs read them by the rules of draft 2020-12."""
    schema = schema_of(kind)

    jsonschema.Draft202012Validator.check_schema(schema)
    assert schema["$schema"] == DIALECT
    assert schema["$id"].startswith("urn:musterpress:")


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.schema_path)
def test_no_schema_can_only_say_that_nothing_matches(kind: Kind) -> None:
    """Alternatives are told apart by their discriminator, so every error is about the one that was meant."""
    words = json.dumps(schema_of(kind))

    assert '"oneOf"' not in words
    assert '"anyOf"' not in words


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.schema_path)
def test_every_field_is_described(kind: Kind) -> None:
    """The description is the tooltip in an editor, and the hint of a diagnostic."""
    schema = schema_of(kind)
    mappings = [schema, *schema.get("$defs", {}).values()]
    fields = [(name, field) for part in mappings for name, field in part.get("properties", {}).items()]

    assert [name for name, field in fields if "description" not in field and "$ref" not in field] == []


@pytest.mark.parametrize("path", CONTENT, ids=str)
def test_shipped_files_name_the_schema_that_an_editor_checks_them_by(path: Path) -> None:
    """The first line leads, from the file, to the schema of its kind."""
    text = path.read_text(encoding="utf-8")
    named = EDITOR_LINE.match(text)

    assert named is not None
    schema = json.loads((path.parent / named[1]).read_text(encoding="utf-8"))
    assert {schema["title"]} == {document["kind"] for document in yaml.safe_load_all(text)}


@pytest.mark.parametrize("path", CONTENT, ids=str)
def test_the_schemas_as_written_take_the_shipped_content(path: Path) -> None:
    """Read by PyYAML and judged by `jsonschema` alone."""
    schema = json.loads((SCHEMAS / kind_of(path).schema_path).read_text(encoding="utf-8"))

    for document in yaml.safe_load_all(path.read_text(encoding="utf-8")):
        jsonschema.Draft202012Validator(schema).validate(document)


@pytest.mark.prove
def test_another_program_finds_no_fault_in_the_shipped_content(tmp_path: Path) -> None:
    """`check-jsonschema` reads the documents and schemas by itself; it takes files of one document alone."""
    by_kind: dict[Kind, list[str]] = {}
    for at, path in enumerate(CONTENT):
        for number, text in enumerate(path.read_text(encoding="utf-8").split("\n---\n")):
            alone = tmp_path / f"{at}-{number}-{path.name}"
            alone.write_text(text, encoding="utf-8")
            by_kind.setdefault(kind_of(path), []).append(str(alone))
    for kind in KINDS:
        if files := by_kind.get(kind):
            schema = str(SCHEMAS / kind.schema_path)
            done = subprocess.run(
                [sys.executable, "-m", "check_jsonschema", "--schemafile", schema, *files],
                capture_output=True,
                check=False,
                text=True,
            )
            assert done.returncode == 0, done.stdout
