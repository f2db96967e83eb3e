import { createHash } from "node:crypto";
import { textOf } from "../document.server.ts";
import { chooseEncoding, compress, type Encoding } from "./encoding.server.ts";

/** By this header a loader says until when its page is true. It is never sent on. */
export const freshUntilHeader = "x-fresh-until";

/**
 * For a page that changes by itself, as when a sale ends, a scheduled post is due or a date it names is over:
 * `return data(page, { headers: freshUntil(saleEnds, postDue) })`. From the earliest of these moments on the
 * page is made anew for anyone who asks, and no browser shows the old one unasked. Nothing else is needed, on
 * pages that others' loaders take part in, too; an endpoint puts it among its answer's headers. Undefined is
 * what does not change by itself.
 */
export function freshUntil(...moments: readonly (Date | undefined)[]): Record<string, string> {
  const known = moments.filter((moment) => moment !== undefined).map(Number);
  return known.length > 0 ? { [freshUntilHeader]: new Date(Math.min(...known)).toISOString() } : {};
}

/** The earliest moment of what several loaders say; undefined where none says any. */
export function earliestOf(loaders: readonly Headers[]): string | undefined {
  const told = loaders.map((headers) => headers.get(freshUntilHeader)).filter((until) => until !== null);
  return told.toSorted((a, b) => momentOf(a) - momentOf(b))[0];
}

/**
 * Epoch milliseconds; without a moment forever. One that can't be read counts as past: better made twice than
 * shown too long.
 */
export function momentOf(text: string | null | undefined): number {
  if (text === null || text === undefined) return Number.POSITIVE_INFINITY;
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? 0 : moment;
}

/**
 * One public page as it is sent: the same bytes for everybody. Its compressed forms are added when somebody
 * first asks for them.
 */
export interface CachedPage {
  etag: string;
  headers: Record<string, string>;
  /** The headers of a 304, as node:http takes them fastest: name, value, name, value. */
  unchanged: string[];
  bodies: { identity: CachedBody } & Partial<Record<Encoding, CachedBody>>;
  /** Compressed forms that are being made, so that many who ask at once wait for the same one. */
  compressing: Partial<Record<Encoding, Promise<CachedBody>>>;
  /** From this moment on (epoch milliseconds) the page has to be made again. */
  freshUntil: number;
  /** How often the content had changed when it was made, as the cache counts. */
  epoch: number;
  /** Requested since the cache last looked for something to drop. */
  isUsed: boolean;
  /** The bytes that the cache has counted for it. */
  counted: number;
}

interface CachedBody {
  bytes: Buffer;
  /** The headers that go with it, prepared once: name, value, name, value. */
  headers: string[];
  /** Compressed lightly, for the first request. */
  isLight?: boolean;
}

/** Only a plain success that sets no cookie and says 'public' may be the same for everybody. */
export function isCacheable(response: Response): boolean {
  const control = response.headers.get("Cache-Control") ?? "";
  return response.status === 200 && control.includes("public") && !response.headers.has("Set-Cookie");
}

/** How browsers and proxies keep a page that may change at any time: they ask whether it still holds. */
export const askedEachTime = "public, max-age=0, must-revalidate";

export async function pageFrom(response: Response): Promise<CachedPage> {
  const text = textOf(response);
  const identity = text === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(text);
  const etag = `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  const { [freshUntilHeader]: until, ...given } = Object.fromEntries(response.headers);
  const lasting: Record<string, string> = until === undefined ? {} : { "cache-control": askedEachTime };
  const headers = { ...given, ...lasting, etag, vary: "Accept-Encoding" };
  return {
    etag,
    headers,
    unchanged: flat(headers),
    bodies: { identity: cachedBody(headers, "identity", identity) },
    compressing: {},
    freshUntil: momentOf(until),
    epoch: -1,
    isUsed: false,
    counted: 0,
  };
}

function cachedBody(headers: Record<string, string>, encoding: Encoding, bytes: Buffer): CachedBody {
  const own: Record<string, string> = encoding === "identity" ? {} : { "content-encoding": encoding };
  return { bytes, headers: flat({ ...headers, "content-length": String(bytes.length), ...own }) };
}

const flat = (headers: Record<string, string>): string[] => Object.entries(headers).flat();

/** The page for one request: 304 when the browser has it, else in the best encoding it takes. */
export async function toResponse(
  page: CachedPage,
  request: Request,
  asSent: (headers: string[]) => string[],
): Promise<Response> {
  if (isHeld(request.headers.get("If-None-Match"), page.etag)) {
    return new Response(null, { status: 304, headers: pairsOf(asSent(page.unchanged)) });
  }
  const encoding = chooseEncoding(request.headers.get("Accept-Encoding") ?? undefined);
  const { bytes, headers } = await bodyIn(page, encoding);
  const sent = request.method === "HEAD" ? null : new Uint8Array(bytes);
  return new Response(sent, { headers: pairsOf(asSent(headers)) });
}

async function bodyIn(page: CachedPage, encoding: Encoding): Promise<CachedBody> {
  if (encoding === "identity") return page.bodies.identity;
  const made = page.bodies[encoding];
  if (made) return made;
  page.compressing[encoding] ??= compressed(page, encoding).finally(() => delete page.compressing[encoding]);
  return page.compressing[encoding];
}

async function compressed(page: CachedPage, encoding: Exclude<Encoding, "identity">): Promise<CachedBody> {
  const bytes = await compress(page.bodies.identity.bytes, encoding, "light");
  const body = { ...cachedBody(page.headers, encoding, bytes), isLight: true };
  page.bodies[encoding] = body;
  return body;
}

/** Puts the fully compressed form in the place of the light one, for a page that is requested again. */
export async function compressFully(page: CachedPage, encoding: Encoding): Promise<void> {
  const body = page.bodies[encoding];
  if (encoding === "identity" || !body?.isLight) return;
  body.isLight = false;
  const bytes = await compress(page.bodies.identity.bytes, encoding, "full");
  page.bodies[encoding] = cachedBody(page.headers, encoding, bytes);
}

const pairsOf = (headers: readonly string[]): [string, string][] =>
  headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1] ?? ""] as [string, string]] : []));

/** Bytes that a page holds in memory, with an allowance for its headers. */
export function sizeOf(page: CachedPage): number {
  return Object.values(page.bodies).reduce((sum, body) => sum + (body?.bytes.length ?? 0), 1024);
}

/** A strong entity tag of some bytes. */
export const entityTag = (bytes: Uint8Array): string =>
  `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;

/**
 * Has the sender this version already? `If-None-Match` is a list of tags or `*`, and a weak tag counts like a
 * strong one (RFC 9110, 13.1.2).
 */
export function isHeld(ifNoneMatch: string | null | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === tag || ifNoneMatch.trim() === "*") return true;
  const opaque = tag.replace(/^W\//, "");
  return ifNoneMatch.match(/"[^"]*"/g)?.includes(opaque) ?? false;
}

/** The headers of an answer that a 304 repeats; those of the body stay away. */
export function unchanged(headers: Headers): Response {
  const kept = new Headers(headers);
  for (const name of ["Content-Length", "Content-Encoding", "Content-Type"]) kept.delete(name);
  return new Response(null, { status: 304, headers: kept });
}
