"""Troopers as a referee keeps them: cells, armour, what is in hand, and what they have spent."""

from dataclasses import dataclass

from schemas.models.infantry.people import Weapon
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.words import WeaponType
from tests.referees.infantry.documents import Person
from tests.referees.infantry.lines import Spot


@dataclass
class Held:
    """A weapon of a trooper, the rounds left and those it came with, None without end."""

    section: str
    weapon: Weapon
    rounds: int | None
    full: int | None

    @property
    def is_reloaded(self) -> bool:
        """Return whether the next round is one that has to be loaded; the first is. Rule: IN.GAP.14."""
        return self.rounds is not None and self.rounds != self.full


@dataclass
class Arc:
    """A firing arc laid with a weapon; `shots` are the attacks into it in this turn of the enemy."""

    weapon: Weapon
    bearing_deg: int
    wide: bool
    shots: int = 0


@dataclass
class Gun:
    """A crewed weapon: who brought it, where it stands or lies, its arc if it is set up, and who controls it."""

    owner: str
    weapon: Weapon
    spot: Spot
    bearing_deg: int | None = None
    by: str | None = None
    shots: int = 0
    under: bool = False


@dataclass
class Soldier:
    """A trooper on the map or off it. `marks` are the points on each armour cell, by the number of its HP cell."""

    person: Person
    rules: Rules
    held: list[Held]
    active: Held | None
    marks: dict[int, int]
    spot: Spot | None = None
    prone: bool = False
    under: bool = False
    caught: bool = False
    shaken: bool = False
    failures: int = 0
    crossed: int = 0
    half: bool = False
    gone: str = ""
    arc: Arc | None = None
    left_ap: int = 0
    done: bool = False
    freed: bool = False
    burned: int = 0

    @property
    def name(self) -> str:
        """Return its name."""
        return self.person.name

    @property
    def side(self) -> str:
        """Return its side."""
        return self.person.side

    @property
    def is_up(self) -> bool:
        """Return whether it is on the map."""
        return self.spot is not None and not self.gone

    @property
    def at(self) -> Spot:
        """Return where it is."""
        assert self.spot is not None, self.name
        return self.spot

    def ap(self) -> int:
        """Return the AP of a turn. Rules: IN.GAP.36, IN.ARM.6, IN.XPR.3."""
        row = self.rules.card.ap_row
        if self.crossed >= self.rules.card.cells:
            return 0
        left = row[min(self.crossed, len(row) - 1)]
        worn = self.person.armor.ap_cost if self.person.armor and self.rules.options.body_armor else 0
        bonus = self.rules.action_points.bonus[self.person.experience]
        if self.rules.action_points.order == "armor_first":
            return max(0, max(0, left - worn) + bonus)
        return max(0, left + bonus - worn)

    def lethal(self, points: int) -> int:
        """Take points of lethal damage one by one, and return those that armour took. Rules: IN.HOUSE.2, IN.ARM.4."""
        taken = 0
        for _ in range(points):
            if self.crossed >= self.rules.card.cells:
                break
            cell = self._covering()
            if cell is not None:
                self.marks[cell] += 1
                taken += 1
            else:
                self.crossed, self.half = self.crossed + 1, False
        return taken

    def bludgeoning(self, points: int) -> None:
        """Take points of bludgeoning damage one by one. Rules: IN.HOUSE.2, IN.ARM.1, IN.ARM.3."""
        for _ in range(points):
            if self.crossed >= self.rules.card.cells:
                break
            if self.rules.armor.stops_bludgeoning and self._covering() is not None:
                continue
            self.crossed, self.half = self.crossed + self.half, not self.half

    def _covering(self) -> int | None:
        """Return the armour cell that takes the next point, if any. Rules: IN.ARM.3, IN.GAP.6."""
        if not self.rules.options.body_armor:
            return next((cell for cell in sorted(self.marks) if self.marks[cell] < 1), None)
        here = self.crossed + 1
        return here if self.marks.get(here, self.rules.armor.hits_per_cell) < self.rules.armor.hits_per_cell else None

    def own(self, weapon: str) -> Held | None:
        """Return what it carries of a name."""
        return next((each for each in self.held if each.weapon.name == weapon), None)


def enlisted(person: Person, rules: Rules) -> Soldier:
    """Return a trooper before it is set down; crewed weapons are kept apart, as guns. Rules: IN.HOUSE.10, IN.GEN.1."""
    held = [
        Held(each.section, each.weapon, each.rounds, each.rounds)
        for each in person.carried
        if each.weapon.type is not WeaponType.CREWED
    ]
    active = next((each for each in held if each.section == "primary" and played(each.weapon, rules)), None)
    cells = person.card.armor_cells or tuple(range(1, 1 + (person.armor.coverage if person.armor else 0)))
    return Soldier(person, rules, held, active, dict.fromkeys(cells, 0))


def played(weapon: Weapon, rules: Rules) -> bool:
    """Return whether the options let a weapon be used. Rule: IN.GEN.1."""
    options = rules.options
    off = {
        WeaponType.EXPLOSIVE: not options.explosive_ranged,
        WeaponType.INCENDIARY: not options.incendiary,
        WeaponType.CREWED: not options.crewed_weapons,
    }
    fillings = {"incendiary": not options.incendiary, "smoke": not options.smoke}
    return not off.get(weapon.type, False) and not fillings.get(weapon.filling or "", False)


__all__ = ["Arc", "Gun", "Held", "Soldier", "enlisted", "played"]
