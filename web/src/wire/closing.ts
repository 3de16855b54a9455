/** When to come back after the server has closed a socket; docs/protocol.md says what each means. */
import { closing } from "./shared";

type ComeBack = (typeof closing)[keyof typeof closing]["come_back"];

const COME_BACK = new Map<number, ComeBack>(
  Object.values(closing).map(({ code, come_back }) => [code, come_back]),
);

/** Return when to come back by oneself; whatever the server did not mean to is a lost connection. */
export function comeBack(code: number): ComeBack {
  return COME_BACK.get(code) ?? "at once";
}
