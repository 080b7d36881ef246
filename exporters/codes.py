"""What layouts, boxes, looks and pictures can have wrong, as codes."""

from typing import Final

from schemas.diagnostics.diagnostics import Code, Severity

LAYOUT_CODES: Final = (
    Code(
        "unknown-layout",
        "A layout changes one that there is not",
        "`extends` names the shipped layout whose boxes are changed, such as `mission_card`. There is none of this "
        "name in this game, so the document changes nothing.",
        Severity.ERROR,
    ),
    Code(
        "unknown-box",
        "A layout names a box that there is not",
        "Nothing is drawn in a box that the shipped layout does not have. The boxes of every layout are listed in "
        "the reference of layouts.",
        Severity.ERROR,
    ),
    Code(
        "box-empty",
        "A box has no room",
        "Width and height of a box have to be more than nothing. To leave out what is drawn in it, hide it.",
        Severity.ERROR,
    ),
    Code(
        "box-outside",
        "A box leaves the piece",
        "What lies outside the card or sheet and its bleed is cut off. The box stays where it was.",
        Severity.ERROR,
    ),
    Code(
        "box-unsafe",
        "A text or icon lies too near the cut",
        "No cut is exact: what lies within the `safe` distance of the edge of a card may be cut into.",
        Severity.WARNING,
    ),
    Code(
        "box-short-of-bleed",
        "Colour ends at the cut",
        "A shape or picture that reaches the edge of a card has to go on to the end of the bleed. Otherwise a cut a "
        "little beside its line leaves a white hair. Good: `x: -0.125 in`. Bad: `x: 0 mm`.",
        Severity.WARNING,
    ),
    Code(
        "weak-contrast",
        "A text hardly stands out from its ground",
        "Text needs a contrast of 4.5 to 1 with what lies under it, from 14 pt on 3 to 1 (WCAG 2.2).",
        Severity.WARNING,
    ),
    Code(
        "icon-not-drawn",
        "An icon of a deck has a line that is no shape",
        "Each line is a shape with its numbers, or a path of M, L, C and Z, in a square of 16 by 16.",
        Severity.ERROR,
    ),
    Code(
        "colour-of-nothing",
        "A look has a colour that nothing is drawn in",
        "The palette of a look changes the colours that the cards of the game are drawn in, which a look written by "
        "`musterpress new look` has all of. Nothing has a colour of this name, so it changes nothing.",
        Severity.WARNING,
    ),
    Code(
        "look-face-not-set",
        "A face of a look cannot be set here",
        "Faces of your own are set by HarfBuzz, which comes with the extra `scripts`. Without it the shipped face "
        "stands in the place of yours: pip install 'musterpress[scripts]'.",
        Severity.WARNING,
    ),
    Code(
        "frame-over-text",
        "The frame of a look lies over words",
        "The frame is a band along the edge of each card, over whatever lies there. Here it lies over words, which "
        "cannot be read. Make it thinner, let it begin further out, or move the words: boxes of a deck by its "
        "measures, those of the game's cards by a `layout`.",
        Severity.WARNING,
    ),
    Code(
        "qr-too-fine",
        "A QR code is too fine to be read",
        "A camera needs modules of a third of a millimetre. Give the box more room, or the code less to say.",
        Severity.ERROR,
    ),
    Code(
        "picture-missing",
        "A picture is not there",
        "The path of a picture leads from the folder of the pack to a PNG or JPEG file, with forward slashes. There "
        "is none, or it cannot be read. The piece is left out.",
        Severity.ERROR,
    ),
    Code(
        "picture-outside-pack",
        "A picture lies outside its pack",
        "A pack is complete in itself, so pictures are read from inside its folder only; a link that leads out of it "
        "is not followed.",
        Severity.ERROR,
    ),
    Code(
        "picture-broken",
        "A picture cannot be read",
        "The file is damaged, cut off, or neither PNG nor JPEG whatever its name. The piece is left out.",
        Severity.ERROR,
    ),
    Code(
        "picture-too-large",
        "A picture is too large",
        "Pictures may have 20 MB and 40 million pixels: more than any printer shows on a card. One of more than 4 "
        "million that says next to nothing, 2,000 pixels a byte, is refused too.",
        Severity.ERROR,
    ),
    Code(
        "picture-coarse",
        "A picture has too few pixels",
        "At its size on paper the picture has fewer than 150 pixels an inch, so single pixels can be seen. 300 is "
        "what print shops ask for.",
        Severity.WARNING,
    ),
    Code(
        "picture-no-room",
        "There is no room for a picture",
        "The picture of a mission card lies between its briefing and what scores. The text leaves too little room, "
        "so the card is printed without it.",
        Severity.WARNING,
    ),
    Code(
        "picture-reduced",
        "A picture of a digital table is not as fine as asked",
        "Digital tables take pictures up to a size only, and no single picture gets over 8,192 pixels a side. Large "
        "pieces, such as maps at true size, are drawn as fine as that allows. Ask for fewer dpi, or for these pieces "
        "alone.",
        Severity.WARNING,
    ),
)
"""The codes of where things lie, how they look, and what is shown in them."""
