"""`toril schema`: the protocol of a server, for programs."""

import json

import typer


def schema() -> None:
    """Print the protocol: the OpenAPI document of REST calls and socket messages."""
    from toril.server.web.app import protocol_document

    typer.echo(json.dumps(protocol_document(), indent=1, ensure_ascii=False))
