"""Faults of meaning in dot maps: each is in a line of a picture."""

import random
from itertools import pairwise

from tests.faults.edits import replaced
from tests.faults.infantry.making import document_of, stands_at
from tests.faults.misuse import Made, OnSite
from tests.faults.sites import Site

REFUSED = "wrong-value"


def dots_of(site: Site, letter: str) -> list[int]:
    """Return the places in the text of the dots of a tunnel, line by line."""
    begin, end = site.value.start_mark.index, site.value.end_mark.index
    return [at for at in range(begin + 1, end) if site.text[at].lower() == letter]


def put(text: str, at: int, sign: str) -> str:
    return text[:at] + sign + text[at + 1 :]


def collapsed(site: Site, chance: random.Random) -> Made | None:
    """A dot of a tunnel is gone; the next one no longer adjoins the first."""
    if not stands_at(site, "dot_map", "tunnels"):
        return None
    dots = dots_of(site, chance.choice("ab"))
    gone, beyond = chance.choice([*pairwise(dots)][1:])
    return put(site.text, gone, "."), "tunnel-broken", beyond


def sealed(site: Site, chance: random.Random) -> Made | None:
    """A tunnel without a capital letter."""
    if not stands_at(site, "dot_map", "tunnels"):
        return None
    letter, text = chance.choice("ab"), site.text
    dots = dots_of(site, letter)
    for at in dots:
        text = put(text, at, letter)
    return text, "tunnel-without-mouth", dots[0]


def built_over(site: Site, chance: random.Random) -> Made | None:
    """An obstacle where one goes into a tunnel."""
    if not stands_at(site, "dot_map", "tunnels"):
        return None
    ground = site.text.index("ground: |\n") + len("ground: |\n")
    begin = site.text.index("\n", site.value.start_mark.index) + 1
    mouth = chance.choice([at for letter in "ab" for at in dots_of(site, letter) if site.text[at].isupper()])
    return put(site.text, ground + mouth - begin, chance.choice("#BT~K")), "tunnel-mouth-blocked", mouth


def not_drawn(site: Site, chance: random.Random) -> Made | None:
    """A sign for a structure that stands nowhere."""
    if not stands_at(site, "dot_map", "structures"):
        return None
    sign = chance.choice("ZQ@&")
    new = "{" + ", ".join(f"{key}: {name}" for key, name in document_of(site)["structures"].items())
    new += f", '{sign}': mill}}"
    return replaced(site, site.value, new), "structure-not-on-map", site.value.start_mark.index


def picture_line(site: Site, chance: random.Random) -> tuple[int, int] | None:
    """Return where a line of a picture begins and ends."""
    if site.kind != "dot_map" or site.name not in {"ground", "levels", "tunnels"}:
        return None
    lines, at = [], site.value.start_mark.index + 2
    for row in site.text[at : site.value.end_mark.index].splitlines(keepends=True):
        lines.append((at + 2, at + len(row) - 1))
        at += len(row)
    return chance.choice(lines)


def ragged(site: Site, chance: random.Random) -> Made | None:
    """A line of a picture with a dot too few, or some too many."""
    found = picture_line(site, chance)
    if found is None:
        return None
    begin, end = found
    row = chance.choice([site.text[begin : end - 1], site.text[begin:end] + "." * chance.randint(1, 9)])
    return site.text[:begin] + row + site.text[end:], REFUSED, begin


def strange_sign(site: Site, chance: random.Random) -> Made | None:
    """A sign that stands for nothing in that picture."""
    found = picture_line(site, chance)
    return found and (put(site.text, chance.randrange(*found), chance.choice("?+*$")), REFUSED, found[0])


def line_lost(site: Site, chance: random.Random) -> Made | None:
    """A picture of levels or tunnels with a line less than the ground."""
    found = picture_line(site, chance) if site.name in {"levels", "tunnels"} else None
    if found is None:
        return None
    begin, end = found
    return site.text[: begin - 2] + site.text[end + 1 :], REFUSED, site.key.start_mark.index


GROUND: dict[str, OnSite] = {
    "collapsed": collapsed,
    "sealed": sealed,
    "built over": built_over,
    "not drawn": not_drawn,
    "ragged": ragged,
    "strange sign": strange_sign,
    "line lost": line_lost,
}
"""The faults of meaning in dot maps."""
