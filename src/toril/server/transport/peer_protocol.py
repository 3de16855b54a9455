"""What Http and Socket do alike: they tell their peer what becomes of the connection."""

import asyncio

from toril.server.transport.peer import Peer


class PeerProtocol(asyncio.Protocol):
    """The first base class of Http and of Socket; the second is a protocol of uvicorn's."""

    peer: Peer

    def pause_writing(self) -> None:
        """Wait for the client to take what it was sent."""
        super().pause_writing()
        self.peer.pause_writing()

    def resume_writing(self) -> None:
        """Go on."""
        super().resume_writing()
        self.peer.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the peer."""
        self.peer.end()
        super().connection_lost(exc)
