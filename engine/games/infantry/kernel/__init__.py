"""The rules of infantry in the dialect of the kernels."""
