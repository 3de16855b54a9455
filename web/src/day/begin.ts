/** Begin one's try, or go back to it. */
import { remember } from "../state/my_tables.svelte";
import { route } from "../state/route.svelte";
import { myName } from "../state/seating";
import { settings } from "../state/settings.svelte";
import { post } from "../wire/api";
import { claim } from "../wire/random";
import type { SatDown } from "../wire/types";

/** Begin the try at a day's deal; whoever has begun it comes to the same table. */
export async function begin(game: string, date: string): Promise<void> {
  const { table } = await post<SatDown>(`/api/day/${game}`, { date, name: myName(), claim: claim(), colour: settings.colour });
  remember(table.code, myName());
  route.go(`/t/${table.code}`);
}
