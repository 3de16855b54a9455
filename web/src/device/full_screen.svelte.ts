/** The whole screen for the page, where the browser can do that. */

class FullScreen {
  on = $state(document.fullscreenElement !== null);

  constructor() {
    document.addEventListener("fullscreenchange", () => { this.on = document.fullscreenElement !== null; });
  }

  get isPossible(): boolean {
    return document.fullscreenEnabled === true;
  }

  toggle(): void {
    const done = this.on ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    done.catch(() => undefined); // not now: the button stays
  }
}

export const fullScreen = new FullScreen();
