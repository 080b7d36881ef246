"""The pages of the studio that every system has."""
