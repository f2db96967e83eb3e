import { evilTexts, longTexts, rightTexts } from "./garbage.ts";

/** A request as bytes, as no browser would send it. */
export interface WildRequest {
  /** What it tries, for whoever reads of a failure. */
  kind: string;
  bytes: Buffer;
  /** Sent by halves, and left: no answer is waited for. */
  isLeft?: boolean;
}

export interface Surroundings {
  host: string;
  origin: string;
  /** Every address of the shop, with `:name` for its parts. */
  patterns: readonly string[];
  /** What stands in a form's address for what is there: a product's address, an order's id. */
  known: Readonly<Record<string, string>>;
  /** Cookie headers of whoever sends; the empty one is a guest's. */
  cookies: readonly string[];
  /** Forms of whom? */
  forms: "everybody" | "all";
}

export type Random = () => number;

export const pick = <T>(random: Random, list: readonly T[]): T => {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new Error("nothing to pick from");
  return found;
};
export const count = (random: Random, most: number): number => Math.floor(random() * (most + 1));

/** No garbage may look like an address, or a form would be well filled by chance. */
export function garbage(random: Random): string {
  const chance = random();
  if (chance < 0.4) return pick(random, evilTexts);
  if (chance < 0.6) return pick(random, rightTexts);
  if (chance < 0.7) return pick(random, longTexts(count(random, 3_000) + 1));
  if (chance < 0.8) return String(Math.floor((random() - 0.5) * 1e12));
  return Array.from({ length: count(random, 40) }, () => String.fromCharCode(count(random, 0xffff)))
    .join("")
    .replaceAll("@", "");
}

export const encoded = (text: string, random: Random): string =>
  random() < 0.9
    ? encodeURIComponent(text.toWellFormed())
    : encodeURI(text.toWellFormed()).replaceAll(/[\r\n ]/g, "+");

/** A request up to its body. */
export function head(
  method: string,
  path: string,
  around: Surroundings,
  random: Random,
  more: readonly string[] = [],
): Buffer {
  const sender = `10.${count(random, 255)}.${count(random, 255)}.${count(random, 254) + 1}`;
  const cookies = pick(random, around.cookies);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${around.host}`,
    "Connection: close",
    `X-Forwarded-For: ${sender}`,
    ...(random() < 0.97 ? [`Origin: ${around.origin}`] : []),
    ...(cookies ? [`Cookie: ${cookies}`] : []),
    ...more,
    "\r\n",
  ];
  return Buffer.from(lines.join("\r\n"));
}

export const urlEncoded = "application/x-www-form-urlencoded";

export function withBody(
  kind: string,
  path: string,
  type: string,
  text: string,
  around: Surroundings,
  random: Random,
): WildRequest {
  const body = Buffer.from(text);
  const lines = [`Content-Type: ${type}`, `Content-Length: ${body.length}`];
  return { kind: `${kind} ${path}`, bytes: Buffer.concat([head("POST", path, around, random, lines), body]) };
}
