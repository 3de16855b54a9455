/** Hands a file to the person: the browser asks where to, or has its own place for it. */

/** In milliseconds: WebKit reads it later. */
const READ_WITHIN = 10_000;

export function saveFile(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => { URL.revokeObjectURL(link.href); }, READ_WITHIN);
}

/** Save data as JSON that people can read, too. */
export function saveData(name: string, data: unknown): void {
  saveFile(new File([`${JSON.stringify(data, null, 1)}\n`], name, { type: "application/json" }));
}
