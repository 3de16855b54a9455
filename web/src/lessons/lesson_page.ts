/** Fetches all that an introduction needs, at once: from then on nobody is in need of a network. */
import { learned } from "../games/learn";
import { LESSONS } from "../games/lessons";
import { FIRST_GAME, GAMES } from "../games/registry";

export async function lessonPage(name: string) {
  const game = learned(name) ?? FIRST_GAME;
  const [page, script] = await Promise.all([
    import("./LessonPage.svelte"),
    LESSONS[game](),
    GAMES[game].match(),
    import("../match/Match.svelte"),
    import("../match/SidePanel.svelte"),
    GAMES[game].log(),
  ]);
  await script.prepare();
  return page;
}
