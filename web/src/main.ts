import { mount } from "svelte";
import App from "./App.svelte";
import "./device/install";
import { keepForLater } from "./state/language";
import { settings } from "./state/settings.svelte";
import { preferred, speak } from "./text/say.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

const WAIT = 1_500;
const BEFORE = 3_000;

/** Nothing can be said before the words have come: on a bad connection they are asked for again. */
async function words(): Promise<void> {
  for (;;) {
    try {
      await speak(settings.language ?? preferred(navigator.languages));
      return;
    } catch {
      await new Promise((done) => setTimeout(done, WAIT));
    }
  }
}

await words();
const target = document.getElementById("app");
if (target) mount(App, { target });
setTimeout(keepForLater, BEFORE); // what it fetches must not be in the way of the first card
