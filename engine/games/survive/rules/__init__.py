"""Documents of SURVIVE as the numbers of its kernel, and the answers of the kernel in words, inches and chances."""
