"""The rules of a pack: what it says, over its base pack, over the defaults; the bounds they set; their parameters."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache, reduce
from typing import Any, NamedTuple

from pydantic import BaseModel
from pydantic.fields import FieldInfo
from pydantic_core import to_jsonable_python

from schemas.diagnostics.diagnostics import Finding, Fix, Location
from schemas.kinds import RULES, Kind
from schemas.packs.drafts import DocumentDraft, Memory, PackDraft
from schemas.validation.judge import Verdict, judge
from schemas.validation.shapes import child_value

RULES_FILE = "rules.yaml"
NAMELESS = {"id": "as_ruled", "title": "As ruled"}
"""What a pack without a rules document calls the rules it plays by."""


def merged(below: Any, above: Any) -> Any:
    """Return `below` changed by `above`: mappings key by key, anything else as a whole."""
    if not (isinstance(below, Mapping) and isinstance(above, Mapping)):
        return above
    kept = {name: value for name, value in below.items() if name not in above}
    return kept | {name: merged(below.get(name), value) for name, value in above.items()}


def defaults(model: type[BaseModel]) -> dict[str, Any]:
    """Return the values a rules document, or a group of it, has when it says nothing."""
    return {name: _default(field) for name, field in model.model_fields.items() if not field.is_required()}


def _default(field: FieldInfo) -> Any:
    made = field.default_factory
    if isinstance(made, type) and issubclass(made, BaseModel):
        return defaults(made)  # by its fields: to make the value first takes longer than all the rest of the reading
    return to_jsonable_python(field.default)


def own_rules(draft: PackDraft) -> DocumentDraft | None:
    """Return the rules document of the pack itself, or None: that in `rules.yaml` if there are several."""
    found = [one for one in draft.documents if one.kind is not None and one.kind.name == RULES]
    return min(found, key=lambda one: one.path != draft.folder / RULES_FILE, default=None)


def settle_rules(draft: PackDraft, kind: Kind, memory: Memory) -> None:
    """Set the rules of a pack whose base is settled, and note what is wrong with the changes it makes."""
    own, base = own_rules(draft), draft.base
    _refuse_second(draft, own)
    if own is None and base is not None:
        draft.rules, draft.rules_data, draft.rules_findings = base.rules, base.rules_data, base.rules_findings
        return
    below = base.rules_data if base is not None else None
    draft.rules_data, verdict = memory.once(_settled, kind, below, None if own is None else own.data)
    draft.rules = verdict.model
    draft.rules_findings = verdict.findings
    if own is not None:
        own.model = verdict.model
        inherited = {(one.at, one.code) for one in base.rules_findings} if base is not None else set()
        own.findings += [
            one for one in verdict.findings if (one.at, one.code) not in inherited or _is_said(own.data, one.at)
        ]


def _settled(
    kind: Kind, below: Mapping[str, Any] | None, own: Mapping[str, Any] | None
) -> tuple[Mapping[str, Any], Verdict]:
    """Return what a pack plays by whose own document, if it has one, says `own`, and the verdict on that."""
    below = defaults(kind.model) if below is None else below
    required = {name for name, field in kind.model.model_fields.items() if field.is_required()}
    shared = {name: value for name, value in below.items() if name not in required}
    named = {"kind": RULES} | {name: value for name, value in NAMELESS.items() if name in required}
    data = merged(shared, named if own is None else own)
    return data, judge(kind, data, own)


def _is_said(data: Any, at: Location) -> bool:
    """Whether `data` itself has a value at a place, and not only parts of one that lies in layers."""
    value = reduce(child_value, at, data)
    return value is not None and not isinstance(value, Mapping)


def _refuse_second(draft: PackDraft, own: DocumentDraft | None) -> None:
    for other in draft.documents:
        if own is not None and other is not own and other.kind is own.kind:
            line, _column = own.places.at(("kind",))
            message = f"a pack has one rules document, and {own.path.as_posix()}:{line} is one already"
            other.findings.append(Finding("duplicate-rules", ("kind",), message, "put the changes into one document"))


STATS = ("stamina", "grit", "toughness", "shooting", "combat")
WEAPON_VALUES = ("power", "difficulty", "weight", "ammo")
RATINGS = ("firefight", "melee", "athletics", "stealth", "awareness", "command")
VALUES = ("action_value", "damage", "armor", "resilience")

LIMITS: Mapping[str, Mapping[str, Location]] = {
    "unit": {name: ("limits", name) for name in STATS},
    "weapon": {name: ("limits", name) for name in WEAPON_VALUES},
    "character": {name: ("character", name) for name in VALUES} | dict.fromkeys(RATINGS, ("character", "rating")),
}
"""Where rules have the least and the most of a value, by kind of document and key."""


def tell_limits(draft: PackDraft) -> None:
    """Let findings on numbers beyond the bounds of a model tell those of the rules, which are narrower."""
    for document in draft.documents:
        places = LIMITS.get(document.kind.name, {}) if document.kind is not None else {}
        document.findings = [_told(draft, document, one, places) for one in document.findings]


def _told(draft: PackDraft, document: DocumentDraft, finding: Finding, places: Mapping[str, Location]) -> Finding:
    place = places.get(str(finding.at[0])) if finding.code == "out-of-range" and len(finding.at) == 1 else None
    span = None if place is None else reduce(child_value, place, draft.rules_data)
    if not isinstance(span, Mapping) or not {"least", "most"} <= span.keys():
        return finding
    least, most = span["least"], span["most"]
    if not isinstance(least, int) or not isinstance(most, int):
        return finding
    said, value = finding.message.partition(",")[0], document.data[str(finding.at[0])]
    hint, mend = (f"raise it to {least}", least) if value < least else (f"lower it to {most}", most)
    message = f"{said}; it goes from {least} to {most}"
    return replace(finding, message=message, hint=hint, fix=(Fix(finding.at, mend),))


class Parameter(NamedTuple):
    """A parameter at its place in the rules document, what it means, and the ids of its rules and rulings."""

    at: Location
    meaning: str
    rules: tuple[str, ...]

    @property
    def key(self) -> str:
        """Its name with dots, as commands take it."""
        return ".".join(map(str, self.at))


@cache
def parameters_of(model: type[BaseModel]) -> tuple[Parameter, ...]:
    """Return the parameters of a model of rules, group by group, in its order."""
    return tuple(_parameters(model))


def _parameters(model: type[BaseModel]) -> Iterator[Parameter]:
    for group, field in model.model_fields.items():
        inner = field.annotation
        if isinstance(inner, type) and issubclass(inner, BaseModel):
            for name, one in inner.model_fields.items():
                yield Parameter((group, name), one.description or "", _rule_ids(one))


def _rule_ids(field: FieldInfo) -> tuple[str, ...]:
    extra = field.json_schema_extra
    found = extra.get("x-rules") if isinstance(extra, dict) else None
    return tuple(map(str, found)) if isinstance(found, list) else ()


def in_force(rules: BaseModel | None, at: Location) -> Any:
    """Return the value of a parameter in the rules that a pack is played by, None without any."""
    value: Any = rules
    for step in at:
        value = getattr(value, str(step), None)
    return value.model_dump(mode="json") if isinstance(value, BaseModel) else value
