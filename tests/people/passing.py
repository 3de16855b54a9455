"""People who open tables and ask for all that can be asked for besides moves."""

import asyncio
from collections.abc import Callable

from tests.people.persistent import Evening


async def come_and_go(new_evening: Callable[[], Evening], late: asyncio.Event) -> list[Evening]:
    """Open one table of two people and a bot after the other, until it is late."""
    evenings = []
    while not late.is_set():
        evening = new_evening()
        evenings.append(evening)
        await evening.sit_down()
        guest = evening.people[1].client
        await evening.ask("bot", seat=2, bot="cautious")
        await evening.ask("configure", game="eleven_nimmt", seats=3)
        link = await evening.ask("hand-over", guest)
        device = evening.new_client(guest.code)
        await evening.ask("redeem", device, link=link["link"])
        for what, who in [("start", None), ("pause", None), ("resume", None), ("resign", device)]:
            await evening.ask(what, who)
        await evening.ask("leave")
    return evenings
