/** The chosen colours: on the page, and for the browser's own bars around it. */
import type { Theme } from "./settings.svelte";

export function showTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
  // The page brings a colour for each theme of the device: whoever has chosen one has it either way.
  const bars = Array.from(document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'));
  for (const bar of bars) bar.dataset.own ??= bar.content;
  for (const bar of bars) {
    const like = bars.find(({ media }) => media.includes(theme)) ?? bar;
    bar.content = like.dataset.own ?? bar.content;
  }
}
