"""Icons that the texts of a pack of maneuvers may name: `Stay :hidden: until the :round: turns.`."""

from typing import Final

from exporters.games.maneuvers.look.icons import EFFECT, MARKERS, RATINGS, REWARD, RISK, ROUND, VALUES
from exporters.games.maneuvers.look.look import BRICK, MOSS, SEPIA, SLATE
from exporters.text.inline_icons import IconSet, InlineIcon

INLINE: Final = IconSet(
    {
        "effect": InlineIcon(EFFECT, SLATE),
        "risk": InlineIcon(RISK, BRICK),
        "reward": InlineIcon(REWARD, MOSS),
        "round": InlineIcon(ROUND, SEPIA),
        **{name: InlineIcon(symbol, SEPIA) for name, symbol in VALUES.items()},
        **{rating.value: InlineIcon(symbol, SEPIA) for rating, symbol in RATINGS.items()},
        **{name: InlineIcon(symbol, SEPIA) for name, symbol in MARKERS.items()},
    }
)
