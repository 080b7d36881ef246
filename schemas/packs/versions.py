"""Whether a version is in a range: `>=1.2.0`, `~=1.2.0`, `==1.2.0`."""

import re

NUMBERS = re.compile(r"(\d+)\.(\d+)\.(\d+)")


def meets(version: str, wanted: str) -> bool:
    """Whether `version` is in the range `wanted`; one that cannot be read is reported elsewhere and meets all."""
    have, need = _numbers(version), _numbers(wanted[2:])
    if have is None or need is None:
        return True
    if wanted.startswith("=="):
        return have == need
    return have >= need and (wanted.startswith(">=") or have[0] == need[0])


def _numbers(version: str) -> tuple[int, int, int] | None:
    found = NUMBERS.match(version)
    return (int(found[1]), int(found[2]), int(found[3])) if found else None
