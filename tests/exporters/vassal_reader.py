"""A reader of VASSAL's texts, written from its sources and sharing nothing with what writes them.

Sources: github.com/vassalengine/vassal, vassal-app/src/main/java/VASSAL: tools/SequenceEncoder.java (commit 0d18b1aa,
`Decoder`), build/module/BasicCommandEncoder.java (0c70ce15, `decode` and `createPiece`), counters/Decorator.java
(037f0724, `setState`), counters/BasicPiece.java (0462690d), counters/Embellishment.java (00154615),
counters/Obscurable.java (094ce593), counters/FreeRotator.java (05c96ab5), counters/Delete.java (0462690d).
"""

from dataclasses import dataclass


def fields(text: str, delimiter: str) -> list[str]:
    """The fields of a sequence, as `Decoder.nextToken` finds them one after another."""
    found: list[str] = []
    rest: str | None = text
    while rest is not None:
        token, rest = _next(rest, delimiter)
        found.append(token)
    return found


def _next(text: str, delimiter: str) -> tuple[str, str | None]:
    """The first field and what is left; None after the last."""
    end = text.find(delimiter)
    if end < 0:
        return _unquoted(text), None
    token, begin = "", 0
    while begin < end and text[end - 1] == "\\":
        token += text[begin : end - 1]
        begin, end = end, text.find(delimiter, end + 1)
    if end < 0:
        return _unquoted(token + text[begin:]), None
    return _unquoted(token + text[begin:end]), text[end + 1 :]


def _unquoted(token: str) -> str:
    quoted = len(token) > 1 and token.startswith("'") and token.endswith("'")
    return token[1:-1] if quoted else token


@dataclass(frozen=True)
class Piece:
    """A piece: its traits from the outermost inwards, each with its fields and its state."""

    traits: tuple[tuple[list[str], str], ...]

    def trait(self, name: str) -> list[str] | None:
        """The fields of the trait of a name, without it; None if the piece has no such trait."""
        return next((found[1:] for found, _ in self.traits if found[0] == name), None)

    def state(self, name: str) -> str:
        """The state of the trait of a name."""
        return next(state for found, state in self.traits if found[0] == name)

    @property
    def images(self) -> set[str]:
        """The pictures that it names."""
        names = {self.basic[2]}
        if layer := self.trait("emb2"):
            names |= {*fields(layer[15], ",")}
        if mask := self.trait("obs"):
            names.add(mask[1])
        return names - {""}

    @property
    def basic(self) -> list[str]:
        """Clone key, delete key, picture, name."""
        found = self.trait("piece")
        assert found is not None
        return found

    @property
    def gpid(self) -> int:
        """The number of its slot: the fourth part of the innermost state."""
        return int(fields(self.state("piece"), ";")[3])


def read_piece(command: str) -> Piece:
    """The piece that a command makes: `+/id/type/state`, types and states nested by tabs."""
    assert command.startswith("+/")
    identity, types, states = fields(command[2:], "/")
    assert identity == "null"
    return Piece(tuple(zip((fields(found, ";") for found in _levels(types)), _levels(states), strict=True)))


def _levels(text: str) -> list[str]:
    """What is nested, from the outermost inwards: each level is a field, and the rest of them one more."""
    first, rest = _next(text, "\t")
    return [first] if rest is None else [first, *_levels(_next(rest, "\t")[0])]
