"""Two workers for the tests of this folder."""

from tests.harness import workers

pair = workers.pair
