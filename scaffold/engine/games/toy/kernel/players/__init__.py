"""The players, and the questions to them."""
