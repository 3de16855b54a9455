/** Random names for commands and the device's part of the seed; works on plain http too. */

export function hex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A command's own id: sent again under it, the command is not done twice. */
export function commandId(): string {
  return hex(12);
}

/** 16 bytes that this device adds to the seed when a person sits down. */
export function nonce(): string {
  return hex(16);
}
