"""Faults by construction: each is a change to a shipped file that no reader may accept, and the lines it is in."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import yaml

from tests.faults.edits import column_zero, end_of, in_flow, line_of, replaced, with_line_below, without_pair
from tests.faults.sites import Shipped, Site


@dataclass(frozen=True)
class Fault:
    """One fault: the file, its new bytes (None: deleted), and the lines that name the fault ({0}: the whole file)."""

    kind: str
    path: Path
    data: bytes | None
    lines: frozenset[int]


Change = tuple[str, set[int]]
"""The new text of a file, and the lines the fault is in."""

OnSite = Callable[[Site, random.Random], Change | None]
"""Puts a fault at a site, or returns None where that kind of fault cannot be."""


def rename_key(site: Site, chance: random.Random) -> Change | None:
    """A key that no model has: a letter doubled, dropped or changed."""
    place = chance.randrange(len(site.name))
    new = chance.choice(
        [
            site.name[:place] + site.name[place] * 2 + site.name[place + 1 :],
            site.name[:place] + site.name[place + 1 :],
            site.name[:place] + "q" + site.name[place + 1 :],
        ]
    )
    return None if not new or new in site.model.model_fields else (replaced(site, site.key, new), {site.line})


def delete_required(site: Site, _chance: random.Random) -> Change | None:
    """A key that the model asks for is gone: the fault is at its mapping, or where it stood."""
    if not site.info.is_required() or len(site.mapping.value) == 1:
        return None
    top = site.mapping_key.start_mark.line + 1 if site.mapping_key is not None else site.mapping.start_mark.line + 1
    return without_pair(site), {top, site.mapping.start_mark.line + 1, site.line}


def wrong_type(site: Site, chance: random.Random) -> Change | None:
    """A value of a type that the field never takes."""
    wrong = {str: ["[a]", "{a: b}", "12", "true"], int: ["many", "[1]", "2.5", "true"], float: ["wide", "[1]", "true"]}
    wrong |= {bool: ["perhaps", "1", "yes"]}
    values = wrong.get(site.annotation)
    if values is None and not site.choices:
        values = ["7", "text"]
    return (replaced(site, site.value, chance.choice(values)), {site.line}) if values else None


def bad_choice(site: Site, chance: random.Random) -> Change | None:
    """A word that is none of the choices."""
    if not site.choices or (site.name in {"type", "kind"} and chance.random() < 0.5):
        return None
    word = chance.choice([site.value.value[:-1] + "zz", "none_such", f"{site.value.value}s"])
    return None if word in site.choices else (replaced(site, site.value, word), {site.line})


def out_of_range(site: Site, chance: random.Random) -> Change | None:
    """A number beyond a limit of its field."""
    beyond = [limit + step for limit, step in ((site.limit("ge"), -1), (site.limit("le"), 1)) if limit is not None]
    if site.annotation not in {int, float} or not beyond:
        return None
    return replaced(site, site.value, str(chance.choice(beyond))), {site.line}


def empty_value(site: Site, _chance: random.Random) -> Change | None:
    """Nothing where the field asks for something."""
    if not site.limit("min_length"):
        return None
    return replaced(site, site.value, '""' if site.annotation is str else "[]"), {site.line}


def too_long(site: Site, _chance: random.Random) -> Change | None:
    """A text longer than its field takes."""
    most = site.limit("max_length")
    if site.annotation is not str or not most:
        return None
    return replaced(site, site.value, "x" * (most + 1)), {site.line}


def no_value(site: Site, _chance: random.Random) -> Change | None:
    """A key with nothing behind it, where the model asks for a value."""
    return (replaced(site, site.value, "~"), {site.line}) if site.info.is_required() else None


def bad_name(site: Site, chance: random.Random) -> Change | None:
    """An id with letters no id has."""
    if site.name != "id" or (site.kind == "rulebook" and site.depth):
        return None
    return replaced(site, site.value, chance.choice(["New Tokyo", "9lives", "caf\u00e9", "a-b", "A"])), {site.line}


def extra_key(site: Site, _chance: random.Random) -> Change | None:
    """A key that no model has, beside the others."""
    text = with_line_below(site, "wind_direction: north")
    return text, {line_of(text, text.index("wind_direction"))}


def duplicate_key(site: Site, _chance: random.Random) -> Change | None:
    """The same key once more, below or behind itself."""
    text = with_line_below(site, f"{site.name}: 1")
    end = end_of(site.text, site.value)
    return text, {line_of(text, text.index(f"{site.name}: 1", end))}


def unknown_reference(site: Site, _chance: random.Random) -> Change | None:
    """A name that names nothing."""
    if not site.reference:
        return None
    return replaced(site, site.value, f"{site.value.value}_of_nowhere"), {site.line}


def unclosed_quote(site: Site, _chance: random.Random) -> Change | None:
    """A text whose closing quote is gone."""
    if not isinstance(site.value, yaml.ScalarNode) or site.value.style not in {'"', "'"}:
        return None
    end = site.value.end_mark.index
    return site.text[: end - 1] + site.text[end:], {site.value.start_mark.line + 1}


def unclosed_bracket(site: Site, _chance: random.Random) -> Change | None:
    """A list or mapping whose closing bracket is gone."""
    if isinstance(site.value, yaml.ScalarNode) or not site.value.flow_style:
        return None
    end = site.value.end_mark.index
    return site.text[: end - 1] + site.text[end:], {site.value.start_mark.line + 1, site.value.end_mark.line + 1}


def opened_quote(site: Site, chance: random.Random) -> Change | None:
    """A text that gets a quote before it and none behind it; the next such quote, if any, has letters behind it."""
    if not isinstance(site.value, yaml.ScalarNode) or site.value.style or site.annotation is not str:
        return None
    quote, begin = chance.choice("\"'"), site.value.start_mark.index
    after = site.text.find(quote, begin)
    if after >= 0 and not site.text[after + 1 : after + 2].isalpha():
        return None
    return f"{site.text[:begin]}{quote}{site.text[begin:]}", {site.value.start_mark.line + 1}


def missing_comma(site: Site, chance: random.Random) -> Change | None:
    """A mapping between brackets, or a list of lists or numbers, without one of its commas."""
    if isinstance(site.value, yaml.ScalarNode) or not site.value.flow_style or len(site.value.value) < 2:
        return None
    parts = site.value.value
    if isinstance(parts[0], yaml.ScalarNode) and not parts[0].value.isdigit():
        return None
    number = chance.randrange(len(parts) - 1)
    last = parts[number][1] if isinstance(parts[number], tuple) else parts[number]
    comma = site.text.index(",", end_of(site.text, last))
    following = parts[number + 1][0] if isinstance(parts[number + 1], tuple) else parts[number + 1]
    text = f"{site.text[:comma]} {site.text[comma + 1 :]}"
    return text, {line_of(text, comma), following.start_mark.line + 1, site.line}


def no_space(site: Site, _chance: random.Random) -> Change | None:
    """A value right behind the colon of its key."""
    if not isinstance(site.value, yaml.ScalarNode) or site.value.style or not site.value.value or _begins_item(site):
        return None
    return site.text[: site.key.end_mark.index] + ":" + site.text[site.value.start_mark.index :], {site.line}


def pulled_out(site: Site, _chance: random.Random) -> Change | None:
    """A mapping below its key moved out to the column of the key, so that the key has no value."""
    value = site.value
    if not isinstance(value, yaml.MappingNode) or value.flow_style or not site.info.is_required():
        return None
    begin, end = value.start_mark.index, end_of(site.text, value)
    shift = value.start_mark.column - site.key.start_mark.column
    block = site.text[begin:end].replace("\n" + " " * shift, "\n")
    text = site.text[: begin - shift] + block + site.text[end:]
    return text, {site.line, value.start_mark.line + 1}


def stray_bracket(site: Site, _chance: random.Random) -> Change | None:
    """A bracket that was never opened, behind a value between brackets."""
    if isinstance(site.value, yaml.ScalarNode) or not site.value.flow_style:
        return None
    end = site.value.end_mark.index
    return f"{site.text[:end]}]{site.text[end:]}", {site.value.end_mark.line + 1}


def tab_indent(site: Site, _chance: random.Random) -> Change | None:
    """A tab where the line of a key is indented."""
    begin, key = column_zero(site), site.key.start_mark.index
    if in_flow(site) or begin == key or site.text[begin:key].strip():
        return None
    return f"{site.text[:begin]}\t{site.text[key:]}", {site.line}


def bad_indent(site: Site, chance: random.Random) -> Change | None:
    """A key one column to the right or left of the keys of its mapping, below the first."""
    begin, key = column_zero(site), site.key.start_mark.index
    if in_flow(site) or site.mapping.value[0][0] is site.key or site.text[begin:key].strip():
        return None
    if key > begin and chance.random() < 0.5:
        return site.text[:begin] + site.text[begin + 1 :], {site.line}
    return f"{site.text[:begin]} {site.text[begin:]}", {site.line}


def missing_colon(site: Site, _chance: random.Random) -> Change | None:
    """A key without its colon."""
    if in_flow(site) or not isinstance(site.value, yaml.ScalarNode) or _begins_item(site):
        return None
    colon = site.text.index(":", site.key.end_mark.index)
    return site.text[:colon] + site.text[colon + 1 :], {site.line}


def _begins_item(site: Site) -> bool:
    """Whether the key stands behind the dash of a list: without its colon the entry would be plain text."""
    return "-" in site.text[column_zero(site) : site.key.start_mark.index]


def colon_in_text(site: Site, _chance: random.Random) -> Change | None:
    """A colon and a space in a text without quotes."""
    if in_flow(site) or not isinstance(site.value, yaml.ScalarNode) or site.value.style or " " not in site.value.value:
        return None
    place = site.text.index(" ", site.value.start_mark.index)
    return f"{site.text[:place]}:{site.text[place:]}", {site.value.start_mark.line + 1}


def unknown_alias(site: Site, _chance: random.Random) -> Change | None:
    """An alias of nothing."""
    return replaced(site, site.value, "*nowhere"), {site.line}


def tagged(site: Site, chance: random.Random) -> Change | None:
    """A tag that would make a program of a value."""
    tag = chance.choice(["!!python/object/apply:os.getcwd []", "!!binary aGk=", "!look x"])
    return replaced(site, site.value, tag), {site.line}


def bad_number(site: Site, chance: random.Random) -> Change | None:
    """A number that is none."""
    if site.annotation not in {int, float}:
        return None
    return replaced(site, site.value, chance.choice([".inf", "-.inf", ".nan", "1e999", "9" * 30])), {site.line}


ON_SITES: dict[str, OnSite] = {
    "rename key": rename_key,
    "delete required key": delete_required,
    "wrong type": wrong_type,
    "bad choice": bad_choice,
    "out of range": out_of_range,
    "empty value": empty_value,
    "too long": too_long,
    "no value": no_value,
    "bad name": bad_name,
    "extra key": extra_key,
    "duplicate key": duplicate_key,
    "unknown reference": unknown_reference,
    "unclosed quote": unclosed_quote,
    "unclosed bracket": unclosed_bracket,
    "opened quote": opened_quote,
    "missing comma": missing_comma,
    "no space": no_space,
    "pulled out": pulled_out,
    "stray bracket": stray_bracket,
    "tab indent": tab_indent,
    "bad indent": bad_indent,
    "missing colon": missing_colon,
    "colon in text": colon_in_text,
    "unknown alias": unknown_alias,
    "tag": tagged,
    "bad number": bad_number,
}
"""The faults that are put at one value of a document."""


def injected(shipped: Shipped, seed: int) -> Fault:
    """Return the fault that `seed` makes: first its kind is drawn, then a file, then a place in it."""
    chance = random.Random(seed)
    kinds: dict[str, Callable[[], Fault | None]] = {
        **{kind: _on_site(kind, make, shipped, chance) for kind, make in ON_SITES.items()},
        **{kind: _on_file(kind, make, shipped, chance) for kind, make in ON_FILES.items()},
    }
    while True:
        kind = chance.choice(sorted(kinds))
        for _try in range(200):
            if (fault := kinds[kind]()) is not None:
                return fault


def _on_site(kind: str, make: OnSite, shipped: Shipped, chance: random.Random) -> Callable[[], Fault | None]:
    def attempt() -> Fault | None:
        path = chance.choice(list(shipped.sites))
        site = chance.choice(shipped.sites[path])
        change = make(site, chance)
        return None if change is None else Fault(kind, path, change[0].encode(), frozenset(change[1]))

    return attempt


OnFile = Callable[[Path, bytes, Shipped, random.Random], Fault | None]
"""Spoils a whole file."""


def no_manifest(path: Path, _data: bytes, _shipped: Shipped, _chance: random.Random) -> Fault | None:
    """A pack without `pack.yaml`."""
    return Fault("no manifest", path, None, frozenset({0})) if path.name == "pack.yaml" else None


def unknown_system(path: Path, data: bytes, _shipped: Shipped, chance: random.Random) -> Fault | None:
    """A pack for a rule system that is not there, or not yet."""
    return _manifest_line("unknown system", path, data, "system", chance.choice(["chess", "cavalry", "7_seconds"]))


def circle(path: Path, data: bytes, _shipped: Shipped, _chance: random.Random) -> Fault | None:
    """A pack that extends itself."""
    return _manifest_line("circle", path, data, "extends", path.parent.name)


def unknown_base(path: Path, data: bytes, _shipped: Shipped, _chance: random.Random) -> Fault | None:
    """A pack that extends one that is not there."""
    return _manifest_line("unknown base", path, data, "extends", "no_such_pack")


def _manifest_line(kind: str, path: Path, data: bytes, key: str, value: str) -> Fault | None:
    """Return the fault of a manifest whose line `key` says `value`."""
    if path.name != "pack.yaml":
        return None
    kept = [line for line in data.decode().splitlines() if not line.startswith(f"{key}:")]
    return Fault(kind, path, "\n".join([*kept, f"{key}: {value}", ""]).encode(), frozenset({len(kept) + 1}))


def duplicate_id(path: Path, data: bytes, shipped: Shipped, _chance: random.Random) -> Fault | None:
    """A document with the id of its neighbour."""
    others = [other for other in shipped.sites if other.parent == path.parent and other != path]
    if path.name in {"pack.yaml", "rules.yaml", "rulebook.yaml"} or not others:
        return None
    site = shipped.id_site(path)
    text = replaced(site, site.value, shipped.id_site(others[0]).value.value)
    return Fault("duplicate id", path, text.encode(), frozenset({site.line})) if text != data.decode() else None


def emptied(path: Path, _data: bytes, _shipped: Shipped, chance: random.Random) -> Fault | None:
    """A file with nothing in it."""
    return Fault("emptied", path, chance.choice([b"", b"\n", b"# later\n"]), frozenset({0}))


def not_utf8(path: Path, data: bytes, _shipped: Shipped, chance: random.Random) -> Fault | None:
    """A byte that is no letter."""
    place = chance.randrange(len(data))
    spoilt = data[:place] + chance.choice([b"\xff", b"\xfe", b"\x00", b"\x07"]) + data[place:]
    return Fault("not UTF-8", path, spoilt, frozenset({data.count(b"\n", 0, place) + 1}))


def other_form(path: Path, data: bytes, _shipped: Shipped, _chance: random.Random) -> Fault | None:
    """A list where a document belongs."""
    lines = data.decode().splitlines(keepends=True)
    text = "".join(f"- {line}" if line[:1].isalpha() else f"  {line}" for line in lines if line[:1] != "#")
    return Fault("other form", path, text.encode(), frozenset({1}))


ON_FILES: dict[str, OnFile] = {
    "no manifest": no_manifest,
    "unknown system": unknown_system,
    "circle": circle,
    "unknown base": unknown_base,
    "duplicate id": duplicate_id,
    "emptied": emptied,
    "not UTF-8": not_utf8,
    "other form": other_form,
}
"""The faults of a file or a pack as a whole."""


def _on_file(kind: str, make: OnFile, shipped: Shipped, chance: random.Random) -> Callable[[], Fault | None]:
    def attempt() -> Fault | None:
        path = chance.choice(list(shipped.sites))
        fault = make(path, shipped.files[path], shipped, chance)
        return fault if fault is None or fault.kind == kind else None

    return attempt
