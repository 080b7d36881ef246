"""The form of a game's log, made from its events: models of the header and of rows that judge and explain."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal, Union

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, create_model
from typing_extensions import TypeAliasType

from engine.battles.events import Event, Events, Number, one_of
from engine.battles.telling import RESIGNED
from schemas.systems import SystemName
from schemas.validation.json_schemas import DIALECT, NarrowSchema, tidy

STRICT: Final = ConfigDict(frozen=True, extra="forbid", strict=True)
COMMON: Final[Mapping[str, str]] = {
    "n": "Number of the row, from 1.",
    "phase": "The phase of the game that the row belongs to.",
    "event": "What happens.",
    "side": "Whose row it is.",
    "rules": "The rules that the row applies, sorted.",
}
"""What values mean in the rows of every game."""


@dataclass(frozen=True)
class LogForm:
    """The models of a log: its header, and its rows by their events; `says` are their values in words."""

    header: type[BaseModel]
    rows: Mapping[str, type[BaseModel]]
    says: Mapping[str, str]

    def schema(self, system: SystemName) -> dict[str, Any]:
        """Return the JSON Schema (draft 2020-12) that every line of a system's logs fits."""
        line: Any = Annotated[Union[self.header, *self.rows.values()], Field(discriminator="event")]
        made = TypeAdapter(line).json_schema(schema_generator=NarrowSchema)
        tidy(made)
        head = {
            "$schema": DIALECT,
            "$id": f"urn:musterpress:log:{system}",
            "title": f"a line of a {system} log",
        }
        return {**head, **made}


def log_form(
    header: type[BaseModel], events: Events[Any], sides: Sequence[str], says: Mapping[str, str], *phases: str
) -> LogForm:
    """Return the form of a game's log: its header, and the models of its rows by their events.

    `says` are values in words, by their key, or by `event.key` where it means something else there; `phases` are
    those that no event names.
    """
    told = one_of(sorted({*phases, *(kind.phase for kind in events.rows)}))
    place = {
        "n": Annotated[int, Field(ge=1)],
        events.clock: Number,
        "phase": TypeAliasType("Phase", told),
        "side": TypeAliasType("Side", one_of(sides)),
    }
    rows = {kind.name: _model(kind, place, {**COMMON, **says}) for kind in events.rows}
    return LogForm(header, {**rows, RESIGNED: _resignation(place, {**COMMON, **says})}, says)


def _resignation(place: Mapping[str, Any], says: Mapping[str, str]) -> type[BaseModel]:
    """Return the model of the row with which a battle ends that was given up; before its first row it has no time."""
    always = {"n": place["n"], "event": Literal["resigned"], "side": place["side"], "rules": list[str]}
    time = {name: of for name, of in place.items() if name not in always}
    fields: dict[str, Any] = {
        name: (of, Field(default, description=says.get(name)))
        for types, default in ((always, ...), (time, None))
        for name, of in types.items()
    }
    return create_model("resigned", __config__=STRICT, **fields)


def _model(kind: Event[Any], place: Mapping[str, Any], says: Mapping[str, str]) -> type[BaseModel]:
    """Return the model of a row; who acts and on whom is named where there is somebody."""
    always = {name: of for name, of in place.items() if name != "side"} | {"event": Literal[kind.name]}
    always |= {name: cell.type for name, cell in filter(None, kind.values)}
    always |= {name: each.type for name, each in kind.further.items() if not each.sometimes} | {"rules": list[str]}
    perhaps = {"side": place["side"], "actor": str, "target": str}
    perhaps |= {name: each.type for name, each in kind.further.items() if each.sometimes}
    fields: dict[str, Any] = {
        name: (of, Field(default, description=says.get(f"{kind.name}.{name}", says.get(name))))
        for types, default in ((always, ...), (perhaps, None))
        for name, of in types.items()
    }
    return create_model(kind.name, __config__=STRICT, **fields)
