"""What is made of matches that have ended: once for all who ask, and each kind for itself."""

import asyncio
from collections.abc import Callable

from toril.server.live.looking_back import Lines, LookingBack
from toril.server.store import TableHeader


async def no_ledger() -> tuple[TableHeader, Lines]:
    return TableHeader("0" * 32, "K7W2FP", "", "result", listed=False), ()


def slow(_: Lines, number: int) -> str:
    return f"slow {number}"


def quick(_: Lines, number: int) -> str:
    return f"quick {number}"


def test_what_is_quickly_made_does_not_wait_for_what_takes_long() -> None:
    async def story() -> None:
        looking, go_on, calls = LookingBack(), asyncio.Event(), list[str]()

        async def later(make: Callable[[], str]) -> str:
            await go_on.wait()
            calls.append(make())
            return calls[-1]

        async def now(make: Callable[[], str]) -> str:
            return make()

        waiting = [asyncio.ensure_future(looking.made(slow, 1, no_ledger, later)) for _ in range(3)]
        await asyncio.sleep(0)
        assert await looking.made(quick, 1, no_ledger, now) == "quick 1"
        assert not any(each.done() for each in waiting)
        go_on.set()
        assert await asyncio.gather(*waiting) == ["slow 1"] * 3
        assert calls == ["slow 1"]

    asyncio.run(story())
