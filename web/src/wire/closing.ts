/** Why the server closes a socket; docs/protocol.md says what each means. */

/** Closings after which a person decides what happens next. */
export const CLOSING = {
  tooLarge: 1009,
  malformed: 4400,
  kicked: 4403,
  noSuchTable: 4404,
  otherProtocol: 4406,
  elsewhere: 4409,
  left: 4410,
} as const;

/** Too many connections or messages: later. */
export const CROWDED: readonly number[] = [4413, 4429];
