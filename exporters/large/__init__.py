"""What is larger than the paper, and is measured on: tiles, strips, scales of true size."""
