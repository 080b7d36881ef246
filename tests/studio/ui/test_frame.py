"""Keys: the sheet of shortcuts, what the browser takes them for, and what Python does at them say the same."""

import re
from pathlib import Path

from studio.ui.frame import SHORTCUTS, STEPS

KEYS_SOURCE = Path("studio/browser/src/keys/main.js")
HOW_TO = Path("docs/how-to/use-the-studio.md")
EVERYWHERE = SHORTCUTS[0][1]


def meanings() -> dict[str, str]:
    """Return what each key means together with Ctrl, by the names that people read: `Ctrl Shift Z`."""
    [table] = re.findall(r"const MEANINGS = \{(.*?)\};", KEYS_SOURCE.read_text("utf-8"), re.DOTALL)
    found = re.findall(r'"?([\w+]+)"?: "(\w+)"', table)
    return {" ".join(["Ctrl", *(part.title() for part in keys.split("+"))]): name for keys, name in found}


def listed() -> set[str]:
    """Return the keys with Ctrl that the sheet lists for every page."""
    return {key for keys, _ in EVERYWHERE for key in keys.split(" or ") if key.startswith("Ctrl")}


def test_a_key_on_the_sheet_is_one_that_the_browser_hears() -> None:
    """And there is nothing a key does that the sheet does not tell."""
    heard = meanings()

    assert listed() <= set(heard)
    assert {heard[key] for key in listed()} == set(heard.values())


def test_what_a_key_stands_for_is_a_step_that_python_does() -> None:
    """A step without a key can only be had with the mouse, a key without a step does nothing."""
    assert set(meanings().values()) == {*STEPS, "find"}  # which opens in the browser


def test_the_how_to_names_the_same_keys() -> None:
    """Whoever reads it learns of no key that does nothing, and of every one that does something."""
    rows = re.findall(r"^\| (Ctrl [^|]+) \|", HOW_TO.read_text("utf-8"), re.MULTILINE)
    keys = {key for row in rows for key in row.split(", ") if "wheel" not in key}

    assert keys == listed()
