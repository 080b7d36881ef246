"""The player that a stranger writes: twenty-two questions, nineteen of which have an answer already."""

from engine.games.battlesuit.custom_players.actions import Action, Step
from engine.games.battlesuit.custom_players.seen import Soldier
from engine.games.battlesuit.custom_players.view import View


class CommandQuestions:
    """What a player is asked about command, help and morale; every question has an answer already."""

    def takes_points(self, view: View, soldier: Soldier, most: int) -> int:
        """Return how many command points go into a morale roll, 0 to `most`: none. Rule: BS.COM.9."""
        del view, soldier, most
        return 0

    def calls_on(self, view: View, choices: tuple[Soldier, ...]) -> Soldier | None:
        """Return who is called into a group for a command point, or None: nobody. Rule: BS.COM.11."""
        del view, choices
        return None

    def steadied_by(self, view: View, soldier: Soldier, choices: tuple[Soldier, ...]) -> Soldier | None:
        """Return the crusader that helps a shaken or panicked soldier, or None: the first. Rule: BS.CRU.1."""
        del view, soldier
        return choices[0] if choices else None

    def mended_by(self, view: View, soldier: Soldier, choices: tuple[Soldier, ...]) -> Soldier | None:
        """Return the engineer that repairs a soldier in place of its action, or None: nobody. Rule: BS.ENG.1."""
        del view, soldier, choices
        return None

    def patient(self, view: View, soldier: Soldier, choices: tuple[Soldier, ...]) -> Soldier | None:
        """Return the down soldier that is helped up: the first. Rule: BS.DWN.2."""
        del view, soldier
        return choices[0] if choices else None

    def repairs_by_die(self, view: View, helper: Soldier) -> bool:
        """Return whether an engineer throws for the boxes it restores: no, it restores one. Rule: BS.ENG.2."""
        del view, helper
        return False

    def inspects(self, view: View, soldier: Soldier, choices: tuple[Soldier, ...]) -> Soldier | None:
        """Return the enemy whose card a soldier inspects before it fires, or None: the first. Rule: BS.CARD.15."""
        del view, soldier
        return choices[0] if choices else None

    def reorganises(self, view: View) -> bool:
        """Return whether the side spends the turn on becoming one squad: no. Rule: BS.SQC.4."""
        del view
        return False

    def takes_cover(self, view: View, soldier: Soldier, choices: tuple[str, ...]) -> str:
        """Return the cover that a frightened soldier runs to: the first. Rule: BS.PAN.7."""
        del view, soldier
        return choices[0]


class Player(CommandQuestions):
    """A player of one side in one battle. A new one is made for every battle, so it may remember things.

    Each question comes with the `table` as this side sees it now. Whoever needs chance brings a generator
    with a seed: the same battle should come out the same.
    """

    def activate(self, view: View) -> Soldier | None:
        """Return which of `view.ready` is activated; None is the first. Rule: BS.SEQ.1."""
        raise NotImplementedError

    def act(self, view: View, soldier: Soldier) -> Action | None:
        """Return the action of a soldier that was activated, or None to do nothing. Rule: BS.ACT.1."""
        raise NotImplementedError

    def step(self, view: View, soldier: Soldier) -> Step | None:
        """Return the next step of a soldier that moves, or None to stop. Rule: BS.MOV.1."""
        raise NotImplementedError

    def target(self, view: View, soldier: Soldier, attack: int) -> Soldier | None:
        """Return whom a soldier attacks or paints, the first it may; `attack` counts from 0. Rule: BS.FIR.8."""
        del attack
        return next(iter(view.targets(soldier) or view.marks(soldier)), None)

    def deploy(self, view: View, soldier: Soldier) -> str | tuple[str, int] | None:
        """Return the point where a soldier begins, or a point and a level in the air; None is the first open point."""
        del view, soldier
        return None

    def enter(self, view: View, soldier: Soldier) -> str | tuple[str, int] | None:
        """Return the point where a soldier comes on to the map, or a point and a level; the first. Rule: BS.EDG.1."""
        return next(iter(view.entries(soldier)), None)

    def lay_mine(self, view: View, marker: int) -> str | None:
        """Return the point where a mine marker is laid; None is the first open point. Rule: BS.MIN.4."""
        del view, marker
        return None

    def faces(self, view: View, soldier: Soldier) -> str:
        """Return where a soldier faces that has come on to the map, "N" and on clockwise: north. Rule: BS.FAC.1."""
        del view, soldier
        return "N"

    def goes_first(self, view: View) -> bool:
        """Return whether to go first, with the initiative: yes. Rule: BS.INI.4."""
        del view
        return True

    def pays(self, view: View, soldier: Soldier, cost: int, left: int) -> int:
        """Return the movement points paid for a landing: as many as there are. Rule: BS.BNC.15."""
        del view, soldier
        return min(cost, left)

    def reacts(self, view: View, mover: Soldier, choices: tuple[Soldier, ...]) -> Soldier | None:
        """Return who fires at an enemy that moves, or None: nobody. Rule: BS.RXN.1."""
        del view, mover, choices
        return None

    def steps_on(self, view: View, soldier: Soldier) -> str | None:
        """Return the point that a soldier walks on to after a shock, or None: it stays. Rule: BS.RES.5."""
        del view, soldier
        return None

    def gives_up_stealth(self, view: View, soldier: Soldier) -> bool:
        """Return whether a soldier in stealth that moves gives it up: yes. Rule: BS.STL.7."""
        del view, soldier
        return True

    def sets_off(self, view: View, drone: Soldier) -> bool:
        """Return whether to set off the bomb of a drone now: no. Rule: BS.BMB.1."""
        del view, drone
        return False
