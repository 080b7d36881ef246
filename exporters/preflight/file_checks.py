"""Checks of a file as a whole: its standard, the press it is for, and what it must not hold."""

from collections.abc import Iterator
from typing import Final

from exporters.kit.profiles import Profile
from exporters.preflight.facts import Facts
from exporters.preflight.faults import Fault

VERSIONS: Final = {"PDF/X-1a:2003": "1.4", "PDF/X-4": "1.6"}
HIDDEN: Final = {
    "actions": ("active-content", "the file holds scripts, forms or actions"),
    "files": ("file-attached", "the file has another one attached"),
    "LZW": ("old-compression", "the file uses LZW compression"),
}


def is_whole(facts: Facts, _profile: Profile) -> Iterator[Fault]:
    """Nothing had to be fixed to open the file."""
    if facts.fixed:
        yield Fault("file-damaged", "the file is damaged; this is what could be saved of it")


def is_read_to_its_end(facts: Facts, _profile: Profile) -> Iterator[Fault]:
    """No bound kept anything of the file from being looked at."""
    for sentence in facts.unread:
        yield Fault("file-beyond-bounds", sentence)


def is_encrypted(facts: Facts, _profile: Profile) -> Iterator[Fault]:
    """Encryption is refused everywhere."""
    if facts.encrypted:
        yield Fault("file-encrypted", "the file is encrypted")


def keeps_standard(facts: Facts, profile: Profile) -> Iterator[Fault]:
    """The standard is one that the shop takes, and all it demands of the file is there."""
    claims = facts.claims
    if not profile.standards:
        return
    if claims.standard not in profile.standards:
        said = f"the file says it keeps {claims.standard}" if claims.standard else "the file says of no standard"
        yield Fault("standard-missing", f"{said}; {profile.title} takes {' or '.join(profile.standards)}")
        return
    needs = {
        "a title": bool(claims.title),
        "its dates": claims.dated,
        "an id": claims.identified,
        "whether it is trapped": claims.trapped in {"/True", "/False"},
    }
    for what in (name for name, there in needs.items() if not there):
        yield Fault("standard-incomplete", f"{claims.standard} demands that the file says {what}")
    most = VERSIONS[claims.standard]
    if _parts(claims.version) > _parts(most):
        yield Fault("pdf-too-new", f"{claims.standard} allows PDF {most}, and the file is PDF {claims.version}")


def _parts(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def names_press(facts: Facts, profile: Profile) -> Iterator[Fault]:
    """There is one output intent, and it can be looked up."""
    if not profile.standards:
        return
    intents = [intent for intent in facts.claims.intents if intent.kind == "GTS_PDFX"]
    if len(intents) != 1:
        yield Fault("intent-missing", f"the file has {len(intents) or 'no'} output intents for PDF/X instead of one")
        return
    [intent] = intents
    if facts.claims.standard == "PDF/X-4" and not intent.profile:
        yield Fault("intent-unknown", "PDF/X-4 demands an embedded colour profile, and there is none")
    elif not intent.profile and not (intent.condition and intent.registry):
        yield Fault("intent-unknown", "the output intent has neither a colour profile nor a registered condition")


def hides_nothing(facts: Facts, profile: Profile) -> Iterator[Fault]:
    """Nothing acts, nothing is attached, and for PDF/X-1a there are no layers."""
    for what, (code, message) in HIDDEN.items():
        if what in facts.hidden and (what != "LZW" or profile.standards):
            yield Fault(code, message)
    if "layers" in facts.hidden and old_rules(facts, profile):
        yield Fault("layers", "the file has layers")


def old_rules(facts: Facts, profile: Profile) -> bool:
    """Whether the rules of PDF/X-1a hold for the file: it says so, or the shop takes nothing else."""
    if not profile.standards:
        return False
    return facts.claims.standard.startswith("PDF/X-1a") or profile.standards == ("PDF/X-1a:2003",)
