import { pageWeight } from "../tests/page-weight.ts";
import type { RunningShop } from "../tests/running-shop.ts";
import type { Row } from "./measure.ts";

/** What a phone downloads with the product page before anything else: its scripts and its styles, gzip. */
export async function benchWeights(shop: RunningShop, path: string): Promise<Row[]> {
  const { script, style } = await pageWeight(await (await fetch(shop.origin + path)).text(), shop.origin);
  return [
    row("Product page script with the route map, gzip", script, 130),
    row("Product page styles, gzip", style, 20),
  ];
}

const row = (what: string, size: number, most: number): Row => ({
  what,
  measured: `${size.toFixed(1)} KB`,
  bound: `<= ${most} KB`,
  holds: size <= most,
});
