/** The browser's offer to install the page, kept until somebody wants it. Browsers make it where the context is secure. */

interface Offer extends Event {
  prompt(): Promise<unknown>;
}

let offer: Offer | null = null;

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault(); // the menu makes it
  offer = event as Offer;
});

export const isOffered = (): boolean => offer !== null;

/** An offer can be taken once; the browser makes another if it was not. */
export function install(): void {
  void offer?.prompt().catch(() => undefined);
  offer = null;
}
