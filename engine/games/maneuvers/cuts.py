"""What to lower so that a squad keeps to its budget. Rule: MN.HOUSE.8."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.games.maneuvers.squads import VALUES, price_of, span_of
from schemas.models.maneuvers.people import Character
from schemas.models.maneuvers.rules import Rules


@dataclass(frozen=True)
class Cut:
    """A value of a member that is lowered: the points this saves, whose, which, and what is left."""

    saves: int
    place: int
    name: str
    left: int

    @property
    def rank(self) -> tuple[int, int, int]:
        """Among cuts that save the same, the one that leaves most comes first, then the order of squad and card."""
        return -self.left, self.place, VALUES.index(self.name)


def cheapest_cuts(members: Sequence[Character], too_much: int, rules: Rules) -> str:
    """Return what to lower so that a squad costs at least `too_much` less, in words.

    As few values as are enough; the last of them is the one that takes least away. Where all at their least are still
    too dear, the budget has to be raised.
    """
    taken: list[Cut] = []
    while (rest := too_much - sum(cut.saves for cut in taken)) > 0:
        seen = {(cut.place, cut.name) for cut in taken}
        left = [cut for cut in _cuts(members, rest, rules) if (cut.place, cut.name) not in seen]
        if not left:
            return f"raise squad.budget of the rules by {too_much}"
        enough = [cut for cut in left if cut.saves >= rest]
        sign = 1 if enough else -1
        taken.append(min(enough or left, key=lambda cut: (sign * cut.saves, cut.rank)))
    cuts = (f"the {cut.name} of {members[cut.place].name} to {cut.left}" for cut in taken)
    return f"lower {', '.join(cuts)}"


def _cuts(members: Sequence[Character], wanted: int, rules: Rules) -> Iterator[Cut]:
    """Yield the cut of each value that saves `wanted` points, or as many as it can."""
    for place, member in enumerate(members):
        for name in VALUES:
            price, value = price_of(name, rules), getattr(member, name)
            steps = min(-(-wanted // price), value - span_of(name, rules).least) if price else 0
            if steps > 0:
                yield Cut(steps * price, place, name, value - steps)
