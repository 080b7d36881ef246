"""Work that takes its time, done by helper processes: battles, balance, printing."""
