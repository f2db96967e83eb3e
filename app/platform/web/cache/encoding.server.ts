import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const mostKnown = 100;
const known = new Map<string, Encoding>();

/** The best encoding that an Accept-Encoding header allows. A coding with q=0 is refused by the client. */
export function chooseEncoding(accept: string | undefined): Encoding {
  if (!accept) return "identity";
  // Browsers send a handful of different ones.
  const before = known.get(accept);
  if (before) return before;
  const chosen = bestOf(accept);
  if (known.size < mostKnown && accept.length < 200) known.set(accept, chosen);
  return chosen;
}

function bestOf(accept: string): Encoding {
  const offers = accept
    .toLowerCase()
    .split(",")
    .map((offer) => offer.replaceAll(" ", ""));
  const allows = (name: string) =>
    offers.some(
      (offer) =>
        offer === name || (offer.startsWith(`${name};q=`) && Number(offer.slice(name.length + 3)) > 0),
    );
  if (allows("br")) return "br";
  return allows("gzip") ? "gzip" : "identity";
}

const levels = { light: { gzip: 1, br: 2 }, full: { gzip: 6, br: 8 }, best: { gzip: 9, br: 11 } };

/**
 * Compresses off the main thread: lightly for somebody who waits, at a third of the cost of fully and with a
 * fifth more bytes; best, at many times the cost, what is compressed once for as long as the shop runs.
 */
export function compress(
  bytes: Buffer,
  encoding: Exclude<Encoding, "identity">,
  effort: keyof typeof levels,
): Promise<Buffer> {
  const level = levels[effort][encoding];
  if (encoding === "gzip") return compressGzip(bytes, { level });
  return compressBrotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}
