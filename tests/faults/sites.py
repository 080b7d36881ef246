"""Where faults can be put: each value of a document with what its model asks of it.

The places come from PyYAML's own composer and the demands from the models, so that nothing here rests on the reader
that is put to the test.
"""

import types
import typing
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any

import annotated_types
import yaml
from pydantic import BaseModel
from pydantic.fields import FieldInfo

from schemas.base import Part
from schemas.kinds import kinds_of
from schemas.systems import SystemName

Node = Any


@dataclass(frozen=True)
class Site:
    """One entry of a mapping: its nodes, the mapping's nodes, and the field of the model it fills."""

    path: Path
    text: str
    kind: str
    name: str
    key: Node
    value: Node
    mapping: Node
    mapping_key: Node | None
    model: type[BaseModel]
    info: FieldInfo
    depth: int

    @property
    def annotation(self) -> Any:
        """The type of the field, without `| None`."""
        return bare(self.info.annotation)

    @property
    def choices(self) -> tuple[str, ...]:
        """The words the value can be, () if it can be others."""
        if isinstance(self.annotation, type) and issubclass(self.annotation, Enum):
            return tuple(str(one.value) for one in self.annotation)
        if typing.get_origin(self.annotation) is typing.Literal:
            return tuple(str(word) for word in typing.get_args(self.annotation))
        return ()

    def limit(self, name: str) -> Any:
        """Return a limit of the field (`ge`, `le`, `min_length`, `max_length`), or None."""
        found = [getattr(one, name) for one in limits_of(self.info) if hasattr(one, name)]
        return found[0] if found else None

    @property
    def line(self) -> int:
        """Line of the key, from 1."""
        return int(self.key.start_mark.line) + 1

    @property
    def reference(self) -> str:
        """What the field names, "" when it names nothing."""
        extra = self.info.json_schema_extra
        return str(extra.get("x-reference", "")) if isinstance(extra, dict) else ""


def limits_of(info: FieldInfo) -> Iterator[Any]:
    """Yield the limits of a field, those inside its annotation included."""
    for one in info.metadata:
        yield from one if isinstance(one, annotated_types.GroupedMetadata) else (one,)


def bare(annotation: Any) -> Any:
    """Return `annotation` without `Annotated` and without `| None`."""
    if typing.get_origin(annotation) is typing.Annotated:
        return bare(typing.get_args(annotation)[0])
    if typing.get_origin(annotation) in {types.UnionType, typing.Union}:
        rest = [one for one in typing.get_args(annotation) if one is not type(None)]
        return bare(rest[0]) if len(rest) == 1 else annotation
    return annotation


@dataclass(frozen=True)
class Shipped:
    """The files of shipped packs, and the sites of each."""

    files: dict[Path, bytes]
    sites: dict[Path, tuple[Site, ...]]

    def id_site(self, path: Path) -> Site:
        """Return the id of the document in a file."""
        return next(site for site in self.sites[path] if site.name == "id" and site.depth == 0)


def shipped(folder: Path) -> Shipped:
    """Return the packs below `folder`."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    files = {path: path.read_bytes() for path in paths}
    return Shipped(files, {path: tuple(_sites(path, files)) for path in paths if path.suffix == ".yaml"})


def _sites(path: Path, files: Mapping[Path, bytes]) -> Iterator[Site]:
    text, manifest = (
        files[path].decode(),
        next(files[up / "pack.yaml"] for up in path.parents if up / "pack.yaml" in files),
    )
    models = {name: kind.model for name, kind in kinds_of(SystemName(yaml.safe_load(manifest)["system"])).items()}
    for root in yaml.compose_all(text, Loader=yaml.SafeLoader):
        kind = next(value.value for key, value in root.value if key.value == "kind")
        yield from _walk(path, text, kind, root, None, models[kind], 0)


def _walk(path: Path, text: str, kind: str, node: Node, key: Node | None, model: Any, depth: int) -> Iterator[Site]:
    model = _branch(bare(model), node)
    if isinstance(node, yaml.MappingNode) and isinstance(model, type) and issubclass(model, Part):
        for name, value in node.value:
            info = model.model_fields[name.value]
            yield Site(path, text, kind, name.value, name, value, node, key, model, info, depth)
            yield from _walk(path, text, kind, value, name, info.annotation, depth + 1)
    elif isinstance(node, yaml.MappingNode):
        for name, value in node.value:
            yield from _walk(path, text, kind, value, name, typing.get_args(model)[1], depth + 1)
    elif isinstance(node, yaml.SequenceNode):
        for item in node.value:
            yield from _walk(path, text, kind, item, None, typing.get_args(model)[0], depth + 1)


def _branch(model: Any, node: Node) -> Any:
    """Return the member of a union that `node` names by its `type`, or by `how`."""
    if typing.get_origin(model) not in {types.UnionType, typing.Union} or isinstance(node, yaml.ScalarNode):
        return model
    if isinstance(node, yaml.SequenceNode):
        return next(each for each in map(bare, typing.get_args(model)) if typing.get_origin(each) is tuple)
    key, named = next((key.value, value.value) for key, value in node.value if key.value in {"type", "how"})
    members = [bare(member) for member in typing.get_args(model)]
    return next(member for member in members if named in typing.get_args(member.model_fields[key].annotation))
