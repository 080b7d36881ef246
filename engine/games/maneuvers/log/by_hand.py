"""What a squad may know of a fight, and who stands where in words: flags and hiding enemies that nobody has noticed."""

from collections.abc import Iterable, Mapping
from typing import Final

from engine.battles.by_hand.parting import Parting
from engine.battles.by_hand.views import Lines, SideView, figure, percent
from engine.battles.orders import Cells, LogRow
from engine.games.maneuvers.kernel.standing.lasting import actor_net
from engine.games.maneuvers.kernel.standing.people import rating_of
from engine.games.maneuvers.log.tabletop import Figure, tabletop_of
from engine.games.maneuvers.names import SEATS
from engine.games.maneuvers.odds.rolls import Edges, lead, opposed
from engine.games.maneuvers.terms import check, fate
from schemas.catalogues.saying import said

STATES: Final = {
    "hidden": "in hiding",
    "snipe_ready": "ready to snipe",
    "exposed": "exposed",
    "flagged": "flagged",
    "observer": "knows what the enemy is up to",
    "escaping": "ready to leave",
}
"""What a character may be, and how that is said."""


class ManeuversView(SideView):
    """A fight as a squad may know it."""

    def shown(self, row: LogRow) -> LogRow | None:
        """Return a row; none of a flag on one's own, or a way of an enemy, that was not noticed. Rule: MN.GAP.15."""
        return None if self.game.numbers.flags_masked and self._is_masked(row) else row

    def _is_masked(self, row: LogRow) -> bool:
        people = self.setup.names.people
        if row.get("actor") not in people:
            return False
        person = people.index(row["actor"])
        own = self.game.forces.squad[person] == self.side
        if row["event"] == "state" and row["state"] == "flagged" and own:
            flagger = people.index(row["target"]) if row.get("target") in people else -1
            return flagger >= 0 and not self.game.battle.noticed[person] >> flagger & 1
        return row["event"] == "move" and not own and self.game.battle.hidden[person] == 1

    def board(self, rows: Iterable[LogRow]) -> Lines:
        """Return the totals of the squads, and every character."""
        table = tabletop_of(self.header())
        for row in rows:
            table.read(row)
        names = self.setup.names
        totals = [
            said("{squad} has a total of {total}.", self.language, squad=names.squad(at), total=table.totals[seat])
            for at, seat in enumerate(SEATS)
        ]
        own = sorted(table.figures.items(), key=lambda each: each[1].side != SEATS[self.side])
        return (*totals, *(self._figure(*each) for each in own))

    def odds(self, question: str, cells: Cells) -> str:
        """Return the chance of an opposition against the maneuver that goes on. Rules: MN.COR.5, MN.COR.6."""
        if question != "choose_opposition":
            return ""
        game, battle = self.game, self.game.battle
        actor, (opponent, rating) = game.answers.piece, cells[:2]
        net = actor_net(game, actor, battle.maneuver, battle.target, opponent)
        difference = rating_of(game, actor, battle.rating) - rating_of(game, opponent, rating)
        chances = opposed(lead(difference, self.rules, Edges(max(0, net), max(0, -net))))
        return said("holds {chance}", self.language, chance=percent(chances.behind))

    def _figure(self, name: str, there: Figure) -> str:
        unseen = there.side != SEATS[self.side] and "hidden" in there.states and self.game.numbers.flags_masked
        at = said("nobody knows where", self.language) if unseen else self.setup.names.location(there.location)
        states = [said(STATES[state], self.language) for state in there.states if state in STATES]
        states += [check(each, self.language) for each in there.checks]
        states.append(said("misses the next action", self.language) if there.missing else "")
        states.append(fate(there.fate, self.language) if there.fate else "")
        squad = self.setup.names.squad(SEATS.index(there.side))
        return figure(f"{name} ({squad})", at, states)


RATED: Final = Parting(by=("maneuver", "rating"))
PARTING: Final[Mapping[str, Parting]] = {"choose_maneuver": RATED, "choose_extra": RATED, "choose_opposition": RATED}
"""How answers are told apart: by the maneuver and the rating."""
