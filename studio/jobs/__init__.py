"""Work that takes its time, done by worker processes: battles, balance, printing."""
