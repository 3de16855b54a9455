import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./state/settings.svelte";
import { preferred, speak } from "./text/say.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

await speak(settings.language ?? preferred(navigator.languages));
const target = document.getElementById("app");
if (target) mount(App, { target });
