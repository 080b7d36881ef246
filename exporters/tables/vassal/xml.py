"""The build file of a VASSAL module: a tree in which each element is named after the class that reads it."""

from typing import Final
from xml.etree import ElementTree as ET

VASSAL_VERSION: Final = "3.6.0"
DECLARATION: Final = b'<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n'
SAVED_AT: Final = "315532800000"
"""The first of January 1980, in milliseconds: the same module, the same bytes."""

Attribute = str | int | float | bool


def element(name: str, /, *children: ET.Element, **attributes: Attribute) -> ET.Element:
    """Return the element of a class below `VASSAL.build`."""
    made = ET.Element(f"VASSAL.build.{name}", {key: _written(value) for key, value in attributes.items()})
    made.extend(children)
    return made


def entry(name: str, text: str) -> ET.Element:
    """Return an element that no class reads: one of its parent's lists."""
    made = ET.Element(name)
    made.text = shown(text)
    return made


def _written(value: Attribute) -> str:
    return str(value).lower() if isinstance(value, bool) else shown(str(value))


def shown(text: str) -> str:
    """Return a text without the characters that XML cannot hold."""
    return "".join(character for character in text if character.isprintable() or character == "\t")


def document(root: ET.Element) -> bytes:
    """Return an element and all below it as a file."""
    ET.indent(root)
    written: bytes = ET.tostring(root, encoding="utf-8")
    return DECLARATION + written + b"\n"


def module_data(name: str, version: str, description: str) -> bytes:
    """Return what the list of modules shows without opening one."""
    root = ET.Element("data", {"version": "1"})
    fields = (
        ("version", version),
        ("VassalVersion", VASSAL_VERSION),
        ("dateSaved", SAVED_AT),
        ("description", description),
        ("name", name),
    )
    root.extend(entry(key, text) for key, text in fields)
    return document(root)
