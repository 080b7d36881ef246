"""Documents of 7 Seconds as the numbers of the kernel, and what can be asked of them without a battle."""
