"""The head of every compiled kernel: what Python means by an operation, in C, and how a battle is left.

A checked build (`-DMUSTERPRESS_CHECKED`) raises what plain Python would; the one that is shipped asks for zero alone,
where it divides: the processor would end the whole process. A fault is noted and the battle left by a long jump
to the entry that began it, which raises. The jump stays within its thread, and passes frames of C alone that hold
nothing to give back. `place` is the number of a function.

A battle is left where it stands still, unless whoever plays it has it go on there (`standing.py`): `stand` of its way.
"""

from engine.kernel.faults import FAULTS

_GUARDS = '''\
# cython: language_level=3, cdivision=True, boundscheck=False, wraparound=False, initializedcheck=False
from libc.stdint cimport int8_t, int32_t, int64_t

cdef extern from *:
    """
    #include <math.h>
    #include <setjmp.h>
    #if defined(_MSC_VER)
    #define KERNEL_THREAD __declspec(thread)
    #define KERNEL_COLD __declspec(noreturn, noinline)
    #define KERNEL_RARE __declspec(noinline)
    #define KERNEL_RARELY(test) (test)
    #define KERNEL_ALWAYS static __forceinline
    #else
    #define KERNEL_THREAD __thread
    #define KERNEL_COLD __attribute__((noreturn, noinline, cold))
    #define KERNEL_RARE __attribute__((noinline, cold))
    #define KERNEL_RARELY(test) __builtin_expect(!!(test), 0)
    #define KERNEL_ALWAYS static inline __attribute__((always_inline))
    #endif
    #if defined(MUSTERPRESS_CHECKED)
    #define KERNEL_CHECKED 1
    #else
    #define KERNEL_CHECKED 0
    #endif
    #define KERNEL_FAULT(test) (KERNEL_CHECKED && KERNEL_RARELY(test))
    #define KERNEL_INLINE KERNEL_ALWAYS int64_t
    #define KERNEL_STACK_BYTES 524288
    FAULT_CODES
    typedef struct { int64_t kind, value, bound, place; } kernel_fault;
    typedef void (*kernel_entry)(void *);
    typedef int (*kernel_stand)(void *);
    typedef struct { jmp_buf out; char *stack; kernel_fault *fault; kernel_stand stand; void *about; } kernel_way;
    static KERNEL_THREAD kernel_way *kernel_current;

    static void kernel_run(kernel_entry entry, void *record, kernel_fault *fault, kernel_stand stand, void *about) {
        kernel_way way, *before = kernel_current;
        way.stack = (char *)&way;
        way.fault = fault;
        way.stand = stand;
        way.about = about;
        fault->kind = 0;
        kernel_current = &way;
        if (setjmp(way.out) == 0) entry(record);
        kernel_current = before;
    }
    static KERNEL_RARE void leave_battle(void) {
        kernel_way *way = kernel_current;
        if (way->stand == 0 || !way->stand(way->about)) longjmp(way->out, 1);
    }
    static KERNEL_COLD void kernel_break(int64_t kind, int64_t value, int64_t bound, int64_t place) {
        kernel_fault fault = {kind, value, bound, place};
        *kernel_current->fault = fault;
        longjmp(kernel_current->out, 1);
    }
    KERNEL_INLINE kernel_cell(int64_t at, int64_t length, int64_t place) {
        if (KERNEL_FAULT((uint64_t)at >= (uint64_t)length)) kernel_break(FAULT_INDEX, at, length, place);
        return at;
    }
    KERNEL_INLINE kernel_narrow(int64_t value, int64_t most, int64_t bits, int64_t place) {
        if (KERNEL_FAULT(value > most || value < -most - 1)) kernel_break(FAULT_WIDTH, value, bits, place);
        return value;
    }
    #if defined(_MSC_VER)
    static int kernel_no_sum(int64_t a, int64_t b) { return b < 0 ? a < INT64_MIN - b : a > INT64_MAX - b; }
    static int kernel_no_rest(int64_t a, int64_t b) { return b < 0 ? a > INT64_MAX + b : a < INT64_MIN + b; }
    static int kernel_no_product(int64_t a, int64_t b) {
        if (a == -1) return b == INT64_MIN;
        return a != 0 && (int64_t)((uint64_t)a * (uint64_t)b) / a != b;
    }
    #else
    KERNEL_ALWAYS int kernel_no_sum(int64_t a, int64_t b) { int64_t c; return __builtin_add_overflow(a, b, &c); }
    KERNEL_ALWAYS int kernel_no_rest(int64_t a, int64_t b) { int64_t c; return __builtin_sub_overflow(a, b, &c); }
    KERNEL_ALWAYS int kernel_no_product(int64_t a, int64_t b) { int64_t c; return __builtin_mul_overflow(a, b, &c); }
    #endif
    KERNEL_INLINE kernel_add(int64_t a, int64_t b, int64_t place) {
        if (KERNEL_FAULT(kernel_no_sum(a, b))) kernel_break(FAULT_WHOLE, 0, 0, place);
        return a + b;
    }
    KERNEL_INLINE kernel_subtract(int64_t a, int64_t b, int64_t place) {
        if (KERNEL_FAULT(kernel_no_rest(a, b))) kernel_break(FAULT_WHOLE, 0, 0, place);
        return a - b;
    }
    KERNEL_INLINE kernel_multiply(int64_t a, int64_t b, int64_t place) {
        if (KERNEL_FAULT(kernel_no_product(a, b))) kernel_break(FAULT_WHOLE, 0, 0, place);
        return a * b;
    }
    KERNEL_INLINE kernel_negate(int64_t a, int64_t place) { return kernel_subtract(0, a, place); }
    KERNEL_INLINE kernel_abs(int64_t a, int64_t place) { return a < 0 ? kernel_negate(a, place) : a; }
    KERNEL_INLINE kernel_divide(int64_t a, int64_t b, int64_t place) {
        if (KERNEL_RARELY(b == 0)) kernel_break(FAULT_ZERO, 0, 0, place);
        if (b == -1) return kernel_negate(a, place);
        return a / b - (a % b != 0 && (a ^ b) < 0);
    }
    KERNEL_INLINE kernel_remainder(int64_t a, int64_t b, int64_t place) {
        int64_t rest;
        if (KERNEL_RARELY(b == 0)) kernel_break(FAULT_ZERO, 0, 0, place);
        if (b == -1) return 0;
        rest = a % b;
        return rest + (rest != 0 && (rest ^ b) < 0) * b;
    }
    KERNEL_INLINE kernel_shift_right(int64_t a, int64_t by, int64_t place) {
        if (KERNEL_FAULT(by < 0)) kernel_break(FAULT_SHIFT, 0, 0, place);
        return a >> (by > 63 ? 63 : by);
    }
    KERNEL_INLINE kernel_shift_left(int64_t a, int64_t by, int64_t place) {
        int64_t shifted;
        if (KERNEL_FAULT(by < 0)) kernel_break(FAULT_SHIFT, 0, 0, place);
        shifted = by > 63 ? 0 : (int64_t)((uint64_t)a << by);
        if (KERNEL_FAULT(by > 63 ? a != 0 : shifted >> by != a)) kernel_break(FAULT_WHOLE, 0, 0, place);
        return shifted;
    }
    KERNEL_INLINE kernel_whole(double value, int64_t place) {
        if (KERNEL_FAULT(!(value >= -9223372036854775808.0 && value < 9223372036854775808.0))) {
            if (value != value) kernel_break(FAULT_NAN, 0, 0, place);
            kernel_break(value - value != 0.0 ? FAULT_INFINITY : FAULT_WHOLE, 0, 0, place);
        }
        return (int64_t)value;
    }
    KERNEL_INLINE kernel_int(int64_t value) { return value; }
    KERNEL_ALWAYS double kernel_float(double value) { return value; }
    KERNEL_ALWAYS double kernel_part(double a, double b, int64_t place) {
        if (KERNEL_RARELY(b == 0.0)) kernel_break(FAULT_ZERO, 0, 0, place);
        return a / b;
    }
    KERNEL_ALWAYS double kernel_root(double value, int64_t place) {
        if (KERNEL_FAULT(value < 0.0)) kernel_break(FAULT_ROOT, 0, 0, place);
        return sqrt(value);
    }
    static void kernel_descend(int64_t place) {
        char here;
        if (KERNEL_FAULT(kernel_current->stack - &here > KERNEL_STACK_BYTES)) kernel_break(FAULT_DEPTH, 0, 0, place);
    }
    """
    ctypedef void (*kernel_entry)(void*) noexcept nogil
    ctypedef int (*kernel_stand)(void*) noexcept nogil
    ctypedef struct kernel_fault:
        int64_t kind, value, bound, place
    void kernel_run(kernel_entry entry, void* of, kernel_fault* fault, kernel_stand stand, void* about) noexcept nogil
    void leave_battle() noexcept nogil
    void kernel_descend(int64_t place) noexcept nogil
    int64_t kernel_cell(int64_t at, int64_t length, int64_t place) noexcept nogil
    int64_t kernel_narrow(int64_t value, int64_t most, int64_t bits, int64_t place) noexcept nogil
    int64_t kernel_add(int64_t a, int64_t b, int64_t place) noexcept nogil
    int64_t kernel_subtract(int64_t a, int64_t b, int64_t place) noexcept nogil
    int64_t kernel_multiply(int64_t a, int64_t b, int64_t place) noexcept nogil
    int64_t kernel_negate(int64_t a, int64_t place) noexcept nogil
    int64_t kernel_abs(int64_t a, int64_t place) noexcept nogil
    int64_t kernel_divide(int64_t a, int64_t b, int64_t place) noexcept nogil
    int64_t kernel_remainder(int64_t a, int64_t b, int64_t place) noexcept nogil
    int64_t kernel_shift_right(int64_t a, int64_t by, int64_t place) noexcept nogil
    int64_t kernel_shift_left(int64_t a, int64_t by, int64_t place) noexcept nogil
    int64_t kernel_whole(double value, int64_t place) noexcept nogil
    int64_t kernel_int(int64_t value) noexcept nogil
    double kernel_float(double value) noexcept nogil
    double kernel_part(double a, double b, int64_t place) noexcept nogil
    double kernel_root(double value, int64_t place) noexcept nogil
    double fabs(double value) noexcept nogil
    bint KERNEL_CHECKED


def raised(kind, value, bound, place):
    error, sentence = FAULTS[kind - 1]
    fault = error(sentence.format(value, bound))
    fault.add_note(f"in {PLACES[place]}, compiled; plain mode names the line")
    return fault
'''

ENTRY = """\
cdef void enter_{name}(void* record) noexcept nogil:
    {name}_in_c(<{record}*>record)


def {name}(size_t address):
    cdef kernel_fault fault
    with nogil:
        kernel_run(enter_{name}, <void*>address, &fault, NULL, NULL)
    if fault.kind:
        raise raised(fault.kind, fault.value, fault.bound, fault.place)
"""


def head(places: list[str]) -> str:
    """Return the head of a kernel in Cython; `places` are its functions, by their numbers."""
    codes = "\n".join(f"    #define FAULT_{name} {code}" for code, (name, _, _) in enumerate(FAULTS, 1)).strip()
    faults = "".join(f"    ({error.__name__}, {sentence!r}),\n" for _, error, sentence in FAULTS)
    named = "".join(f"    {place!r},\n" for place in places)
    return _GUARDS.replace("FAULT_CODES", codes) + f"\n\nFAULTS = (\n{faults})\nPLACES = (\n{named})\n"
