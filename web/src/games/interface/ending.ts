/** How a round came to its end, from what a view still shows of it; null where there is no more to it than the penalties. */
import type { Ending } from "../../show/table_show.svelte";
import type { TableState } from "../../state/table.svelte";
import type { RoundView } from "../../wire/types";

export type EndingOf = (table: TableState, round: RoundView) => Ending | null;
