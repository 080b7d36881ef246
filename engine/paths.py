"""Where our own files lie: the same tree in a checkout and inside an installed wheel."""

from pathlib import Path

HOME = Path(__file__).resolve().parent.parent
CONTENT = HOME / "content"
JSON_SCHEMAS = HOME / "schemas" / "json"
