"""`python -m engine.kernel.build`: compile all kernels that are missing or older than their sources."""

from engine.kernel.build.compilation import build_all

if __name__ == "__main__":
    build_all()
