"""What an obstacle does to a line, by the levels of the two soldiers. Rules: BS.LOS.5 to BS.LOS.15."""

from engine.games.battlesuit.kernel.board.sight_records import Ruling
from engine.games.battlesuit.kernel.codes import MOST_HALVINGS, SightRule


def rule_for(higher: int, lower: int, top: int) -> int:
    """Return the number of the subsection of section 6 that decides."""
    if top <= lower:
        return SightRule.BELOW_BOTH
    if top > higher:
        return SightRule.ABOVE_BOTH
    return SightRule.LEVEL_WITH_HIGHER if top == higher else SightRule.BELOW_HIGHER


def blind_count(ruling: Ruling, above_top: int, n: int, lower_height: int) -> int:
    """Return the blind points behind an obstacle. Rules: BS.LOS.7, BS.LOS.11 to BS.LOS.15, BS.GAP.25, BS.GAP.27.

    Halved once for each level of the higher soldier above the top and rounded half up, or lessened by one a level;
    then less the height of the lower soldier, and at least the minimum.
    """
    halvings: int = min(above_top, MOST_HALVINGS)
    count: int = n - above_top
    if not ruling.deducts:
        count = (2 * n + (1 << halvings)) >> (halvings + 1)
    return max(ruling.minimum, count - lower_height)
