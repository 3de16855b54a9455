/** Fetches all that an introduction needs, at once: from then on nobody is in need of a network. */
import { learned } from "../games/learn";
import { LESSONS } from "../games/lessons";
import { FIRST_GAME, GAMES } from "../games/registry";
import { sidePanel } from "../match/lazy_parts";
import { ROOM_BESIDE } from "../show/table_show.svelte";
import { speakOf } from "../text/say.svelte";

export async function lessonPage(name: string) {
  const game = learned(name) ?? FIRST_GAME;
  const [page, script] = await Promise.all([
    import("./LessonPage.svelte"),
    LESSONS[game](),
    GAMES[game].match(),
    import("../match/Match.svelte"),
    speakOf("lesson"),
    ...(matchMedia(ROOM_BESIDE).matches ? [sidePanel(), GAMES[game].log()] : []),
  ]);
  await script.prepare();
  return page;
}
