"""The players, the questions to them, and their legal answers."""
