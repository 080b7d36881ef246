"""What is written on the frames of fights."""

from typing import Final

TITLE: Final = "{a} against {b}"
AFTER_SETUP: Final = "After set-up"
AFTER_ROUND: Final = "After round {number}"
NO_EDGE: Final = "Nobody has an Edge"
EDGE: Final = "{squad}: {edge} Edge"
ROUND: Final = "Round"
ORDER: Final = "Order"
