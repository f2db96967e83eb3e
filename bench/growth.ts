import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { sql } from "kysely";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { openLog } from "#platform/log.server.ts";
import { startTestPostgres } from "../tests/database/start-test-postgres.ts";
import { shopAdmin } from "../tests/sign-in.ts";
import { costsSideBySide, rowsOf } from "./growth-costs.ts";
import { feedRows, sitemapRow } from "./growth-streams.ts";
import { growAdminLists } from "./large-shop/grow-admin-lists.ts";
import { growHindi } from "./large-shop/grow-hindi.ts";
import { growMaking } from "./large-shop/grow-making.ts";
import { growProducts } from "./large-shop/grow-products.ts";
import { growVariants } from "./large-shop/grow-variants.ts";
import type { Row } from "./measure.ts";
import { type ShopProcess, startShopProcess } from "./shop-process.ts";

/** How many products, orders, messages and comments each database is measured with. */
export interface GrowthSizes {
  server?: readonly number[];
  embedded?: readonly number[];
}

type Settings = Record<string, string>;

interface Site {
  name: string;
  sizes: readonly number[];
  /** A place for a shop: a copy of another one, or the place of the first. */
  place(like?: Settings): Promise<Settings>;
}

/**
 * Adds generated products of four variants and in two languages, orders, messages, quotes and comments to a
 * shop that nobody runs, and tidies its tables.
 */
export async function growShop(settings: Record<string, string>, size: number): Promise<void> {
  const directory = resolve(settings.DATA_DIR ?? "data", "database");
  const database = await openDatabase({ url: settings.DATABASE_URL, directory, log: openLog("silent") });
  try {
    await growProducts(database.db, size);
    await growVariants(database.db);
    await growHindi(database.db);
    await growAdminLists(database.db, size);
    await growMaking(database.db, size);
    await sql`vacuum (analyze)`.execute(database.db);
    await database.maintain();
  } finally {
    await database.close();
  }
}

/** What a hundredfold and a thousandfold shop costs a page that is not cached, on both databases. */
export async function benchGrowth(dataDir: string, sizes: GrowthSizes): Promise<Row[]> {
  const server = await startTestPostgres();
  const folder = mkdtempSync(join(tmpdir(), "jhola-growth-"));
  const onServer: Site = {
    name: "server PostgreSQL",
    sizes: sizes.server ?? [],
    place: async (like) => ({
      ...shopAdmin.settings,
      DATA_DIR: dataDir,
      DATABASE_URL: await server.createDatabase(like && new URL(like.DATABASE_URL ?? "").pathname.slice(1)),
    }),
  };
  const embedded: Site = {
    name: "embedded",
    sizes: sizes.embedded ?? [],
    place: async (like) => {
      const made = mkdtempSync(join(folder, "shop-"));
      cpSync(like?.DATA_DIR ?? dataDir, made, { recursive: true });
      return { DATA_DIR: made };
    },
  };
  try {
    return [...(await growthOf(onServer)), ...(await growthOf(embedded))];
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function growthOf({ name, sizes, place }: Site): Promise<Row[]> {
  if (sizes.length === 0) return [];
  const shops: ShopProcess[] = [];
  try {
    for (const settings of await grownPlaces(name, sizes, place))
      shops.push(await startShopProcess({ uncached: true, settings }));
    const costs = await costsSideBySide(shops, sizes);
    const [smaller, largest] = shops.slice(-2);
    const [few, many] = sizes.slice(-2);
    if (!smaller || !largest || !few || !many) throw new Error("growth is measured in two shops or more");
    return [
      ...rowsOf(name, costs, sizes),
      await sitemapRow(name, largest),
      ...(await feedRows(name, [smaller, largest], [few, many])),
    ];
  } finally {
    await Promise.all(shops.map((shop) => shop.stop()));
  }
}

/** A place for each size, each grown from a copy of the one before. */
async function grownPlaces(
  name: string,
  sizes: readonly number[],
  place: Site["place"],
): Promise<Settings[]> {
  const places: Settings[] = [];
  for (const size of sizes) {
    const settings = await place(places.at(-1));
    // The first start makes the tables and the demo shop.
    if (places.length === 0) await (await startShopProcess({ settings })).stop();
    const begun = performance.now();
    await growShop(settings, size);
    console.log(`${name}: ${size} products after ${Math.round((performance.now() - begun) / 1000)} s`);
    places.push(settings);
  }
  return places;
}
