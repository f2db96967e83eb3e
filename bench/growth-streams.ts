import type { Row } from "./measure.ts";
import type { ShopProcess } from "./shop-process.ts";

const mebibyte = 2 ** 20;
const mostHeld = 4 * mebibyte;

interface Heard {
  bytes: number;
  seconds: number;
  /** Bytes more than before that the shop held on to, at most. */
  held: number;
}

/**
 * Reads what a shop sends at length. What it holds meanwhile is looked at each time that so many bytes have
 * arrived; 0 looks at nothing, and is for the time. Garbage is no part of it: how much of that stands in
 * memory is the collector's affair.
 */
async function hear(origin: string, paths: readonly string[], lookEvery: number): Promise<Heard> {
  const heldNow = async () => Number(await (await fetch(`${origin}/held`)).text());
  // The first look still frees what the pages before have left.
  await heldNow();
  const before = await heldNow();
  const begun = performance.now();
  let [bytes, lookedAt, held] = [0, 0, 0];
  for (const path of paths) {
    const answer = await fetch(origin + path);
    if (answer.status !== 200) throw new Error(`${answer.status} at ${path}`);
    for await (const chunk of answer.body ?? []) {
      bytes += chunk.length;
      if (lookEvery === 0 || bytes < lookedAt + lookEvery) continue;
      lookedAt = bytes;
      held = Math.max(held, (await heldNow()) - before);
    }
  }
  return { bytes, seconds: (performance.now() - begun) / 1000, held };
}

const megabytes = (bytes: number): string => `${(bytes / mebibyte).toFixed(1)} MB`;

/** What the shop holds on to while its sitemaps are sent. */
export async function sitemapRow(site: string, { origin }: ShopProcess): Promise<Row> {
  const index = await (await fetch(`${origin}/sitemap.xml`)).text();
  const parts = [...index.matchAll(/sitemap\.xml(\?part=\d+)/g)].map(([, part]) => `/sitemap.xml${part}`);
  const { bytes, held } = await hear(origin, parts.length > 0 ? parts : ["/sitemap.xml"], mebibyte / 4);
  return {
    what: `Sitemap of the largest of these shops, ${site}`,
    measured: `${megabytes(bytes)} sent, ${megabytes(held)} held meanwhile`,
    bound: "<= 4 MB held",
    holds: held <= mostHeld,
  };
}

const feeds = { "Google's": "/feeds/google.xml", "Meta's": "/feeds/meta.csv" };

/**
 * What the shop holds on to while a feed is sent, and its time for a product in this shop and in a smaller
 * one.
 */
export async function feedRows(
  site: string,
  [small, large]: readonly [ShopProcess, ShopProcess],
  [few, many]: readonly [number, number],
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [whose, path] of Object.entries(feeds)) {
    const each = async ({ origin }: ShopProcess, products: number) =>
      ((await hear(origin, [path], 0)).seconds / products) * 1e6;
    const [before, now] = [await each(small, few), await each(large, many)];
    const { bytes, held } = await hear(large.origin, [path], 4 * mebibyte);
    const ratio = now / before;
    rows.push({
      what: `${whose} feed of ${few} and of ${many} products of four variants, ${site}`,
      measured: `${Math.round(before)} µs to ${Math.round(now)} µs a product: ${ratio.toFixed(2)}; ${megabytes(bytes)} sent, ${megabytes(held)} held meanwhile`,
      bound: "<= 1.5, <= 4 MB held",
      holds: ratio <= 1.5 && held <= mostHeld,
    });
  }
  return rows;
}
