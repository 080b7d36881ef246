"""The browser: what it fetches and keeps, the session of each of its tabs, and our own editors in it."""

from typing import Final

from engine.paths import HOME

BUILT: Final = HOME / "studio" / "browser" / "built"
EDITORS_URL: Final = "/editors"
"""Where the editors that are bundled for the browser lie, and where it fetches them."""
