/** What somebody reads who learns: an introduction from its first task to its end, and the sheet of rules of a table, as text. */
import type { Component } from "svelte";
import { vi } from "vitest";
import { printed } from "../src/cards/bullheads";
import ElevenPictures from "../src/games/eleven/rules/ElevenPictures.svelte";
import { readHand as readElevenHand, readTable as readElevenTable } from "../src/games/eleven/read_aloud";
import type { ToldAt } from "../src/games/interface/rules_told";
import { GAMES } from "../src/games/registry";
import { RULES_TOLD } from "../src/games/rules_told";
import { readHand as readSixHand, readTable as readSixTable } from "../src/games/six/read_aloud";
import SixPictures from "../src/games/six/rules/SixPictures.svelte";
import type { Lesson } from "../src/lessons/lesson.svelte";
import { called } from "../src/seats/names";
import { say } from "../src/text/say.svelte";
import type { GameName, Move } from "../src/wire/types";
import { drawn } from "./drawn";
import { askedWay, learner, moveOf, ways, type Learner } from "./lesson_played";

const READ = {
  six_nimmt: { table: readSixTable, hand: readSixHand },
  eleven_nimmt: { table: readElevenTable, hand: readElevenHand },
};
const PICTURES: Record<GameName, Component<{ at: ToldAt }>> = { six_nimmt: SixPictures, eleven_nimmt: ElevenPictures };
/** So often it is looked what stands on the screen, in milliseconds. */
const LOOKS = 17;

/** Every scene with its position, its task, what is told and explained when it is done, and every other try of which something else is said. */
export async function introduction(game: GameName): Promise<string> {
  const learning = await learner(game, true);
  const { lesson } = learning;
  const written = [`# ${say("lesson-title")}: ${GAMES[game].name()}`];
  for (const [at, scene] of lesson.scenes.entries()) {
    lesson.go(at);
    const mark = scene.extra === null ? "" : ` (+ ${scene.extra})`;
    written.push(`## ${say("lesson-scene", { n: at + 1, of: lesson.scenes.length })}${mark}`);
    written.push(READ[game].table(lesson.table), READ[game].hand(lesson.table), `**${lesson.task}**`);
    const asked = askedWay(scene);
    const explained = new Set<string>();
    for (const way of [asked, ...ways(scene.answers).map((other) => other.way)]) {
      lesson.go(at);
      const story = await told(learning, way);
      if (explained.has(lesson.explained)) continue;
      explained.add(lesson.explained);
      const shown = lesson.asked ? (lesson.words.cards ?? []).map((card) => `[${say("match-card", { card, n: printed(card) })}]`) : [];
      written.push([...story, "", [`**${lesson.verdict}** ${lesson.explained}`, ...shown].join(" ")].join("\n"));
    }
  }
  lesson.go(lesson.scenes.length);
  written.push(`## ${say("lesson-end", { game: GAMES[game].name() })}`, `[${say("lesson-play")}]`);
  return `${written.join("\n\n")}\n`;
}

/** The sheet of rules of a table: what each picture shows, says to those who do not see it, and the words below. */
export function rulesSheet(game: GameName, at: ToldAt): string {
  const [title = "", ...words] = RULES_TOLD[game].told(at).split("\n").filter((line) => line.trim() !== "");
  const shown = pictured(drawn(PICTURES[game], { at }));
  return `${[`# ${title}`, say("page-rules-here"), ...shown, `## ${say("rules-in-words")}`, ...words].join("\n\n")}\n`;
}

function pictured(html: string): string[] {
  return html.split(/<h3[^>]*>/).slice(1).map((picture) => {
    const [title = "", seen = ""] = [/^(.*?)<\/h3>/s, /<p class="unseen">(.*?)<\/p>/s].map((part) => plain(part.exec(picture)?.[1] ?? ""));
    const below = [...picture.matchAll(/<p(?: [^>]*)?>(.*?)<\/p>/gs)].at(-1)?.[1] ?? "";
    return `## ${title}\n\n[${seen}]\n\n${plain(below)}`;
  });
}

function plain(html: string): string {
  const signs: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };
  return html.replaceAll(/<[^>]+>/g, "").replaceAll(/&\w+;/g, (sign) => signs[sign] ?? sign).trim();
}

/** Play a way through the scene that is set; return the moves and the sentences that were told of them. */
async function told({ lesson, show }: Learner, way: readonly string[]): Promise<string[]> {
  const lines: string[] = [];
  for (const text of way) {
    const move = moveOf(text);
    lines.push(`- ${moveWords(lesson, move)}`);
    lesson.table.move(move);
    let sentence = "";
    do {
      await vi.advanceTimersByTimeAsync(LOOKS);
      if (show.sentence !== sentence && show.sentence !== "") lines.push(`  - ${show.sentence}`);
      sentence = show.sentence;
    } while (lesson.table.sending !== null || show.busy || (lesson.stage === "playing" && !decides(lesson)));
  }
  return lines;
}

function decides({ table }: Lesson): boolean {
  return table.play?.legal.kind !== "nothing" && table.myTurn;
}

/** A move by the words of what is pressed for it. */
function moveWords({ table }: Lesson, move: Move): string {
  const legal = table.play?.legal;
  switch (move.kind) {
    case "six.choose_row":
      return say("six-take-row", { row: move.row + 1, n: legal?.kind === "choose_row" ? (legal.prices[move.row] ?? 0) : 0 });
    case "eleven.take":
      return say("eleven-take-label", { top: move.top });
    case "eleven.rob":
      return `${say("eleven-rob")} ${called(table, move.seat)}`;
    case "eleven.play":
      return move.groups.map(([top, cards]) => `${[...cards].sort((one, other) => one - other).join(" ")} → ${String(top)}`).join(", ");
    case "six.commit":
    case "six.draft":
      return String(move.card);
    default:
      return move.kind;
  }
}
