import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { startShop } from "../tests/running-shop.ts";
import { benchCachedPage } from "./cached-page.ts";
import { benchInteractions } from "./interactions.ts";
import { benchLighthouse } from "./lighthouse.ts";
import type { Row } from "./measure.ts";
import { benchPlaceOrder } from "./place-order.ts";
import { benchUncached } from "./uncached-page.ts";
import { benchWeights } from "./weights.ts";

// `npm run bench`: every figure is a ratio or a size measured in this one run. `npm run bench -- --write` keeps the table.

const shop = await startShop();
const rows: Row[] = [];
try {
  const listing = await (await fetch(`${shop.origin}/shop`)).text();
  const product = /href="(\/shop\/[a-z0-9-]+)"/.exec(listing)?.[1] ?? "/shop";
  rows.push(await benchCachedPage(shop, product));
  rows.push(...(await benchWeights(shop, product)));
  rows.push(...(await benchLighthouse(shop.origin, ["/", "/shop", product])));
  rows.push(...(await benchInteractions(shop.origin, product)));
  await shop.stop();
  rows.push(
    ...(await benchUncached(["/", "/shop", "/shop?category=bags&sort=price-asc", product], shop.dataDir)),
  );
  rows.push(await benchPlaceOrder());
} finally {
  await shop.discard();
}

const memory = Math.round(totalmem() / 2 ** 30);
const machine = `${cpus().length} cores (${cpus()[0]?.model ?? "unknown"}), ${memory} GiB, ${process.platform}, Node ${process.versions.node}`;
const lines = rows.map(
  ({ what, measured, bound, holds }) => `| ${what} | ${measured} | ${bound} | ${holds ? "yes" : "**no**"} |`,
);
const table = ["| what | measured | bound | holds |", "|---|---|---|---|", ...lines].join("\n");
console.log(`\n${machine}\n\n${table}\n`);

if (process.argv.includes("--write")) {
  mkdirSync("docs", { recursive: true });
  const before = readFileSync("docs/performance.md", "utf8").split("<!-- table -->")[0] ?? "";
  writeFileSync("docs/performance.md", `${before}<!-- table -->\n\nMachine: ${machine}.\n\n${table}\n`);
}
process.exit(rows.every(({ holds }) => holds) ? 0 : 1);
