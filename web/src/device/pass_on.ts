/** Hand a link on: by the device's own sharing where it has one, else by the clipboard. */
import { copy } from "./copy";

export const canShare = "share" in navigator;

export async function share(url: string): Promise<void> {
  await navigator.share({ url }).catch(() => undefined); // closing the dialog is no error
}

/** Return how it went: nothing more is to be said of what the device has asked itself. */
export async function passOn(url: string): Promise<"shared" | "copied" | "failed"> {
  if (canShare) {
    await share(url);
    return "shared";
  }
  return (await copy(url)) ? "copied" : "failed";
}
