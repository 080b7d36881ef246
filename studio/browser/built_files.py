"""Where the editors that are bundled for the browser lie, and where it fetches them."""

from typing import Final

from engine.paths import HOME

BUILT: Final = HOME / "studio" / "browser" / "built"
EDITORS_URL: Final = "/editors"
