"""Bounds that the rules of a pack set to the values of its documents: they are told once, and not those around them."""

from collections.abc import Mapping
from dataclasses import replace
from functools import reduce

from schemas.diagnostics.diagnostics import Finding, Fix, Location
from schemas.packs.drafts import DocumentDraft, PackDraft
from schemas.validation.shapes import child_value

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
