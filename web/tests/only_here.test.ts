/** An address of this machine alone is said to be one wherever it is shown as a link, a code or a picture. */
import { beforeAll, expect, it, vi } from "vitest";
import CopyLink from "../src/parts/CopyLink.svelte";
import { say } from "../src/text/say.svelte";
import TvJoin from "../src/tv/TvJoin.svelte";
import { drawn, speaking } from "./drawn";

beforeAll(async () => {
  await speaking("es");
});

it.each([["127.0.0.1", true], ["localhost", true], ["192.168.1.20", false], ["toril.local", false]])("at %s: %s", (hostname, said) => {
  vi.stubGlobal("location", { hostname, host: `${hostname}:8765` });
  const link = drawn(CopyLink, { address: "http://…", label: "" });
  const [small, large] = [false, true].map((large) => drawn(TvJoin, { code: "K7W2FP", large }));
  for (const html of [link, small, large]) expect(html?.includes(say("start-invite-only-here"))).toBe(said);
  for (const html of [link, large]) expect(html?.includes(say("start-invite-only-here-how"))).toBe(said);
});
