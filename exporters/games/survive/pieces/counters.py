"""The counters, as many as the rules let come into play."""

from collections.abc import Iterator
from dataclasses import replace

from exporters.components.base import piece_by_rules
from exporters.games.survive.pieces import counter_faces as faces
from exporters.games.survive.pieces.counts import control_units, jam_chips, player_units, slung_chips
from exporters.games.survive.rulings import rules_of
from exporters.imposition.pieces import Piece
from exporters.kit.jobs import Job
from schemas.models.survive.rules import Rules


def counters(job: Job) -> Iterator[Piece]:
    """Yield the counters; a kind of which none is needed is left out."""
    rules = rules_of(job.setting)
    for piece, count in (*_of_units(job, rules), *_of_players(job, rules)):
        if count:
            yield replace(piece, copies=count)


def _of_units(job: Job, rules: Rules) -> Iterator[tuple[Piece, int]]:
    """Yield what lies beside units, and how many there are."""
    units, machines = player_units(rules), control_units(rules)
    yield piece_by_rules(job, "counter/jam", faces.jam(), faces.jam_before()), jam_chips(job.pack)
    yield piece_by_rules(job, "counter/slung", faces.slung(), faces.drawn()), slung_chips(job.pack)
    yield piece_by_rules(job, "counter/dazed", faces.dazed(), faces.disabled()), units + machines
    yield piece_by_rules(job, "counter/hold", faces.hold(), faces.hold_fired()), units
    yield piece_by_rules(job, "counter/activated", faces.activated()), units
    yield piece_by_rules(job, "counter/red", faces.red()), units
    yield piece_by_rules(job, "counter/soulchip", faces.soulchip()), units
    yield piece_by_rules(job, "counter/keychip", faces.keychip()), 1
    yield piece_by_rules(job, "counter/patrol", faces.patrol()), machines


def _of_players(job: Job, rules: Rules) -> Iterator[tuple[Piece, int]]:
    """Yield the marker of the first fatality; of each starting corner and each place in the play order."""
    yield piece_by_rules(job, "counter/first_down", faces.first_down()), 1
    for number in range(1, rules.game.players_most + 1):
        yield piece_by_rules(job, f"counter/order_{number}", faces.order(number)), 1
        yield piece_by_rules(job, f"counter/corner_{number}", faces.corner(number, rules.mob.deploy_in)), 1
