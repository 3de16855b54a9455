import { readFileSync } from "node:fs";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { texts as catalogues } from "./texts.ts";

const texts = join(import.meta.dirname, "../src/toril/text");
const out = process.env.TORIL_PAGE_OUT ?? join(import.meta.dirname, "../src/toril/server/static");
const api = process.env.TORIL_API ?? "http://127.0.0.1:6104";

/** What the page is told apart by: a server that serves another one has it reload. */
const id = process.env.TORIL_PAGE_ID ?? "by-hand";

/** What every screen needs of the levels of bots: their names. */
const { levels } = JSON.parse(readFileSync(join(import.meta.dirname, "../src/toril/bots/levels.json"), "utf-8")) as { levels: object };

const WORKER = "sw.js";
const font = "node_modules/@fontsource/sofia-sans-extra-condensed";

/** What goes with the built page: its id for the server, and the licence of the font in it. */
const besides: Plugin = {
  name: "toril-besides",
  generateBundle() {
    const licence = readFileSync(join(import.meta.dirname, font, "LICENSE"), "utf-8");
    this.emitFile({ type: "asset", fileName: "build.txt", source: `${id}\n` });
    this.emitFile({ type: "asset", fileName: "assets/font-licence.txt", source: licence });
  },
};

/** The service worker has an address of its own that never changes, and knows the files of its build. */
const worker: Plugin = {
  name: "toril-worker",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const files = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|json|woff2)$/.test(name)).map((name) => `/${name}`);
      const made = bundle[WORKER];
      if (made?.type !== "chunk") throw new Error("the service worker was not built");
      made.code = made.code.replace("__FILES__", JSON.stringify(files.sort()));
    },
  },
};

/** What every screen needs. */
const BASE =
  /node_modules.svelte|src.(App|bots.levels|cards|device.(attention|install|sound.ts)|games.registry|show|state.(?!again)|table.(TablePage|Connecting|Drawing)|text|wire)|src.parts.(HomeLink|Lazy|Sheet|TaskError|TopBar|roving)|src.(seats.(Badge|colours|home|marks)|sheets.(OpenSheet|keys))/;
/** What every match needs. */
const MATCH = /src.(games.interface.(match|text_scale)|parts.RoundOf|seats|scores.score_limits)|src.match.(Match|StatusLine|Clock|status|lazy_parts)/;

/** A game's table, which its log, its referee and the pictures of its rules share: in one piece, small ones cost more than they hold. */
const ELEVEN = /src.games.eleven.(?!(ElevenCoach|ElevenOptions|LastLap|VictimChoice|course|lesson|moments|read_aloud|referee|rules|scenes|setup))/;
const SIX = /src.games.six.(?!(BesideTable|CardCounter|HandsSheet|OpenHands|SixCoach|SixOptions|TrickLog|counter|course|lesson|moments|read_aloud|referee|rules|scenes|setup))/;

/** What the ends of rounds and matches are made of, on phones and on a TV. */
const ENDING = /src.match.(Confetti|cover_table|[Hh]ighlights|Podium|remark)|src.scores.(HandLeft|Standings)|src.games.endings/;

/** An introduction, but for what is a game's own. */
const LESSONS = /src.(lessons|games.lessons)/;

/** What a table's options are made of. */
const FORMS = /src.games.(forms|(six|eleven).setup|interface.form)/;

/** What sheets, forms and the pictures of rules are made of. */
const PARTS = /src.(device.(copy|full_screen|pass_on)|games.(learn|(six|eleven).rules_told)|parts.(CopyLink|Icon|RadioGroup|Stepper|SubmitBar|Sure|Toggle)|pictures)/;

export default defineConfig({
  plugins: [svelte(), catalogues(texts, join(import.meta.dirname, "src")), besides, worker],
  define: { __BUILD__: JSON.stringify(id), __LEVELS__: JSON.stringify(Object.keys(levels)) },
  build: {
    outDir: out,
    emptyOutDir: true,
    target: ["es2022", "safari16.4"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every screen needs in one piece, what every match needs in another: on a phone each
    // request more is a wait. The rest is split by who imports it.
    rolldownOptions: {
      input: { index: "index.html", worker: "worker/sw.ts" },
      output: {
        entryFileNames: ({ name }) => (name === "worker" ? WORKER : "assets/[name]-[hash].js"),
        codeSplitting: {
          groups: [
            { name: "base", test: BASE, priority: 3 },
            { name: "match", test: MATCH, priority: 2 },
            { name: "forms", test: FORMS, priority: 1 },
            { name: "parts", test: PARTS, priority: 1 },
            { name: "eleven", test: ELEVEN, priority: 1 },
            { name: "six", test: SIX, priority: 1 },
            { name: "ending", test: ENDING, priority: 1 },
            { name: "lessons", test: LESSONS, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: api, ws: true, changeOrigin: true, headers: { origin: api } } },
  },
});
