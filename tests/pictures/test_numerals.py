"""Numerals are paths: each number its own, in the order of its digits."""

import re

from toril.pictures import numerals
from toril.pictures.numerals import HEIGHT, numeral, width_of


def path_of(value: int) -> str:
    found = re.search(' d="([^"]*)"', numeral(value, 0, 0, HEIGHT, "#000"))
    assert found
    return found[1]


def moved_back(path: str, by: float) -> str:
    """Return a path of absolute commands, further to the left."""

    def shifted(command: re.Match[str]) -> str:
        numbers = [float(each) for each in command[2].split()]
        step = 1 if command[1] == "H" else 2
        across = [] if command[1] == "V" else range(0, len(numbers), step)
        moved = [each - by if at in across else each for at, each in enumerate(numbers)]
        return command[1] + " ".join(f"{each:g}" for each in moved)

    return re.sub("([MLHVCSZ])([^MLHVCSZ]*)", shifted, path)


def test_no_two_numbers_look_alike() -> None:
    assert len({path_of(number) for number in range(1001)}) == 1001


def test_a_number_is_its_digits_one_after_the_other() -> None:
    for number in (10, 42, 55, 104, 1000, 9876543210):
        rest, at = path_of(number), 0.0
        for digit in str(number):
            own = moved_back(path_of(int(digit)), 0)
            begin = moved_back(rest, at)
            assert begin.startswith(own), (number, digit)
            rest = moved_back(begin[len(own) :], -at)
            at += width_of(int(digit), HEIGHT) + 8


def test_a_number_that_would_be_too_wide_is_made_smaller() -> None:
    small, large = numeral(1000, 0, 0, 40, "#000", most=30), numeral(1000, 0, 0, 40, "#000")
    assert float(small.split("scale(")[1].split(")")[0]) < float(
        large.split("scale(")[1].split(")")[0]
    )


def test_numbers_that_strangers_choose_fill_no_memory() -> None:
    kept = numerals._path.cache_info().maxsize
    assert kept is not None
    assert kept <= 1024
