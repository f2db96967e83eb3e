import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { chromiumPath, quietFlags } from "../tests/browser/chromium.ts";
import { freePort } from "../tests/running-shop.ts";
import { median, type Row } from "./measure.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"];
/**
 * What somebody waits for, by Lighthouse's names, and the most of each: milliseconds, and no shift at all.
 */
const waits = [
  { audit: "largest-contentful-paint", most: 1500 },
  { audit: "total-blocking-time", most: 50 },
  { audit: "cumulative-layout-shift", most: 0 },
];

/**
 * Lighthouse's mobile categories and waits for each page, each the median of three runs, as Lighthouse itself
 * advises, by a browser that has seen nothing yet.
 */
export async function benchLighthouse(origin: string, paths: readonly string[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of paths) rows.push(...(await audit(origin + path, path)));
  return rows;
}

async function audit(url: string, path: string): Promise<Row[]> {
  const runs: number[][] = [];
  for (let run = 0; run < 3; run += 1) runs.push(await measure(url, path));
  const medians = [...categories, ...waits].map((_, index) => median(runs.map((each) => each[index] ?? 0)));
  const scores = medians.slice(0, categories.length);
  const waited = medians.slice(categories.length);
  const [paint = 0, blocked = 0, shift = 0] = waited;
  return [
    {
      what: `Lighthouse ${path}: performance, accessibility, best practices, SEO`,
      measured: scores.join(", "),
      bound: ">= 98 each",
      holds: scores.every((score) => score >= 98),
    },
    {
      what: `Lighthouse ${path}: largest paint, time blocked, layout shift`,
      measured: `${(paint / 1000).toFixed(2)} s, ${Math.round(blocked)} ms, ${shift.toFixed(3)}`,
      bound: "<= 1.5 s, 50 ms, 0",
      holds: waited.every((value, index) => value <= (waits[index]?.most ?? 0)),
    },
  ];
}

async function measure(url: string, path: string): Promise<number[]> {
  const port = await freePort();
  const args = [...quietFlags, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args });
  try {
    const settings = { port, output: "json", logLevel: "error", formFactor: "mobile" } as const;
    const run = await lighthouse(url, { ...settings, onlyCategories: categories });
    if (!run) throw new Error(`Lighthouse gave no answer for ${path}`);
    return figures(run.lhr);
  } finally {
    await browser.close();
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

function figures(lhr: Report): number[] {
  const scores = categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100));
  // Shifts below a thousandth are rounding: nobody sees them.
  const rounded = (value: number) => Math.round(value * 1000) / 1000;
  return [
    ...scores,
    ...waits.map(({ audit: name }) => rounded(lhr.audits[name]?.numericValue ?? Number.NaN)),
  ];
}
