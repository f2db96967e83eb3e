import { lots, type SeedLot, type SeedWork } from "../content/making.ts";
import { seedId } from "../seed-id.ts";
import type { OrderSeedServices, Trx } from "../shop.ts";
import { manager } from "./seed-customers.ts";
import { dateBack, shopAt } from "./seed-orders.ts";

const day = 24 * 60 * 60_000;

/** What was made for stock before a shop's first start, by the shop's own acts. */
export async function seedMaking(trx: Trx, services: OrderSeedServices): Promise<void> {
  for (const lot of lots) await seedLot(trx, services, lot);
}

/** A lot and the work on it, as if the shop's first start were at the services' moment. */
export async function seedLot(trx: Trx, services: OrderSeedServices, lot: SeedLot): Promise<void> {
  const { indianDay, makeForStock } = services.loader;
  const at = new Date(services.now().getTime() - lot.daysAgo * day);
  const on = (days: number) => indianDay(new Date(services.now().getTime() + days * day));
  const goods = { productId: seedId(lot.slug), variantId: null };
  const made = await makeForStock(shopAt(trx, services, at), manager, {
    ...{ ...goods, quantity: lot.pieces, dueOn: on(lot.dueDays) },
  });
  if (!made) throw new Error(`the demo shop makes no ${lot.slug}`);
  await dateBack(trx, at);
  const steps = [...new Set(lot.work.map(({ step }) => step))];
  for (const step of steps) {
    const work = lot.work.filter((one) => one.step === step);
    const ids = await give(trx, services, { lotId: made.id, step, work, at, on });
    for (const [place, one] of work.entries()) await followWork(trx, services, ids[place] ?? "", one);
  }
  if (lot.isStopped) await stop(trx, services, made.id);
}

async function stop(trx: Trx, services: OrderSeedServices, lotId: string): Promise<void> {
  const at = new Date(services.now().getTime() - day / 2);
  const seen = { lotId, version: await versionOf(trx, lotId), as: "stop" as const };
  const ended = await services.loader.making.endBegun(shopAt(trx, services, at), manager, seen);
  if (ended.kind !== "ended") throw new Error(`a demo lot was not stopped: ${ended.kind}`);
  await dateBack(trx, at);
}

async function versionOf(trx: Trx, lotId: string): Promise<number> {
  const lots = trx.selectFrom("lots").select("version").where("id", "=", lotId);
  return (await lots.executeTakeFirstOrThrow()).version;
}

interface Giving {
  lotId: string;
  step: number;
  work: readonly SeedWork[];
  at: Date;
  on(days: number): string;
}

async function give(
  trx: Trx,
  services: OrderSeedServices,
  { lotId, step, work, at, on }: Giving,
): Promise<readonly string[]> {
  const version = await versionOf(trx, lotId);
  const rows = work.map(({ maker, pieces, dueDays }) => ({ artisanId: maker, pieces, dueOn: on(dueDays) }));
  const shop = shopAt(trx, services, at);
  const given = await services.loader.giveWork(shop, manager, { lotId, version, steps: [step], rows });
  if (given.kind !== "given") throw new Error(`demo work was not given: ${given.kind}`);
  await dateBack(trx, at);
  return given.partIds;
}

/** What a maker did of it, and what was found of that, some hours ago. */
async function followWork(
  trx: Trx,
  services: OrderSeedServices,
  partId: string,
  { maker, isBegun = false, done = 0, passed = 0, rework = 0, note, problem }: SeedWork,
): Promise<void> {
  const { beginWork, checkWork, finishPieces, tellProblem } = services.loader;
  const shop = shopAt(trx, services, new Date(services.now().getTime() - day / 2));
  const own = async () => {
    const { version } = await trx
      .selectFrom("lot_parts")
      .select("version")
      .where("id", "=", partId)
      .executeTakeFirstOrThrow();
    return { partId, version, artisanId: maker };
  };
  if (isBegun || done > 0) await beginWork(shop, await own());
  if (done > 0) await finishPieces(shop, { ...(await own()), pieces: done });
  if (passed + rework > 0)
    await checkWork(shop, manager, { ...(await own()), passed, rework, note: note ?? null, photo: null });
  if (problem) await tellProblem(shop, { partId, artisanId: maker, key: "demo", text: problem, photo: null });
  await dateBack(trx, shop.now());
}
