/** The picture of a result: drawn by the server as SVG, made into a PNG here, which every messenger takes. */
import { asked } from "../wire/api";

/** A match that ended at a table of this server, or the record of one. */
export type ResultSource = { code: string; match: number } | { record: object };

export interface ResultPicture {
  png: Blob;
  /** The same as an address: what is seen is what is sent. */
  shown: string;
  /** What it says, in a sentence. */
  told: string;
}

/** As the server draws it: a messenger's preview is as large. */
const WIDTH = 1200;
const HEIGHT = 630;

/** `ended` is when the match of a record ended; of its own tables the server knows it. */
export async function pictureOf(source: ResultSource, language: string, ended: number | null): Promise<ResultPicture> {
  const svg = await (await asked(...requestOf(source, language, ended))).text();
  const told = new DOMParser().parseFromString(svg, "image/svg+xml").querySelector("title")?.textContent ?? "";
  return { ...(await drawn(svg)), told };
}

function requestOf(source: ResultSource, language: string, ended: number | null): [path: string, request: RequestInit] {
  const query = new URLSearchParams({ lang: language });
  if ("record" in source) {
    if (ended !== null) query.set("day", dateOf(ended));
    const request = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(source.record) };
    return [`/api/picture?${query.toString()}`, request];
  }
  query.set("match", String(source.match));
  query.set("zone", String(-new Date().getTimezoneOffset())); // the day is that of where the person is
  return [`/api/tables/${source.code}/picture.svg?${query.toString()}`, {}];
}

/** The content policy lets images come from here and from `data:`, and such a one leaves the canvas readable. */
async function drawn(svg: string): Promise<Pick<ResultPicture, "png" | "shown">> {
  const image = new Image();
  await new Promise((done, failed) => {
    image.onload = done;
    image.onerror = failed;
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  });
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  canvas.getContext("2d")?.drawImage(image, 0, 0, WIDTH, HEIGHT);
  const png = await new Promise<Blob | null>((done) => { canvas.toBlob(done, "image/png"); });
  if (!png) throw new Error("the picture could not be made");
  return { png, shown: canvas.toDataURL("image/png") };
}

/** Return a day as the server reads it, where the person is. */
function dateOf(time: number): string {
  const date = new Date(time);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

export function nameOf(source: ResultSource): string {
  return "record" in source ? "toril.png" : `toril-${source.code}-${String(source.match)}.png`;
}
