"""Contrast of colours (WCAG 2.2), for those who write looks and those who print them."""


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours `#RRGGBB`, 1 to 21 (WCAG 2.2)."""
    dark, light = sorted(map(luminance, (one, other)))
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    """Return the relative luminance of a colour `#RRGGBB`, 0 (black) to 1 (white) (WCAG 2.2)."""
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
