"""The days of the deal of the day: dates of UTC, and when each begins, ends and is no secret."""

from datetime import UTC, date, datetime, time, timedelta

ONE_DAY = timedelta(days=1)


def date_at(now: int) -> str:
    """Return the date of a moment, in milliseconds since 1970.

    >>> date_at(0)
    '1970-01-01'
    """
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def is_day(text: str) -> bool:
    """Return whether the calendar has a day of that date."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def day_after(day: str) -> str:
    """Return the date of the next day."""
    return (date.fromisoformat(day) + ONE_DAY).isoformat()


def end_of(day: str) -> int:
    """Return the moment at which a day is over."""
    midnight = datetime.combine(date.fromisoformat(day), time(), UTC)
    return int((midnight + ONE_DAY).timestamp() * 1000)


def out_at(day: str) -> int:
    """Return the moment from which nothing about a day's deals is secret: a whole day later."""
    return end_of(day_after(day))
