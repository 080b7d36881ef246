"""Words of a pack on a page, where they may look like anything and do nothing."""

import re

SPECIAL = re.compile(r"([\\`*_{}\[\]()<>#+\-.!|~$^=@&])")
JOINER = "\N{WORD JOINER}"
"""Keeps a colon from beginning the name of an icon, an emoji or a colour."""


def plain(text: str) -> str:
    """Return text that Streamlit's Markdown shows as it stands, on one line."""
    one_line = " ".join(text.split())
    return SPECIAL.sub(r"\\\1", one_line).replace(":", f":{JOINER}")
