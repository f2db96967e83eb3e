import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Job } from "#platform/jobs/run-jobs.server.ts";
import type { Services } from "#platform/services.server.ts";

// The seed is plain TypeScript outside the bundle: it is loaded only by a start that finds something for it to do.

interface Planting {
  plantShop(services: Services, root: string): Promise<void>;
}

interface Drawing {
  drawLater(services: Services, root: string, isStopped: () => boolean): Promise<void>;
}

/** Fills a database without products and artisans with the demo shop, unless the settings want it empty. */
export async function plantWhenEmpty(services: Services, root: string): Promise<void> {
  if (services.config.seed === "empty" || !(await isEmpty(services.db))) return;
  const { plantShop }: Planting = await seedModule(root, "plant-shop.ts");
  await plantShop(services, root);
}

/** Draws the pictures that a first start has left for later. */
export const demoShopJobs = (services: Services, root: string): Job[] => {
  if (services.config.seed === "empty") return [];
  const run = async (isStopped: () => boolean) => {
    if (!(await hasPicturesToDraw(services.db))) return;
    const { drawLater }: Drawing = await seedModule(root, "draw-later.ts");
    await drawLater(services, root, isStopped);
  };
  return [{ name: "demo-pictures", everySeconds: 60 * 60, run }];
};

const seedModule = (root: string, name: string) =>
  import(/* @vite-ignore */ pathToFileURL(resolve(root, "db/seed", name)).href);

async function isEmpty(db: Services["db"]): Promise<boolean> {
  const product = await db.selectFrom("products").select("id").limit(1).executeTakeFirst();
  const artisan = await db.selectFrom("artisans").select("id").limit(1).executeTakeFirst();
  return !product && !artisan;
}

const hasPicturesToDraw = async (db: Services["db"]): Promise<boolean> =>
  (await db.selectFrom("pictures_to_draw").select("row_id").limit(1).executeTakeFirst()) !== undefined;
