/** The way in for others. */

/** Where it stands on the page. */
export const INVITATION = "invitation";

export function addressOf(code: string): string {
  return `${location.origin}/t/${code}`;
}
