"""Starter documents: a valid, commented text for every kind, to be changed by its author."""

import re
from functools import reduce
from pathlib import Path

from schemas.base import ID_PATTERN
from schemas.kinds import KINDS, MANIFEST, RULES, Kind, kinds_of
from schemas.systems import SCHEMAS, SystemName

SCHEMA_FOLDER = ".schemas"  # beside pack.yaml, so that editors check a pack outside our repository


def _first(kind: Kind) -> str:
    return f"{kind.folder}/first_{kind.name}.yaml" if kind.folder else f"{kind.name}.yaml"


STARTER_PACKS: dict[SystemName, tuple[tuple[str, str], ...]] = {
    system: tuple((name, _first(kinds_of(system)[name])) for name in (MANIFEST.name, RULES, *record.starters))
    for system, record in SCHEMAS.items()
}
"""What a new pack of each system begins with: kinds, and the files they go to."""
TEMPLATES = {kind: f"{kind.system}/{kind.name}.yaml" if kind.system else f"{kind.name}.yaml" for kind in KINDS}


def kind_names() -> tuple[str, ...]:
    """Return the names `musterpress new` knows, each once, in the order of KINDS."""
    return tuple(dict.fromkeys(kind.name for kind in KINDS))


def kind_called(name: str, system: SystemName) -> Kind | None:
    """Return the kind of that name in `system`; None if the system has none."""
    return next((kind for kind in KINDS if kind.name == name and kind.system in {None, system}), None)


def starter(kind: Kind, path: Path, schemas: str, system: SystemName) -> str:
    """Return the text of a document of a pack of `system`, that is to lie at `path`.

    `schemas` is the way from there to the folder of JSON Schemas, with forward slashes.
    """
    name = identifier(path.parent.name if kind.name == "pack" else path.stem)
    from importlib.resources import files  # noqa: PLC0415 - who only asks where schemas lie need not wait for it

    text = files(__name__.rpartition(".")[0]).joinpath("templates", TEMPLATES[kind]).read_text(encoding="utf-8")
    title = name.replace("_", " ").title()
    filled = {"@SCHEMAS@": schemas, "@SYSTEM@": system, "@ID@": name, "@TITLE@": title}
    filled["@LICENCE@"] = SCHEMAS[system].licence
    return reduce(lambda made, mark: made.replace(mark, filled[mark]), filled, text)


def identifier(name: str) -> str:
    """Return an id made of a file's name: lower case, underscores, starting with a letter."""
    spelled = re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")[:40]
    return spelled if re.match(ID_PATTERN, spelled) else f"my_{spelled}".rstrip("_")
