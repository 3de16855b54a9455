"""Reads what a server says: any web server may have said it, or a newer Toril."""

from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from toril.client.refusals import ServerRefused, not_toril, other_version
from toril.wire.outbound import FROM_SERVER, Message
from toril.wire.reading import ReadContext
from toril.wire.table_seen import TableInfo

Model = TypeVar("Model", bound=BaseModel)


def read_message(data: Any, context: ReadContext) -> Message | None:
    """Return what came over a socket; None for a message of a kind that we do not know."""
    try:
        message: Message = FROM_SERVER.validate_python(data, context=context)
        return message
    except ValidationError as error:
        first = error.errors()[0]
        if first["type"] == "union_tag_invalid" and not first["loc"]:
            return None
        raise other_version() from error


def read_answer(model: type[Model], data: Any) -> Model:
    """Return the answer to a request."""
    try:
        return model.model_validate(data)
    except ValidationError as error:
        raise (other_version() if _is_newer(error) else not_toril(200)) from error


def read_tables(data: Any) -> list[TableInfo]:
    """Return a list of tables, without those that only a newer Toril knows."""
    known = []
    for table in read_answer(_Listed, data).tables:
        try:
            known.append(read_answer(TableInfo, table))
        except ServerRefused as error:
            if error.code != other_version().code:
                raise
    return known


class _Listed(BaseModel):
    """Tables as they came."""

    tables: list[Any]


def _is_newer(error: ValidationError) -> bool:
    """Return whether all is as it should be but a game or its rules, which we do not know."""
    return all(each["loc"][-1:] in (("game",), ("rules",)) for each in error.errors())
