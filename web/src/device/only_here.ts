/** Whether the page has an address of this machine alone: a link leads nobody else here. */
export function onlyHere(): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
}
