"""Keyed dice: a die's value is a hash of what it is thrown for, not of how many came before.

The key is (battle seed, round, actor, reason, how many the actor threw for that reason this
round). A change in one part of a battle leaves all other dice as they were.
"""

MASK_32 = 4294967295
MIX_1 = 569420461
MIX_2 = 1935289751
GOLDEN = 506952113
REASON_ROOM = 64


def hash_32(value: int) -> int:
    """Return a 32-bit hash of a 32-bit value."""
    mixed: int = value & MASK_32
    mixed = mixed ^ (mixed >> 16)
    mixed = (mixed * MIX_1) & MASK_32
    mixed = mixed ^ (mixed >> 15)
    mixed = (mixed * MIX_2) & MASK_32
    return mixed ^ (mixed >> 15)


def mix(key: int, value: int) -> int:
    """Return the 32-bit key that follows `key` when `value` is added to it."""
    return hash_32((key ^ ((value & MASK_32) * GOLDEN)) & MASK_32)


def keyed_draw(seed: int, round_number: int, actor: int, reason: int, draw: int) -> int:
    """Return 32 random bits for one draw; `seed` is 0 to 2**62."""
    key: int = mix(mix(GOLDEN, seed & MASK_32), seed >> 32)
    key = mix(key, round_number)
    key = mix(key, actor * REASON_ROOM + reason)
    return mix(key, draw)


def die_face(bits: int, sides: int) -> int:
    """Return 1 to `sides` from 32 random bits."""
    return ((bits * sides) >> 32) + 1
