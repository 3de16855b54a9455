"""Answers that were compressed when they were made."""

from collections.abc import Iterator
from gzip import GzipFile
from io import BytesIO

from fastapi import Request, Response
from fastapi.responses import StreamingResponse

from toril.server.web.pages import takes_gzip

PIECE = 64 * 1024
JSON = "application/json"


def packed_answer(request: Request, packed: bytes) -> Response:
    """Answer with JSON that is there by gzip; decompressed for the rare asker who takes none.

    That goes out piece by piece, as it is read: as a whole it could be more than may wait unread.
    """
    headers = {"vary": "accept-encoding"}
    if takes_gzip(request.headers.get("accept-encoding", "")):
        return Response(packed, media_type=JSON, headers=headers | {"content-encoding": "gzip"})
    return StreamingResponse(_unpacked(packed), media_type=JSON, headers=headers)


def _unpacked(packed: bytes) -> Iterator[bytes]:
    with GzipFile(fileobj=BytesIO(packed)) as file:
        while piece := file.read(PIECE):
            yield piece
