"""The browser: what it fetches and keeps, the session of each of its tabs, and our own editors in it."""

import hashlib
from typing import Final

from engine.paths import HOME

BUILT: Final = HOME / "studio" / "browser" / "built"
EDITORS_URL: Final = "/editors"
"""Where the editors that are bundled for the browser lie, and where it fetches them."""


def address_of(name: str) -> str:
    """Return where the browser fetches a script that is built: once, whoever names it, until another one is built."""
    return f"{EDITORS_URL}/{name}?{hashlib.blake2b((BUILT / name).read_bytes(), digest_size=8).hexdigest()}"
