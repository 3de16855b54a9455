/** What somebody typed or pasted to get to a table, read forgivingly. */
import { tableCodes } from "../wire/shared";

const { letters, length } = tableCodes;
const CODE = new RegExp(`^[${letters}]{${String(length)}}$`);
const LINK = /\/t\/([^/?#]+)\/?(#seat=[A-Za-z0-9_-]{22})?$/;

/** Return the path of the table that `text` names, null when it cannot be one. */
export function pathIn(text: string): string | null {
  const link = LINK.exec(text.trimEnd());
  const code = codeIn(link?.[1] ?? (text.includes("/") ? "" : text));
  return code === null ? null : `/t/${code}${link?.[2] ?? ""}`;
}

/** Return the code as the server writes it, by the rule of `toril.wire.table_codes`. */
export function codeIn(text: string): string | null {
  const code = text.replace(/[^\p{L}\p{N}]/gu, "").toUpperCase();
  return CODE.test(code) ? code : null;
}
