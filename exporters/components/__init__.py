"""What the printed parts of all systems share: jobs, products, frames, quick references, whose work it is."""
