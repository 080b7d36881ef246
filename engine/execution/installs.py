"""Which Musterpress an install is, and whether another one fights the same battles."""

import hashlib
from functools import cache

from engine.battles.logs import ENGINE
from engine.battles.modes import compiled_kernel
from engine.paths import HOME

LAYERS = ("schemas", "engine")
"""The sources that decide how a battle ends."""

Stamp = tuple[str, str, str]
"""Version, digest of the sources, digest of the kernel that runs; that is "plain", or "" where one is missing."""


@cache
def stamp(system: str, mode: str) -> Stamp:
    """Return what decides here how a system's battles end in the mode "plain" or "compiled"."""
    if mode == "plain":
        return ENGINE, _sources(), mode
    kernel = compiled_kernel(system)
    return ENGINE, _sources(), "" if kernel is None else kernel.digest()


def difference(here: Stamp, there: Stamp) -> str:
    """Return why `there` may not fight as `here` does, as a clause about `it`; "" if it fights the same."""
    for what, ours, theirs in zip(("version", "sources", "kernel"), here, there, strict=True):
        if not theirs:
            return "it has no compiled engine; install a C compiler there, or ask for --mode plain"
        if ours != theirs:
            return f"its Musterpress has the {what} {theirs}, the one here {ours}; install the same on all machines"
    return ""


def _sources() -> str:
    """Return a digest of the sources, the same whatever ends their lines."""
    digest = hashlib.blake2b(digest_size=8)
    found = {path.relative_to(HOME).as_posix(): path for layer in LAYERS for path in (HOME / layer).rglob("*.py")}
    for name in sorted(found):
        digest.update(f"{name}\n{found[name].read_text(encoding='utf-8')}\0".encode())
    return digest.hexdigest()
