"""A composition: a drawing while it is being made, and what did not fit on it."""

from dataclasses import dataclass, field

from exporters.drawing.display_list import Item
from exporters.layout.boxes import Box
from exporters.text.fitting import Fitted, TextStyle, fit
from exporters.themes.type_scale import AS_DESIGNED, TypeScale
from schemas.diagnostics.diagnostics import Finding, Location


@dataclass
class Composition:
    """Items in the order of drawing, and findings in the order in which they were met.

    `type_scale` and `language` are those of its texts.
    """

    items: list[Item] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    type_scale: TypeScale = AS_DESIGNED
    language: str = ""

    def draw(self, *items: Item) -> None:
        """Draw items on top of what is there."""
        self.items.extend(items)

    def fit(self, string: str, box: Box, style: TextStyle, at: Location = ()) -> Fitted:
        """Return a text as it would be set here."""
        return fit(string, box, style.scaled(self.type_scale), at, self.language)

    def write(self, string: str, box: Box, style: TextStyle, at: Location = ()) -> Fitted:
        """Set a text into a box; what does not fit is kept as a finding on the field `at`."""
        fitted = self.fit(string, box, style, at)
        self.items.extend(fitted.items)
        self.findings.extend(fitted.findings)
        return fitted

    def write_if_room(self, string: str, box: Box, style: TextStyle) -> None:
        """Set words that a piece can do without, because a sign says the same; leave them out if they do not fit."""
        fitted = self.fit(string, box, style)
        self.items.extend(() if fitted.findings else fitted.items)
