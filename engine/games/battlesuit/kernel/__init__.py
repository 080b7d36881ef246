"""The rules of Battlesuit as kernels: whole numbers alone, so that no line is ever nearly blocked."""
