"""`python -m toril` is `toril`."""

from toril.cli import main

if __name__ == "__main__":
    main()
