"""The counters, as many as the rules let come into play."""

from collections.abc import Iterator
from dataclasses import replace

from exporters.components.base import Job, piece_by_rules
from exporters.games.survive.pieces import counter_faces as faces
from exporters.games.survive.pieces.counts import control_units, jam_chips, player_units, slung_chips
from exporters.games.survive.rulings import rules_of
from exporters.imposition.pieces import Piece
from schemas.models.survive.rules import Rules


def counters(job: Job) -> Iterator[Piece]:
    """Yield the counters; a kind of which none is needed is left out."""
    rules = rules_of(job.setting)
    for piece, count in (*_of_units(job, rules), *_of_players(job, rules)):
        if count:
            yield replace(piece, copies=count)


def _of_units(job: Job, rules: Rules) -> Iterator[tuple[Piece, int]]:
    """Yield what lies beside units, and how many there are."""
    language = job.setting.language
    units, machines = player_units(rules), control_units(rules)
    yield piece_by_rules(job, "counter/jam", faces.jam(language), faces.jam_before(language)), jam_chips(job.pack)
    yield piece_by_rules(job, "counter/slung", faces.slung(language), faces.drawn(language)), slung_chips(job.pack)
    yield piece_by_rules(job, "counter/dazed", faces.dazed(language), faces.disabled(language)), units + machines
    yield piece_by_rules(job, "counter/hold", faces.hold(language), faces.hold_fired(language)), units
    yield piece_by_rules(job, "counter/activated", faces.activated(language)), units
    yield piece_by_rules(job, "counter/red", faces.red(language)), units
    yield piece_by_rules(job, "counter/soulchip", faces.soulchip(language)), units
    yield piece_by_rules(job, "counter/keychip", faces.keychip(language)), 1
    yield piece_by_rules(job, "counter/patrol", faces.patrol(language)), machines


def _of_players(job: Job, rules: Rules) -> Iterator[tuple[Piece, int]]:
    """Yield the marker of the first fatality; of each starting corner and each place in the play order."""
    language = job.setting.language
    yield piece_by_rules(job, "counter/first_down", faces.first_down(language)), 1
    for number in range(1, rules.game.players_most + 1):
        yield piece_by_rules(job, f"counter/order_{number}", faces.order(number, language)), 1
        yield piece_by_rules(job, f"counter/corner_{number}", faces.corner(number, rules.mob.deploy_in, language)), 1
