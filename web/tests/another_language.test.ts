/** A further language is a folder of sentences: the build finds it, and the page speaks it. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build } from "vite";
import { afterAll, expect, it, vi } from "vitest";
import type * as Said from "../src/text/say.svelte";
import { texts } from "../texts";

const SOURCES = join(import.meta.dirname, "../src");
const HERE = mkdtempSync(join(tmpdir(), "toril-texts-"));
const FOLDER = join(HERE, "texts");
const MARK = "[nl]";

afterAll(() => { rmSync(HERE, { recursive: true }); });

/** English with a mark before every sentence. */
function writeAnother(): void {
  cpSync(join(SOURCES, "../../src/toril/text"), FOLDER, { recursive: true });
  cpSync(join(FOLDER, "en"), join(FOLDER, "nl"), { recursive: true });
  for (const name of readdirSync(join(FOLDER, "nl"))) {
    const topic = join(FOLDER, "nl", name);
    writeFileSync(topic, readFileSync(topic, "utf-8").replaceAll(/^[a-z][\w-]* =/gm, `$& ${MARK}`));
  }
}

it("is spoken by the page as it is built", async () => {
  writeAnother();
  const made = await build({
    configFile: false,
    logLevel: "error",
    plugins: [svelte(), texts(FOLDER, SOURCES)],
    build: { ssr: true, ssrEmitAssets: true, emptyOutDir: false, outDir: join(HERE, "built"), rolldownOptions: { input: join(SOURCES, "text/say.svelte.ts") } },
  });
  const files = (Array.isArray(made) ? made : [made]).flatMap((each) => ("output" in each ? each.output.map(({ fileName }) => fileName) : []));
  expect(files.filter((name) => name.includes("nl")).length).toBeGreaterThan(1);
  vi.stubGlobal("document", { documentElement: {} });
  const page = (await import(pathToFileURL(join(HERE, "built/say.svelte.js")).href)) as typeof Said;
  expect(page.LANGUAGES).toEqual(["de", "en", "es", "nl"]);
  expect(page.preferred(["xx", "nl-BE", "en"])).toBe("nl");
  expect(page.languageName("nl")).toBe("Nederlands");
  await page.speak("nl");
  expect(page.language()).toBe("nl");
  expect(page.say("start-play")).toBe(`${MARK} Play now`);
  expect(page.say("bullheads", { n: 2 })).toBe(`${MARK} 2 bullheads`);
});
