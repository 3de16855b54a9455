/** Holding a finger on a thing: to look, not to touch. */
import type { Attachment } from "svelte/attachments";

const LONG = 380;

/** Call `look` while a finger rests on the element; the tap that would follow is swallowed. */
export function longPress(look: () => void, away: () => void): Attachment<HTMLElement> {
  return (element) => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let timer = 0;
    let looking = false;

    const down = (event: PointerEvent): void => {
      looking = false;
      if (event.pointerType === "mouse") return;
      timer = window.setTimeout(() => {
        looking = true;
        look();
      }, LONG);
    };
    const up = (): void => {
      clearTimeout(timer);
      if (looking) away();
    };
    const click = (event: Event): void => {
      if (looking) event.stopImmediatePropagation();
      looking = false;
    };

    element.addEventListener("pointerdown", down, { signal });
    element.addEventListener("pointerup", up, { signal });
    element.addEventListener("pointercancel", up, { signal });
    // Looking must not leave the focus behind.
    element.addEventListener("mousedown", (event) => { if (looking) event.preventDefault(); }, { signal });
    element.addEventListener("contextmenu", (event) => { event.preventDefault(); }, { signal });
    element.addEventListener("click", click, { signal, capture: true });
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  };
}
