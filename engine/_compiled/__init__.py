"""The kernels as the C compiler made them, one extension module a system; empty in plain mode."""
