"""Documents of Battlesuit as the numbers of the kernel, and its answers in words."""
