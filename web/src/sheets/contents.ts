/** What the menu and the start open: small enough to be fetched together, so that the second sheet is there at once. */
export { default as Keys } from "./Keys.svelte";
export { default as Menu } from "./Menu.svelte";
export { default as OtherDevice } from "./OtherDevice.svelte";
export { default as People } from "./People.svelte";
export { default as Rules } from "./Rules.svelte";
export { default as Settings } from "./Settings.svelte";
export { default as ShowOnTv } from "./ShowOnTv.svelte";
