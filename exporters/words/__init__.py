"""The wording that is printed for typed values: one module a system."""
