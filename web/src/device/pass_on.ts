/** Hand a link on: by the device's own sharing where it has one, else by the clipboard. */
import { copy } from "./copy";

export const canShare = "share" in navigator;

/** With a `text` where there is something to say: messengers show it beside the link. */
export async function share(url: string, text?: string): Promise<void> {
  await navigator.share({ url, ...(text ? { title: "Toril", text } : {}) }).catch(() => undefined); // closing the dialog is no error
}

/** Return how it went: nothing more is to be said of what the device has asked itself. */
export async function passOn(url: string, text: string): Promise<"shared" | "copied" | "failed"> {
  if (canShare) {
    await share(url, text);
    return "shared";
  }
  return (await copy(url)) ? "copied" : "failed";
}
