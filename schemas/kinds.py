"""The kinds of document there are: those of all systems, and those that each system has."""

from dataclasses import dataclass
from functools import cached_property
from typing import cast

from schemas.base import Document
from schemas.lazy import loaded
from schemas.systems import SCHEMAS, SystemName


@dataclass(frozen=True)
class Kind:
    """A kind of document: its name in YAML, its model, its system (None: every system) and its folder in a pack.

    The model is named by module and class, and loaded with the first document of the kind: a pack of one system does
    not wait for the models of the others.
    """

    name: str
    place: str
    system: SystemName | None
    folder: str

    @cached_property
    def model(self) -> type[Document]:
        """The model of its documents."""
        return cast("type[Document]", loaded(self.place))

    @property
    def schema_path(self) -> str:
        """Path of its JSON Schema below `schemas/json/`."""
        folder = f"{self.system}/" if self.system else ""
        return f"{folder}{self.name}.schema.json"


KINDS: tuple[Kind, ...] = (
    Kind("pack", "schemas.models.pack:Manifest", None, ""),
    Kind("rulebook", "schemas.models.rulebook:Rulebook", None, ""),
    Kind("chapter", "schemas.models.rulebook:Chapter", None, "chapters"),
    Kind("layout", "schemas.models.layout:LayoutDocument", None, "layouts"),
    Kind("look", "schemas.models.look:Look", None, "looks"),
    Kind("quick_reference", "schemas.models.quick_reference:QuickReference", None, "quick_reference"),
    Kind("deck", "schemas.models.deck:Deck", None, "decks"),
    Kind("card", "schemas.models.deck:Card", None, "cards"),
    *(
        Kind(name, f"schemas.models.{system}.{place}", system, folder)
        for system, record in SCHEMAS.items()
        for name, place, folder in record.kinds
    ),
)

MANIFEST = KINDS[0]
PROSE = frozenset({"rulebook", "chapter"})
"""The kinds that explain the game to people: nothing is played or printed by them."""

UNPLAYED = PROSE | {"layout", "look", "quick_reference", "deck", "card"}
"""The kinds that no battle knows: how the game is explained, and how it looks on paper."""

RULES = "rules"
"""The kind whose documents say only what they change: each system has one."""

ONE_A_PACK = frozenset({MANIFEST.name, RULES})
"""Kinds of which a pack has one document at most."""


def kinds_of(system: SystemName) -> dict[str, Kind]:
    """Return the kinds a pack of `system` may hold, by name."""
    return {kind.name: kind for kind in KINDS if kind.system in {None, system}}
