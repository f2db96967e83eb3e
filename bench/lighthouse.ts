import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { chromiumPath, quietFlags } from "../tests/browser/chromium.ts";
import { freePort } from "../tests/running-shop.ts";
import type { Row } from "./measure.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"];

/** Lighthouse's four mobile categories for each page; the row shows the lowest. */
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
  const run = await lighthouse(url, {
    port,
    output: "json",
    logLevel: "error",
    onlyCategories: categories,
    formFactor: "mobile",
  });
  if (!run) throw new Error(`Lighthouse gave no answer for ${path}`);
  const scores = categories.map((name) => Math.round((run.lhr.categories[name]?.score ?? 0) * 100));
  const failing = Object.values(run.lhr.audits).filter(({ score }) => score !== null && score < 0.9);
  for (const { id, displayValue } of failing) console.log(`  ${path}: ${id} ${displayValue ?? ""}`);
  return {
    what: `Lighthouse mobile ${path}: performance, accessibility, best practices, SEO`,
    measured: scores.join(", "),
    bound: ">= 98 each",
    holds: scores.every((score) => score >= 98),
  };
}
