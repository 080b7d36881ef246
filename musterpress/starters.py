"""Starter documents: a valid, commented text for every kind, to be changed by its author."""

import re
from importlib.resources import files
from pathlib import Path

from schemas.base import ID_PATTERN
from schemas.kinds import KINDS, Kind
from schemas.systems import System

SCHEMA_FOLDER = ".schemas"  # beside pack.yaml, so that editors check a pack outside our repository
TEMPLATES = {kind: f"{kind.system.value}/{kind.name}.yaml" if kind.system else f"{kind.name}.yaml" for kind in KINDS}


def kind_names() -> tuple[str, ...]:
    """Return the names `musterpress new` knows, each once, in the order of KINDS."""
    return tuple(dict.fromkeys(kind.name for kind in KINDS))


def kind_called(name: str, system: System) -> Kind | None:
    """Return the kind of that name in `system`; None if the system has none."""
    return next((kind for kind in KINDS if kind.name == name and kind.system in {None, system}), None)


def starter(kind: Kind, path: Path, schemas: str) -> str:
    """Return the text of a document that is to lie at `path`.

    `schemas` is the way from there to the folder of JSON Schemas, with forward slashes.
    """
    name = identifier(path.parent.name if kind.name == "pack" else path.stem)
    text = files("musterpress").joinpath("templates", TEMPLATES[kind]).read_text(encoding="utf-8")
    return text.replace("@SCHEMAS@", schemas).replace("@ID@", name).replace("@TITLE@", name.replace("_", " ").title())


def identifier(name: str) -> str:
    """Return an id made of a file's name: lower case, underscores, starting with a letter."""
    spelled = re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")[:40]
    return spelled if re.match(ID_PATTERN, spelled) else f"my_{spelled}".rstrip("_")
