import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { RunningShop } from "../tests/running-shop.ts";
import type { Row } from "./measure.ts";

const asset = (path: string): number =>
  gzipSync(readFileSync(join("build/client", path)), { level: 9 }).length;

/** What a phone downloads with the product page before anything else: its scripts and its styles, gzip. */
export async function benchWeights(shop: RunningShop, path: string): Promise<Row[]> {
  const html = await (await fetch(shop.origin + path)).text();
  const linked = (extension: string) => [
    ...new Set(
      [...html.matchAll(new RegExp(`/assets/[\\w.-]+\\.${extension}`, "g"))].map(([found]) => found),
    ),
  ];
  const kib = (paths: string[]) => paths.reduce((sum, each) => sum + asset(each), 0) / 1024;
  const script = kib(linked("js"));
  const style = kib(linked("css"));
  return [
    {
      what: "Product page script, gzip",
      measured: `${script.toFixed(1)} KB`,
      bound: "<= 140 KB",
      holds: script <= 140,
    },
    {
      what: "Product page styles, gzip",
      measured: `${style.toFixed(1)} KB`,
      bound: "<= 20 KB",
      holds: style <= 20,
    },
  ];
}
