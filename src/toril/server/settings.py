"""What an operator can set, by flags of `toril serve` or by TORIL_… in the environment."""

from pathlib import Path
from typing import Annotated

from pydantic import BeforeValidator, Field, InstanceOf
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from toril.folders import database_named
from toril.server.store.place import Place, place_of

BUILT_PAGE = Path(__file__).parent / "static"
"""Where the package carries the page that `web/` was built into."""


class Settings(BaseSettings):
    """A server's settings. Every field is also an environment variable, like TORIL_PORT."""

    model_config = SettingsConfigDict(
        env_prefix="TORIL_",
        env_ignore_empty=True,  # `TORIL_BUS=` in somebody's file of variables names no bus
        extra="ignore",
        hide_input_in_errors=True,  # a URL may hold a password
    )

    host: str = Field(default="127.0.0.1", description="The address to listen on.")
    port: int | None = Field(
        default=None,
        ge=0,
        le=65535,
        description="The port; 0 takes any that is free, none a usual one.",
    )
    database: Annotated[InstanceOf[Place], NoDecode, BeforeValidator(place_of)] = Field(
        default_factory=lambda: place_of(database_named()),
        description="What everything is kept in: a file, or postgresql://… for several workers.",
    )
    workers: int = Field(
        default=1, ge=1, le=64, description="Processes that serve; several need PostgreSQL."
    )
    bus: str = Field(
        default="",
        repr=False,  # it may hold a password
        description="The Redis through which workers hear each other, like redis://host:6379.",
    )
    page: Path = Field(default=BUILT_PAGE, description="The folder of the built page.")
    hosts: str = Field(
        default="", description="Names under which the server is reached, with commas between."
    )
    proxies: str = Field(
        default="", description="Addresses of proxies whose X-Forwarded-… headers are believed."
    )
    metrics: str = Field(
        default="", description="Where Prometheus finds metrics, like 127.0.0.1:9464."
    )
    log: str = Field(
        default="warning", pattern="^(debug|info|warning|error)$", description="How much to log."
    )
    log_json: bool = Field(default=False, description="Log one JSON object a line.")
    most_tables: int = Field(default=5000, ge=1, description="Tables held in memory at once.")
    most_sockets: int = Field(default=20_000, ge=1, description="Sockets open at once.")
    most_sockets_of_address: int = Field(default=200, ge=1, description="Sockets of one address.")
    most_spectators: int = Field(default=200, ge=0, description="Spectators at one table.")
    most_connections_of_address: int = Field(
        default=512,
        ge=1,
        description="Connections of one address, sockets among them: sixty people with a browser.",
    )
    socket_bytes: int = Field(
        default=128 * 1024,
        ge=8 * 1024,
        description="What one socket may send at once: 300 messages, each with its price.",
    )
    socket_rate: int = Field(
        default=12 * 1024, ge=1024, description="What one socket may send in a second: 30 messages."
    )
    address_bytes: int = Field(
        default=4 * 1024 * 1024,
        ge=64 * 1024,
        description="What one address may send at once: sixty people who all load the page.",
    )
    address_rate: int = Field(
        default=96 * 1024,
        ge=1024,
        description="What one address may send in a second: some 300 messages, 60 requests.",
    )
    requests_a_minute: int = Field(
        default=600, ge=1, description="Calls of the protocol by one address in a minute."
    )
    longest_wait: float = Field(
        default=300.0,
        ge=0,
        description="Seconds that an address waits at most when it was cut again and again.",
    )
    request_seconds: float = Field(
        default=10.0, gt=0, description="Seconds from a request's first byte to its last."
    )
    stall_seconds: float = Field(
        default=20.0, gt=0, description="Seconds in which a client must take something it was sent."
    )
    drain_seconds: float = Field(
        default=0.0,
        ge=0,
        le=300,
        description="Seconds between saying that we stop and stopping, for proxies.",
    )
    bot_pause: float = Field(
        default=0.6, ge=0, le=10, description="Seconds before a bot takes its turn."
    )
    warm: bool = Field(
        default=True,
        description="Get the bots' kernels ready at the start, not when a bot first needs them.",
    )
    limited: bool = Field(default=True, description="Limit how often an address may ask.")
