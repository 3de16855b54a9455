/** Arrow keys within a grid of buttons, one of which is in the order of the Tab key. */

const HAND = ".hand";
const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** To be attached to the element around the buttons. */
export function roving(around: HTMLElement): () => void {
  let at = 0;
  let last: HTMLElement | null = null;
  const buttons = () => Array.from(around.querySelectorAll<HTMLButtonElement>("button"));

  function arrange(): void {
    const all = buttons();
    at = Math.max(0, Math.min(at, all.length - 1));
    all.forEach((button, index) => {
      button.tabIndex = index === at ? 0 : -1;
    });
  }

  function focused(event: FocusEvent): void {
    const all = buttons();
    const index = all.findIndex((button) => button === event.target);
    last = all[index] ?? null;
    if (last === null) return;
    at = index;
    arrange();
  }

  function pressed(event: KeyboardEvent): void {
    // A key that is held down would play one card after the other.
    if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
    const all = buttons();
    const from = all[at];
    const to = from && target(event.key, all, at);
    if (!to || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    to.focus();
  }

  // What is played or moved loses the focus: it gets it back, or its neighbour does. With the next frame, which lays the
  // page out anyhow; before it that would be done twice.
  let frame = 0;
  const watch = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      arrange();
      if (last === null || document.activeElement !== document.body) return;
      (last.isConnected ? last : buttons()[at])?.focus({ preventScroll: true });
    });
  });

  arrange();
  watch.observe(around, { childList: true, subtree: true });
  document.addEventListener("focusin", focused);
  around.addEventListener("keydown", pressed);
  if (around.matches(HAND)) dealtHand(); // cards are made when their size is known: perhaps later than the turn
  return () => {
    watch.disconnect();
    cancelAnimationFrame(frame);
    document.removeEventListener("focusin", focused);
    around.removeEventListener("keydown", pressed);
  };
}

/** The button that was pressed goes away: the keyboard goes on in the hand. */
export function toHand(event: MouseEvent): void {
  if (event.detail === 0) focusHand();
}

/** A match was begun with the keyboard: it goes on in the hand that will be dealt. */
let handWanted = false;

export function wantHand(event: MouseEvent): void {
  handWanted = event.detail === 0;
}

/** The hand may be there now: then it has the focus if it was wanted, and nothing else has it. */
export function dealtHand(): void {
  if (!handWanted || !cardInHand()) return;
  if (document.activeElement === document.body) focusHand();
  handWanted = false;
}

export function focusHand(): void {
  cardInHand()?.focus();
}

function cardInHand(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`${HAND} button[tabindex="0"]`);
}

function target(key: string, all: readonly HTMLButtonElement[], at: number): HTMLButtonElement | undefined {
  const step = STEPS[key];
  if (step !== undefined) return all[at + step];
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  return key === "ArrowUp" || key === "ArrowDown" ? beyond(all, at, key === "ArrowDown") : undefined;
}

/** The button above or below, in the next line. */
function beyond(all: readonly HTMLButtonElement[], at: number, down: boolean): HTMLButtonElement | undefined {
  const from = all[at]?.getBoundingClientRect();
  if (!from) return undefined;
  const away = (box: DOMRect) => (down ? box.top - from.top : from.top - box.top);
  const side = (box: DOMRect) => Math.abs(box.left - from.left);
  const others = all
    .map((button) => ({ button, box: button.getBoundingClientRect() }))
    .filter(({ box }) => away(box) > from.height / 2)
    .sort((one, other) => away(one.box) - away(other.box) || side(one.box) - side(other.box));
  return others[0]?.button;
}
