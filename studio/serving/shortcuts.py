"""The keys of the studio, as the sheet of shortcuts shows them."""

from typing import Any, Final

SHORTCUTS: Final[tuple[tuple[str, tuple[tuple[str, str], ...]], ...]] = (
    (
        "Everywhere",
        (
            ("Ctrl S", "Save, with what you are typing"),
            ("Ctrl Z", "Undo; in a text field, your typing there"),
            ("Ctrl Shift Z or Ctrl Y", "Redo"),
            ("?", "This sheet"),
        ),
    ),
    (
        "In a drawing",
        (
            ("Tab", "Walk through what is drawn"),
            ("Arrows", "Move what is selected a little"),
            ("Shift Arrows", "Move it further"),
            ("Delete", "Take it away"),
            ("Esc", "Break off, then let go"),
        ),
    ),
    (
        "In a toolbar",
        (
            ("Left or Right", "Walk along it"),
            ("Enter", "Take the tool"),
        ),
    ),
)
"""By part of the studio: keys and what they do. On a Mac Ctrl is Cmd. The keys of tools stand on the tools."""


def sheet() -> list[dict[str, Any]]:
    """Return the table as JSON."""
    return [
        {"title": title, "rows": [{"keys": keys, "does": does} for keys, does in rows]} for title, rows in SHORTCUTS
    ]
