import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Config } from "#platform/config/config.server.ts";
import type { Job } from "#platform/jobs/run-jobs.server.ts";
import type { Services } from "#platform/services.server.ts";
import { beginShop } from "#platform/settings/settings.db.server.ts";
import { type DemoLoader, demoLoader } from "./demo-loader.server.ts";
import { hasPicturesToDraw, isUnseeded } from "./demo-shop.db.server.ts";

// The demo shop is a package of plain TypeScript beside the bundle (`demo/`): it is loaded only by a start
// that finds something for it to do, and gets the shop's own acts as an argument.

type SeedServices = Pick<Services, "db" | "files">;
type OrderSeedServices = Pick<Services, "config" | "log" | "secret" | "now">;

interface Loaded {
  loader: DemoLoader;
}

interface Seeding {
  seedShop(
    ground: SeedServices & Loaded,
    root: string,
    withOrders?: OrderSeedServices & Loaded,
  ): Promise<void>;
}

interface FirstDrawing {
  drawFirst(root: string, withOrders: boolean): Promise<unknown>;
}

interface Drawing {
  drawLater(ground: SeedServices & Loaded, root: string, isStopped: () => boolean): Promise<void>;
}

/**
 * Begins to draw what a demo shop can't open without while the database in its folder is made, which leaves a
 * core idle. Seeding waits for it, and hears of what went wrong.
 */
export async function drawAhead(config: Config, root: string): Promise<void> {
  if (config.seed === "empty" || !isUnmade(config)) return;
  const { drawFirst }: FirstDrawing = await seedModule(root, "pictures/draw-first.ts");
  await drawFirst(root, config.seed === "demo").catch(() => {});
}

/** Has the shop an embedded database that is not there yet? */
export const isUnmade = (config: Config): boolean =>
  config.database.url === undefined && !existsSync(embeddedFolder(config));

export const embeddedFolder = ({ dataDir }: Config): string => resolve(dataDir, "database");

/**
 * Fills a database in which nobody has begun a shop with the demo shop, unless the settings want it empty;
 * with its goods alone where they want no orders. A new shop that is no demo is closed at first
 * (DAYONE-20).
 */
export async function seedWhenEmpty(shop: SeedServices & OrderSeedServices, root: string): Promise<void> {
  if (!(await isUnseeded(shop.db))) return;
  if (shop.config.seed === "empty") return beginShop(shop.db);
  shop.log.info({}, "no shop was found in the database: a new demo shop is seeded");
  const { seedShop }: Seeding = await seedModule(root, "seed-shop.ts");
  const ground = { ...shop, loader: demoLoader };
  await seedShop(ground, root, shop.config.seed === "demo" ? ground : undefined);
}

/** Draws the pictures that a first start has left for later. */
export const demoShopJobs = (services: Services, root: string): Job[] => {
  if (services.config.seed === "empty") return [];
  const run = async (isStopped: () => boolean) => {
    if (!(await hasPicturesToDraw(services.db))) return;
    const { drawLater }: Drawing = await seedModule(root, "draw-later.ts");
    await drawLater({ ...services, loader: demoLoader }, root, isStopped);
  };
  return [{ name: "demo-pictures", everySeconds: 60 * 60, run }];
};

const seedModule = (root: string, name: string) =>
  import(/* @vite-ignore */ pathToFileURL(resolve(root, "demo", name)).href);
