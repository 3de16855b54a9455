/** Random names for commands, claims and numbers; works on plain http too. */

export function hex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A command's own id: sent again under it, the command is not done twice. */
export function commandId(): string {
  return hex(12);
}

/** 16 bytes that only this device knows: who asks again with the same ones gets an answer that was lost. */
export function claim(): string {
  return hex(16);
}
