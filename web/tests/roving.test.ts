/** The arrow keys in a grid of cards; one card is in the order of the Tab key. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dealtHand, roving, wantHand } from "../src/parts/roving";

/** Enough of a button, at its place in lines of three. */
class Card {
  tabIndex = 0;
  isConnected = true;
  constructor(readonly place: number) {}
  focus(): void {
    page.activeElement = this;
    page.dispatchEvent(new Event("focusin"));
  }
  getBoundingClientRect(): { top: number; left: number; height: number } {
    return { top: Math.floor(this.place / 3) * 50, left: (this.place % 3) * 40, height: 50 };
  }
}

class Page extends EventTarget {
  readonly body = {};
  activeElement: unknown = this.body;
  hand: readonly Card[] = [];
  querySelector(): Card | null {
    return this.hand.find(({ tabIndex }) => tabIndex === 0) ?? null;
  }
  override dispatchEvent(event: Event): boolean {
    Object.defineProperty(event, "target", { value: this.activeElement });
    return super.dispatchEvent(event);
  }
}

let page: Page, cards: Card[], grid: EventTarget, changed: () => void, drop: () => void;

beforeEach(() => {
  page = new Page();
  vi.stubGlobal("document", page);
  vi.stubGlobal(
    "MutationObserver",
    class {
      constructor(callback: () => void) {
        changed = callback;
      }
      observe(): void {
        return undefined;
      }
      disconnect(): void {
        changed = () => undefined;
      }
    },
  );
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => {
    then();
    return 0;
  });
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
  cards = Array.from({ length: 5 }, (_, place) => new Card(place));
  grid = Object.assign(new EventTarget(), { querySelectorAll: () => cards, matches: (what: string) => what === ".hand" });
  drop = roving(grid as HTMLElement);
});

afterEach(() => {
  drop();
  vi.unstubAllGlobals();
});

const inOrder = (): number[] => cards.filter(({ tabIndex }) => tabIndex === 0).map(({ place }) => place);
const focused = (): number => cards.findIndex((card) => card === page.activeElement);
function press(key: string, more: Partial<KeyboardEvent> = {}): Event {
  const event = Object.assign(new Event("keydown", { cancelable: true }), { key, ...more });
  grid.dispatchEvent(event);
  return event;
}

test("one card is in the order of the Tab key: the one that had the focus last", () => {
  expect(inOrder()).toEqual([0]);
  cards[3]?.focus();
  expect(inOrder()).toEqual([3]);
});

test("arrows go along the line and to the line above or below, Home and End to the ends", () => {
  cards[1]?.focus();
  const way = ["ArrowDown", "ArrowLeft", "ArrowUp", "End", "Home", "ArrowRight"].map((key) => {
    press(key);
    return focused();
  });
  expect(way).toEqual([4, 3, 0, 4, 0, 1]);
});

test("at the end nothing happens, and the browser keeps its own shortcuts", () => {
  cards[4]?.focus();
  expect(press("ArrowRight").defaultPrevented).toBe(false);
  expect(press("ArrowLeft", { altKey: true }).defaultPrevented).toBe(false);
  expect(focused()).toBe(4);
});

test("when the card with the focus is played, its neighbour gets the focus", () => {
  const played = cards[4];
  played?.focus();
  cards = cards.slice(0, 4);
  Object.assign(played ?? {}, { isConnected: false });
  page.activeElement = page.body;
  changed();
  expect([focused(), inOrder()]).toEqual([3, [3]]);
});

test("whoever looks elsewhere is not called back", () => {
  cards[4]?.focus();
  page.activeElement = {};
  cards = cards.slice(0, 2);
  changed();
  expect([focused(), inOrder()]).toEqual([-1, [1]]);
});

test("who began with the keyboard goes on in the hand, though its cards come after the turn", () => {
  wantHand({ detail: 0 } as MouseEvent);
  dealtHand();
  expect(page.activeElement).toBe(page.body);
  page.hand = cards;
  drop = roving(grid as HTMLElement);
  expect(page.activeElement).toBe(cards[0]);
});
