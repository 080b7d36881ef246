"""The margin of a text on the screen: its lines numbered, and those with mistakes marked, as a style of its field."""

from collections.abc import Mapping
from urllib.parse import quote

from schemas.diagnostics.diagnostics import Severity

LINE_PX, TOP_PX, MARGIN_PX = 20, 10, 56
"""Height of a line, what is above the first one, and width of the margin."""
NUMBER = "#7d8794"
SIGNED: Mapping[Severity, tuple[str, str]] = {
    Severity.ERROR: ("#d9604f", "rgb(217 96 79 / 0.16)"),
    Severity.WARNING: ("#b9862b", "rgb(185 134 43 / 0.16)"),
}
"""Colour of the number and of the line, by how grave the mistake is; an exclamation mark stands before the number."""


def margin_style(css_class: str, lines: int, marked: Mapping[int, Severity]) -> str:
    """Return the style of the text field of a class: the numbers of its lines, and a band behind the marked ones."""
    bands = [_band(number, SIGNED[severity][1]) for number, severity in sorted(marked.items()) if 0 < number <= lines]
    images = ", ".join([f'url("data:image/svg+xml,{quote(_numbers(lines, marked))}")', *(band for band, _ in bands)])
    places = ", ".join(["0 0", *(place for _, place in bands)])
    sizes = ", ".join([f"{MARGIN_PX}px {_height(lines)}px", *(f"100% {LINE_PX}px" for _ in bands)])
    return f""".{css_class} textarea {{
  font: 13px/{LINE_PX}px var(--st-code-font, monospace);
  padding: {TOP_PX}px 12px {TOP_PX}px {MARGIN_PX + 8}px;
  white-space: pre; overflow-x: auto; tab-size: 2;
  background: {images}; background-position: {places}; background-size: {sizes};
  background-repeat: no-repeat; background-attachment: local;
}}"""


def _band(number: int, colour: str) -> tuple[str, str]:
    """Return the image behind a line and its place."""
    return f"linear-gradient({colour}, {colour})", f"0 {TOP_PX + (number - 1) * LINE_PX}px"


def _height(lines: int) -> int:
    return 2 * TOP_PX + lines * LINE_PX


def _numbers(lines: int, marked: Mapping[int, Severity]) -> str:
    """Return the numbers of lines as SVG; those of marked lines have a colour and an exclamation mark."""
    signed = {number: SIGNED[severity][0] for number, severity in marked.items()}
    rows = "".join(_number(number, signed.get(number, "")) for number in range(1, lines + 1))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{MARGIN_PX}" height="{_height(lines)}" fill="{NUMBER}"'
        f' font-family="monospace" font-size="12" text-anchor="end">{rows}</svg>'
    )


def _number(number: int, colour: str) -> str:
    look = f' fill="{colour}" font-weight="bold"' if colour else ""
    baseline = TOP_PX + number * LINE_PX - 6
    return f'<text x="{MARGIN_PX - 8}" y="{baseline}"{look}>{"! " if colour else ""}{number}</text>'
