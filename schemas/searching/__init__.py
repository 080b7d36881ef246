"""A pack as a whole: what it says, found by words; who names whom; texts and ids changed wherever they stand."""
