"""Where our own files lie: the same tree in a checkout and inside an installed wheel."""

from pathlib import Path

HOME = Path(__file__).resolve().parent.parent
CONTENT = HOME / "content"
JSON_SCHEMAS = HOME / "schemas" / "json"


def shipped_ids() -> tuple[str, ...]:
    """Return the ids of the shipped packs, sorted."""
    return tuple(sorted(manifest.parent.name for manifest in CONTENT.glob("*/pack.yaml")))
