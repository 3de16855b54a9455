/** Find the table that somebody named by its code or link. */
import { lookUp } from "../state/seating";
import { say, speakOf } from "../text/say.svelte";
import { pathIn } from "./table_code";

/** Return the path of the table, or what is wrong with what was typed. */
export async function findTable(text: string): Promise<{ path: string } | { wrong: string }> {
  await speakOf("rest");
  const path = pathIn(text);
  if (path === null) return { wrong: text.trim() ? say("start-join-no-code") : say("start-join-empty") };
  const code = path.slice(3, 9);
  return (await lookUp(code)) ? { path } : { wrong: say("page-no-table", { code }) };
}
