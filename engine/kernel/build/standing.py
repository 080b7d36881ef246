"""How a compiled battle stands still, is copied and goes on: the end of every kernel that plays battles.

Where C has contexts, a battle is played on a stack of its own. To stand still is to go back to the stack of whoever
plays it; a copy is the used part of its stack, its context, and what changes of its records (`spans.py`). All of it
belongs to one `Standing`, so that threads play on any number side by side; each is the business of one thread at a
time. Elsewhere battles are fought again: `fought` asks its steps wherever the battle stands.
"""

from collections.abc import Iterable

from engine.kernel.build.effects import Cell

_STANDING = '''\
cdef extern from *:
    """
    #include <stdlib.h>
    #include <string.h>
    typedef struct {{ char *at; size_t size; int64_t *counted; }} kernel_span;
    #if defined(__GLIBC__) && (defined(__x86_64__) || defined(__aarch64__))
    #include <ucontext.h>
    #define KERNEL_STACKS 1
    #define KERNEL_STACK 1048576
    #define KERNEL_RED_ZONE 128
    #if defined(__x86_64__)
    #define KERNEL_STACK_POINTER(context) ((char *)(context).uc_mcontext.gregs[REG_RSP])
    #else
    #define KERNEL_STACK_POINTER(context) ((char *)(context).uc_mcontext.sp)
    #endif
    typedef struct {{ ucontext_t context; kernel_way way; kernel_fault fault; int over; }} kernel_place;
    typedef struct {{
        kernel_place place;
        ucontext_t player;
        kernel_entry entry;
        void *record;
        char *stack;
    }} kernel_battle;

    static int kernel_stand_still(void *about) {{
        kernel_battle *battle = (kernel_battle *)about;
        swapcontext(&battle->place.context, &battle->player);
        return 1;
    }}
    static void kernel_begin(void) {{
        kernel_battle *battle = (kernel_battle *)kernel_current->about;
        if (setjmp(battle->place.way.out) == 0) battle->entry(battle->record);
        battle->place.over = 1;
    }}
    static kernel_battle *kernel_new(kernel_entry entry, void *record) {{
        kernel_battle *battle = (kernel_battle *)calloc(1, sizeof(kernel_battle));
        if (battle == 0) return 0;
        battle->stack = (char *)malloc(KERNEL_STACK);
        if (battle->stack == 0 || getcontext(&battle->place.context) != 0) {{
            free(battle->stack);
            free(battle);
            return 0;
        }}
        battle->entry = entry;
        battle->record = record;
        battle->place.way.stack = battle->stack + KERNEL_STACK;
        battle->place.way.fault = &battle->place.fault;
        battle->place.way.stand = kernel_stand_still;
        battle->place.way.about = battle;
        battle->place.context.uc_stack.ss_sp = battle->stack;
        battle->place.context.uc_stack.ss_size = KERNEL_STACK;
        battle->place.context.uc_link = &battle->player;
        makecontext(&battle->place.context, kernel_begin, 0);
        return battle;
    }}
    static void kernel_free(kernel_battle *battle) {{
        if (battle != 0) free(battle->stack);
        free(battle);
    }}
    static void kernel_go_on(kernel_battle *battle) {{
        kernel_way *before = kernel_current;
        kernel_current = &battle->place.way;
        swapcontext(&battle->player, &battle->place.context);
        kernel_current = before;
    }}
    static char *kernel_used(kernel_battle *battle) {{
        char *least = KERNEL_STACK_POINTER(battle->place.context) - KERNEL_RED_ZONE;
        return least < battle->stack ? battle->stack : least;
    }}
    #else
    #define KERNEL_STACKS 0
    typedef struct {{ struct {{ kernel_fault fault; int over; }} place; char *stack; }} kernel_battle;
    #define KERNEL_STACK 0
    static kernel_battle *kernel_new(kernel_entry entry, void *record) {{ (void)entry; (void)record; return 0; }}
    static void kernel_free(kernel_battle *battle) {{ (void)battle; }}
    static void kernel_go_on(kernel_battle *battle) {{ (void)battle; }}
    static char *kernel_used(kernel_battle *battle) {{ return battle->stack; }}
    #endif
    static size_t kernel_counted(const kernel_span *span) {{
        return span->counted == 0 ? span->size : span->size * (size_t)*span->counted;
    }}
    static size_t kernel_saved_size(kernel_battle *battle, const kernel_span *spans, size_t count) {{
        size_t size = sizeof(battle->place) + (size_t)(battle->stack + KERNEL_STACK - kernel_used(battle)), at;
        for (at = 0; at < count; at++) size += kernel_counted(&spans[at]);
        return size;
    }}
    static void kernel_save(kernel_battle *battle, const kernel_span *spans, size_t count, char *to) {{
        char *from = kernel_used(battle);
        size_t used = (size_t)(battle->stack + KERNEL_STACK - from), at;
        memcpy(to, &battle->place, sizeof(battle->place));
        to += sizeof(battle->place);
        for (at = 0; at < count; at++) {{
            size_t size = kernel_counted(&spans[at]);
            memcpy(to, spans[at].at, size);
            to += size;
        }}
        memcpy(to, from, used);
    }}
    static void kernel_restore(kernel_battle *battle, const kernel_span *spans, size_t count, const char *from) {{
        char *to;
        size_t at;
        memcpy(&battle->place, from, sizeof(battle->place));
        from += sizeof(battle->place);
        for (at = 0; at < count; at++) {{
            size_t size = kernel_counted(&spans[at]);
            memcpy(spans[at].at, from, size);
            from += size;
        }}
        to = kernel_used(battle);
        memcpy(to, from, (size_t)(battle->stack + KERNEL_STACK - to));
    }}
    """
    ctypedef struct kernel_span:
        char* at
        size_t size
        int64_t* counted
    ctypedef struct kernel_place:
        kernel_fault fault
        int over
    ctypedef struct kernel_battle:
        kernel_place place
    const bint KERNEL_STACKS
    kernel_battle* kernel_new(kernel_entry entry, void* record)
    void kernel_free(kernel_battle* battle)
    void kernel_go_on(kernel_battle* battle) noexcept nogil
    size_t kernel_saved_size(kernel_battle* battle, const kernel_span* spans, size_t count)
    void kernel_save(kernel_battle* battle, const kernel_span* spans, size_t count, char* to)
    void kernel_restore(kernel_battle* battle, const kernel_span* spans, size_t count, const char* from_)

from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_FromStringAndSize
from libc.stdlib cimport calloc, free

STACKS = bool(KERNEL_STACKS)
CHANGED = {changed}


cdef class Standing:
    """A battle that stands still: at its beginning, at a question, at a bound; or that is over."""

    cdef kernel_battle* battle
    cdef kernel_span* spans
    cdef size_t count

    def __cinit__(self, size_t address, spans):
        self.battle = kernel_new(enter_play, <void*>address)
        self.count = len(spans)
        self.spans = <kernel_span*>calloc(self.count, sizeof(kernel_span))
        if self.battle == NULL or self.spans == NULL:
            raise MemoryError("no stack for a battle that stands still")
        for at, (begins, size, counted) in enumerate(spans):
            self.spans[at].at = <char*><size_t>begins
            self.spans[at].size = size
            self.spans[at].counted = <int64_t*><size_t>counted

    def __dealloc__(self):
        kernel_free(self.battle)
        free(self.spans)

    @property
    def over(self):
        return bool(self.battle.place.over)

    def go_on(self):
        if self.battle.place.over:
            raise ValueError("the battle is over")
        with nogil:
            kernel_go_on(self.battle)
        cdef kernel_fault fault = self.battle.place.fault
        if fault.kind:
            raise raised(fault.kind, fault.value, fault.bound, fault.place)

    def save(self):
        saved = PyBytes_FromStringAndSize(NULL, kernel_saved_size(self.battle, self.spans, self.count))
        kernel_save(self.battle, self.spans, self.count, PyBytes_AS_STRING(saved))
        return saved

    def restore(self, bytes saved):
        kernel_restore(self.battle, self.spans, self.count, PyBytes_AS_STRING(saved))


cdef int takes_step(void* step) noexcept with gil:
    return (<object>step)()


def fought(size_t address, step):
    cdef kernel_fault fault
    with nogil:
        kernel_run(enter_play, <void*>address, &fault, takes_step, <void*>step)
    if fault.kind:
        raise raised(fault.kind, fault.value, fault.bound, fault.place)
'''


def standing(changed: Iterable[Cell]) -> str:
    """Return the end of a kernel that plays battles; `changed` are the columns that a battle changes, by record."""
    cells = "".join(f"    {cell},\n" for cell in sorted(changed))
    return _STANDING.format(changed=f"frozenset([\n{cells}])")
