"""Whether a version is in a range: `>=1.2.0`, `~=1.2.0`, `==1.2.0`; versions are ordered as semver.org says."""

import re

VERSION = re.compile(r"(\d+)\.(\d+)\.(\d+)(?:-([0-9A-Za-z.-]+))?")
Parts = tuple[tuple[bool, int, str], ...]
Version = tuple[tuple[int, int, int], bool, Parts]
"""The numbers, whether it is a release, which comes after all that lead to it, and what leads to it, part by part."""


def meets(version: str, wanted: str) -> bool:
    """Whether `version` is in the range `wanted`; one that cannot be read is reported elsewhere and meets all."""
    have, need = _version(version), _version(wanted[2:])
    if have is None or need is None:
        return True
    if wanted.startswith("=="):
        return have == need
    return have >= need and (wanted.startswith(">=") or have[0][0] == need[0][0])


def _version(text: str) -> Version | None:
    found = VERSION.match(text)
    if found is None:
        return None
    before = tuple(_part(part) for part in found[4].split(".")) if found[4] else ()
    return (int(found[1]), int(found[2]), int(found[3])), not before, before


def _part(text: str) -> tuple[bool, int, str]:
    """Return a part of what leads to a release: numbers in their order, before words in theirs."""
    return (False, int(text), "") if text.isdigit() else (True, 0, text)
