"""The arithmetic of SURVIVE in the dialect of the kernels: whole numbers, and no angle but in unit vectors."""
