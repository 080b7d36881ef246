"""The words of battle maps of Battlesuit."""

from typing import Final

MAP: Final = "Battle map"
MAP_PAGE: Final = "{title} (battle map)"
NORTH: Final = "N"
PANELS: Final = "Panels"
PANEL_HEAD: Final = ("", "Panel", "Row", "Place", "Lies")
LIES: Final = {0: "upright", 180: "turned about"}
PLACED: Final = {0: "{title}", 180: "{title}, turned about"}
ON_MAP: Final = "Works and tiles"
ON_MAP_HEAD: Final = ("What", "Point")
NOTHING: Final = "Nothing: the panels are as printed."
SIZE: Final = "{across} \N{MULTIPLICATION SIGN} {down} in"
ROWS: Final = "Rows are counted from the north, places from the west."
PINS: Final = "A pin shows the north of a panel as it is printed; points keep their printed names."
LEVEL: Final = "Level of a hill"

BATTLE: Final = "{scenario}: {red} against {blue} on {map}"
FORCE: Final = "{force} ({side})"
FOOT: Final = (
    "Left below: level, on a stem who is in the air. Right below: boxes crossed off. "
    "S: shaken. P: panicked. Yellow ring: painted. Pale: down. "
    "Broken ring: unseen, H hidden, T in stealth. Diamond: mine, D dummy, N nuclear. Cross: in ruins."
)
"""What the marks on the frames of a replay mean; their letters are those of the marks."""
