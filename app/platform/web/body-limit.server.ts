import type { BodyKind } from "./route-policy.ts";

/** What nearly all forms are smaller than. */
export const smallFormBytes = 96 * 1024;

const mostBytes: Readonly<Record<BodyKind, number>> = {
  /**
   * A browser sends nine bytes for each sign of Hindi, and a letter has up to four in most texts: 8,000 such
   * letters, and a form around.
   */
  form: 320 * 1024,
  /** What a page's script calls a function with: some names and numbers. */
  call: smallFormBytes,
  /** A record's long texts: the longest, of 200,000 letters, is nine times as many bytes in Hindi. */
  texts: 4 * 1024 * 1024,
  /**
   * Pictures, tables and long texts of an admin, whose guard has its say before such a body is read: what a
   * browser without script sends at once with its form, six pictures of 5 MB or fewer of a phone's largest.
   */
  uploads: 34 * 1024 * 1024,
  /** What the payment provider tells us. */
  event: 256 * 1024,
  /** Many at once: what Meta sends is 3 MB at most, as its pages on webhooks say. */
  events: 3 * 1024 * 1024,
};

/** A provider's proxy may send an event in pieces, without a length; who takes it counts while reading. */
export const mayComeInPieces = (kind: BodyKind): boolean => kind === "event" || kind === "events";

/** The bytes of a body, or undefined as soon as there are more than its kind may have. */
export async function readBody(request: Request, kind: BodyKind): Promise<Buffer | undefined> {
  const most = mostBodyBytes(kind);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The longest body of a kind, in bytes. */
export const mostBodyBytes = (kind: BodyKind): number => mostBytes[kind];
