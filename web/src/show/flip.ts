/** Cards that really move: measure, let the page change, and play the way from there to here.
 *
 * - `data-flip="42"`: the same key before and after is the same thing, wherever it lies.
 * - `data-from="seat-3"` on a thing that was not there before: it comes from that anchor.
 * - `data-to="seat-3"` on a thing that is gone afterwards: it flies to that anchor.
 * - `data-anchor="seat-3"` marks the anchors.
 */

interface Place {
  element: HTMLElement;
  box: DOMRect;
}

const EASING = "cubic-bezier(0.3, 0.7, 0.25, 1)";

function places(): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const element of document.querySelectorAll<HTMLElement>("[data-flip]")) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) found.set(element.dataset.flip ?? "", { element, box });
  }
  return found;
}

function anchor(name: string | undefined): DOMRect | undefined {
  return name ? document.querySelector(`[data-anchor="${name}"]`)?.getBoundingClientRect() : undefined;
}

/** Things on their way from where they were. */
export interface Flight {
  /** Hide what has come since: the page may be seen before it sets out. */
  hold(): void;
  /** Play the way to where everything is now; without a duration it is there at once. */
  play(duration: number): void;
}

/** Remember where everything is. */
export function captured(): Flight {
  const before = places();
  let held: HTMLElement[] = [];

  function hold(): void {
    held = [...document.querySelectorAll<HTMLElement>("[data-flip]")].filter((each) => before.get(each.dataset.flip ?? "")?.element !== each);
    for (const element of held) element.style.visibility = "hidden";
  }

  function play(duration: number): void {
    for (const element of held) element.style.visibility = "";
    if (duration <= 0) return;
    const after = places();
    // Everything is measured before anything moves: whoever measures in between has the page laid out each time.
    const ways = [...after].map(([key, { element, box }]) => ({ element, box, from: before.get(key)?.box ?? anchor(element.dataset.from) }));
    const gone = [...before].flatMap(([key, { element, box }]) => (after.has(key) ? [] : [{ element, box, to: anchor(element.dataset.to) }]));
    for (const { element, box, from } of ways) if (from) travel(element, from, box, duration);
    for (const { element, box, to } of gone) if (to) flyAway(element, box, to, duration);
  }

  return { hold, play };
}

function travel(element: HTMLElement, from: DOMRect, to: DOMRect, duration: number): void {
  if (Math.abs(from.x - to.x) < 1 && Math.abs(from.y - to.y) < 1) return;
  // Nothing but the transform is animated: then the main thread has no part in it.
  const flight = element.animate([{ transform: way(to, from) }, { transform: "none" }], { duration, easing: EASING });
  element.style.zIndex = "5";
  flight.onfinish = flight.oncancel = () => {
    element.style.zIndex = "";
  };
}

/** Let a copy fly: the thing itself is no longer on the page. */
function flyAway(element: HTMLElement, from: DOMRect, to: DOMRect, duration: number): void {
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const each of [ghost, ...ghost.querySelectorAll<HTMLElement>("[data-flip]")]) {
    delete each.dataset.flip;
  }
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${String(from.x)}px`,
    top: `${String(from.y)}px`,
    width: `${String(from.width)}px`,
    height: `${String(from.height)}px`,
    margin: "0",
    zIndex: "6",
    pointerEvents: "none",
  });
  document.body.append(ghost);
  const flight = ghost.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: way(from, to), opacity: 0.2 },
    ],
    { duration, easing: "ease-in", fill: "forwards" },
  );
  flight.onfinish = flight.oncancel = () => {
    ghost.remove();
  };
}

/** The transform that makes something lying at `at` look as if it lay at `seen`. */
function way(at: DOMRect, seen: DOMRect): string {
  const x = seen.x + seen.width / 2 - at.x - at.width / 2;
  const y = seen.y + seen.height / 2 - at.y - at.height / 2;
  const scale = Math.min(seen.width / at.width, seen.height / at.height);
  return `translate(${String(x)}px, ${String(y)}px) scale(${String(scale)})`;
}
