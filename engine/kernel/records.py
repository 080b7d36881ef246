"""Fixed records: the one description of a kernel's data, in three forms.

A record class names its columns once. An instance of it holds Python lists (the plain mode);
`packed_type` gives the same layout as a `ctypes.Structure`; `c_struct` gives it as C for the
compiled kernel. All three are read and written by the same names, `record.column[i]`.
"""

import ctypes
from threading import RLock
from types import SimpleNamespace
from typing import Annotated, Any, ClassVar, NamedTuple, get_args, get_origin, get_type_hints

C_NAMES = {"f8": "double", "i8": "int64_t", "i4": "int32_t", "i1": "int8_t"}
C_TYPES: dict[str, Any] = {
    "f8": ctypes.c_double,
    "i8": ctypes.c_int64,
    "i4": ctypes.c_int32,
    "i1": ctypes.c_int8,
}

ROOM_BITS = {"i8": 32, "i4": 32, "i1": 8}


class Column(NamedTuple):
    """Layout of one column: kind f8, i8, i4 or i1; length 0 means a single value.

    A `kept` column stands last in its record and is not cleared: so many of its cells count as the one that it names
    says, times `each`.
    Whole numbers of a column have `bits` at the most: where nothing is said, 32, or the 8 that an i1 has room for.
    """

    kind: str
    length: int = 0
    kept: str = ""
    each: int = 1
    bits: int = 0

    @property
    def most_bits(self) -> int:
        """Return how many bits its whole numbers may have."""
        return self.bits or ROOM_BITS[self.kind]


class Record:
    """A fixed record in its plain form: single values are numbers, columns are lists.

    A `shared` one is not made with the record that points at it, but prepared once and pointed at by many: `share`.
    """

    __slots__ = ()
    columns: ClassVar[dict[str, Column | type["Record"]]]
    shared: ClassVar[bool] = False

    def __init_subclass__(cls) -> None:
        """Read the layout off the annotations."""
        hints = get_type_hints(cls, include_extras=True)
        hints.pop("columns", None)
        hints.pop("shared", None)
        cls.columns = {name: _column_of(hint) for name, hint in hints.items()}

    def __init__(self) -> None:
        """Make a record of zeros; records it points to are made as well."""
        for name, layout in self.columns.items():
            setattr(self, name, _part(layout) if isinstance(layout, type) else _zero(layout))


def _column_of(hint: Any) -> Column | type[Record]:
    if isinstance(hint, type) and issubclass(hint, Record):
        return hint
    layout = next((extra for extra in get_args(hint)[1:] if isinstance(extra, Column)), None)
    if get_origin(hint) is not Annotated or layout is None:
        raise TypeError(f"a record column needs a Column annotation, got {hint!r}")
    return layout


def records_of(record: type[Record]) -> tuple[type[Record], ...]:
    """Return a record and all that it points to, each after those that it points to itself."""
    found: dict[type[Record], None] = {}
    for layout in record.columns.values():
        if isinstance(layout, type):
            found |= dict.fromkeys(records_of(layout))
    return (*found, record)


def _part(record: type[Record]) -> Record | None:
    return None if record.shared else record()


def _zero(layout: Column) -> Any:
    zero: float = 0.0 if layout.kind == "f8" else 0
    return [zero] * layout.length if layout.length else zero


_PACKED_TYPES: dict[type[Record], Any] = {}
_PACKING = RLock()  # two threads that made a type each could not point at each other's records


def packed_type(record: type[Record]) -> Any:
    """Return the `ctypes.Structure` with the columns of `record`, in their order; always the same one."""
    with _PACKING:
        if record not in _PACKED_TYPES:
            _PACKED_TYPES[record] = _packed_type(record)
        return _PACKED_TYPES[record]


