/** Ways in which a picture leaves the page; plain http has fewer of them. */

/** Whether the device has a sheet of its own for a picture. */
export function canSend(file: File): boolean {
  return "canShare" in navigator && navigator.canShare({ files: [file] });
}

export async function send(file: File, text: string): Promise<void> {
  await navigator.share({ files: [file], title: "Toril", text }).catch(() => undefined); // closing the sheet is no error
}

export const canCopy = window.isSecureContext && "ClipboardItem" in window;

export async function copyPicture(png: Blob): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [png.type]: png })]);
    return true;
  } catch {
    return false;
  }
}
