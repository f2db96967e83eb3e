import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { chromiumPath, quietFlags } from "../tests/browser/chromium.ts";
import { freePort } from "../tests/running-shop.ts";
import { median, type Row } from "./measure.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"];

/** Lighthouse's four mobile categories for each page, each the median of three runs, as Lighthouse itself advises. */
export async function benchLighthouse(origin: string, paths: readonly string[]): Promise<Row[]> {
  const port = await freePort();
  const args = [...quietFlags, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args });
  const rows: Row[] = [];
  try {
    for (const path of paths) rows.push(await audit(origin + path, path, port));
  } finally {
    await browser.close();
  }
  return rows;
}

async function audit(url: string, path: string, port: number): Promise<Row> {
  const runs: number[][] = [];
  for (let run = 0; run < 3; run += 1) runs.push(await scores(url, path, port));
  const medians = categories.map((_, index) => median(runs.map((each) => each[index] ?? 0)));
  return {
    what: `Lighthouse mobile ${path}: performance, accessibility, best practices, SEO (median of 3)`,
    measured: medians.join(", "),
    bound: ">= 98 each",
    holds: medians.every((score) => score >= 98),
  };
}

async function scores(url: string, path: string, port: number): Promise<number[]> {
  const settings = { port, output: "json", logLevel: "error", formFactor: "mobile" } as const;
  const run = await lighthouse(url, { ...settings, onlyCategories: categories });
  if (!run) throw new Error(`Lighthouse gave no answer for ${path}`);
  return categories.map((name) => Math.round((run.lhr.categories[name]?.score ?? 0) * 100));
}