def _packed_type(record: type[Record]) -> Any:
    fields = [(name, _packed_field(layout)) for name, layout in record.columns.items()]
    made: Any = type(f"Packed{record.__name__}", (ctypes.Structure,), {"_fields_": fields})
    kept = (name for name, layout in record.columns.items() if isinstance(layout, Column) and layout.kept)
    made.record, made.shared = record, record.shared
    made.cleared_bytes = min((getattr(made, name).offset for name in kept), default=ctypes.sizeof(made))
    return made


def _packed_field(layout: Column | type[Record]) -> Any:
    if isinstance(layout, type):
        return ctypes.POINTER(packed_type(layout))
    kind = C_TYPES[layout.kind]
    return kind * layout.length if layout.length else kind


def c_struct(record: type[Record]) -> list[str]:
    """Return the lines of the Cython struct with the columns of `record`."""
    lines = [f"cdef struct {record.__name__}:"]
    for name, layout in record.columns.items():
        if isinstance(layout, type):
            lines.append(f"    {layout.__name__}* {name}")
        else:
            lines.append(f"    {C_NAMES[layout.kind]} {name}" + (f"[{layout.length}]" if layout.length else ""))
    return lines


def packed(record: type[Record]) -> Any:
    """Return a packed record of zeros, read and written by the same names as the plain one.

    The records it points to are its attributes; `address` is where C finds it. `cleared` of its `whole` says where the
    bytes begin that `clear` sets to zero, and how many they are.
    """
    inner = {name: layout for name, layout in record.columns.items() if isinstance(layout, type)}
    parts = {name: packed(layout) for name, layout in inner.items() if not layout.shared}
    pointers = {name: ctypes.pointer(getattr(part, "whole", part)) for name, part in parts.items()}
    whole = packed_type(record)(**pointers)
    if not parts:
        whole.cleared = ((ctypes.addressof(whole), whole.cleared_bytes),)
        return whole
    whole.cleared = tuple(each for part in parts.values() for each in getattr(part, "whole", part).cleared)
    return SimpleNamespace(**parts, address=ctypes.addressof(whole), whole=whole)


def shared_record(record: type[Record], **lengths: int) -> Any:
    """Return a packed record of zeros to be shared; `lengths` are those of its last columns, at most as declared."""
    fields = [
        (name, C_TYPES[layout.kind] * (lengths.get(name, layout.length)) if layout.length else C_TYPES[layout.kind])
        for name, layout in record.columns.items()
        if isinstance(layout, Column)
    ]
    made: Any = type(f"Shared{record.__name__}", (ctypes.Structure,), {"_fields_": fields, "shared": True})
    return made()


def share(game: Any, name: str, shared: Any) -> None:
    """Let a record, plain or packed, point at a shared one under a name of its own; nobody may write to that."""
    setattr(game, name, shared)
    if not isinstance(game, Record):
        kind = dict(game.whole._fields_)[name]
        setattr(game.whole, name, ctypes.cast(ctypes.pointer(shared), kind))


class Template:
    """A record that was filled once, to be laid over others of its kind, plain or packed."""

    def __init__(self, filled: Record) -> None:
        self.plain = filled
        self.packed = packed(type(filled))
        for name in filled.columns:
            value = getattr(filled, name)
            if isinstance(value, list):
                getattr(self.packed, name)[:] = value
            else:
                setattr(self.packed, name, value)
        self._address, self._size = ctypes.addressof(self.packed), ctypes.sizeof(self.packed)

    def lay_over(self, target: Any) -> None:
        """Give every column of `target` the value it has here."""
        if isinstance(target, ctypes.Structure):
            ctypes.memmove(ctypes.byref(target), self._address, self._size)
            return
        for name in self.plain.columns:
            value = getattr(self.plain, name)
            setattr(target, name, [*value] if isinstance(value, list) else value)


def clear(record: Any) -> None:
    """Set every column of a record, and of the records it points to, back to zero, but what is kept."""
    if isinstance(record, Record):
        type(record).__init__(record)
    else:
        for address, size in getattr(record, "whole", record).cleared:
            ctypes.memset(address, 0, size)
