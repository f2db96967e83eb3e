import { readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { startShop } from "../tests/running-shop.ts";
import { shopAdmin } from "../tests/sign-in.ts";
import { benchAgainst } from "./against/against.ts";
import { type Bench, type BenchSite, benches } from "./benches.ts";
import { growShop } from "./growth.ts";
import type { Row } from "./measure.ts";

// `npm run bench` measures everything, `npm run bench -- orders mixed` the named rows only; `--short` takes
// less time for them, `--write` keeps the table of a whole run. `npm run bench -- seed 100000` fills the shop
// that the settings name with generated products, orders, messages, quotes and comments, while nobody runs
// it. `npm run bench -- against COMMIT` holds this shop against the one that was. Every figure is measured in
// this one run.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: "boolean" },
    short: { type: "boolean" },
    orders: { type: "string", default: "10000000" },
  },
});

if (positionals[0] === "seed") await seed(Number(positionals[1]));
else if (positionals[0] === "against") await against(positionals[1]);
else await measureAll(chosen(positionals));

async function seed(size: number): Promise<void> {
  if (!Number.isInteger(size) || size < 1 || size > 1_000_000)
    throw new Error("Say how many products: npm run bench -- seed 100000");
  const { DATA_DIR = "data", DATABASE_URL } = process.env;
  await growShop({ DATA_DIR, ...(DATABASE_URL ? { DATABASE_URL } : {}) }, size);
  console.log(`The shop has ${size} products now, and generated orders, messages, quotes and comments.`);
}

async function against(commit: string | undefined): Promise<void> {
  if (!commit) throw new Error("Say against which commit: npm run bench -- against HEAD~20");
  const rows = await benchAgainst(commit, values.short ? 1 : 3);
  report(rows, false);
  process.exitCode = rows.every(({ holds }) => holds) ? 0 : 1;
}

function chosen(names: readonly string[]): readonly Bench[] {
  const unknown = names.filter((name) => !benches.some((bench) => bench.name === name));
  if (unknown.length > 0)
    throw new Error(`${unknown.join(", ")}: there is only ${benches.map(({ name }) => name).join(", ")}`);
  return benches.filter(({ name, onlyNamed }) => (names.length > 0 ? names.includes(name) : !onlyNamed));
}

async function measureAll(wanted: readonly Bench[]): Promise<void> {
  const shop = await startShop(shopAdmin.settings);
  const rows: Row[] = [];
  try {
    const listing = await (await fetch(`${shop.origin}/shop`)).text();
    const product = /href="(\/shop\/[a-z0-9-]+)"/.exec(listing)?.[1] ?? "/shop";
    const site: BenchSite = { shop, product, short: values.short ?? false, orders: Number(values.orders) };
    const running = wanted.filter(({ needs }) => needs === "running shop");
    for (const bench of running) rows.push(...(await measured(bench, site)));
    await shop.stop();
    for (const bench of wanted.filter((each) => !running.includes(each)))
      rows.push(...(await measured(bench, site)));
  } finally {
    await shop.discard();
  }
  report(rows, positionals.length === 0 && !values.short && values.write === true);
  process.exitCode = rows.every(({ holds }) => holds) ? 0 : 1;
}

async function measured(bench: Bench, site: BenchSite): Promise<Row[]> {
  const begun = performance.now();
  const rows = await bench.run(site);
  console.log(`${bench.name}: ${Math.round((performance.now() - begun) / 1000)} s`);
  // A later bench that breaks must not take what was measured with it.
  for (const { what, measured } of rows) console.log(`  ${what}: ${measured}`);
  return rows;
}

function report(rows: readonly Row[], isKept: boolean): void {
  const memory = Math.round(totalmem() / 2 ** 30);
  const machine = `${cpus().length} cores (${cpus()[0]?.model ?? "unknown"}), ${memory} GiB, ${process.platform}, Node ${process.versions.node}`;
  const lines = rows.map(
    ({ what, measured, bound, holds }) =>
      `| ${what} | ${measured} | ${bound} | ${holds ? "yes" : "**no**"} |`,
  );
  const table = ["| what | measured | bound | holds |", "|---|---|---|---|", ...lines].join("\n");
  console.log(`\n${machine}\n\n${table}\n`);
  if (!isKept) return;
  const page = readFileSync("docs/performance.md", "utf8");
  const kept = `<!-- table -->\n\nMachine: ${machine}.\n\n${table}\n\n<!-- /table -->`;
  writeFileSync(
    "docs/performance.md",
    page.replace(/<!-- table -->.*<!-- \/table -->/s, () => kept),
  );
}
