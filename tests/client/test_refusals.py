"""What a client makes of an answer that says no, whoever gave it."""

import io
import json
from email.message import Message
from urllib.error import HTTPError

import pytest

from toril.client.refusals import read_refusal

NOT_STORED = json.dumps({"code": "not_stored", "sentence": "Try again.", "facts": {}}).encode()


@pytest.mark.parametrize(
    ("status", "body", "code"),
    [
        (502, b"<html>", "unreachable"),  # by nginx
        (502, b"", "unreachable"),  # by Caddy
        (503, b"", "unreachable"),
        (504, b"<html>", "unreachable"),
        (503, NOT_STORED, "not_stored"),
        (404, b"<html>", "not_toril"),
        (500, b"[]", "not_toril"),
    ],
)
def test_a_proxy_whose_server_is_gone_is_no_other_server(
    status: int, body: bytes, code: str
) -> None:
    answer = HTTPError("http://localhost:1/", status, "No", Message(), io.BytesIO(body))
    assert read_refusal("http://localhost:1", answer).code == code
