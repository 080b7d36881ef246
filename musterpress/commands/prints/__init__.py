"""Commands that make what is printed, or laid on a digital table."""
