import { manager } from "@jhola/demo/orders/seed-customers.ts";
import { seedId } from "@jhola/demo/seed-id.ts";
import { beginWork, finishPieces } from "#making/do-work.server.ts";
import { giveWork } from "#making/give-work.server.ts";
import { makeForStock } from "#making/make-lots.server.ts";
import type { Services } from "#platform/services.server.ts";
import { morningOrders } from "./morning-orders.ts";
import { type LaidShop, layShop } from "./morning-shop.ts";

const makers = Array.from({ length: 40 }, (_, place) => ({
  id: `maker-${place}`,
  name: `${["Asha", "Sunita", "Rekha", "Leela"][place % 4]} ${["Devi", "Jha", "Sahni", "Khatoon"][(place >> 2) & 3]} ${place + 1}`,
}));

/** Lays a shop of forty makers, who have done their five each of a lot of 200 that waits to be looked at. */
export const layMakingShop = (): Promise<string> => layShop({ orders: morningOrders, also: hireMakers });

async function hireMakers(shop: LaidShop): Promise<void> {
  const craft = { craft: "Sewing", bio: "Sews bags.", location: "Madhubani" };
  await shop.db.updateTable("artisans").set({ working: false }).execute();
  await shop.db
    .insertInto("artisans")
    .values(makers.map((maker) => ({ ...maker, ...craft })))
    .execute();
  await shop.db.deleteFrom("lots").execute();
  await shop.db.deleteFrom("product_steps").where("product_id", "=", seedId("chaand-sling")).execute();
  await finishTwoHundred(shop);
}

async function finishTwoHundred(shop: Pick<Services, "db" | "now">): Promise<void> {
  const goods = { productId: seedId("chaand-sling"), variantId: null, quantity: 200, dueOn: null };
  const lot = await makeForStock(shop, manager, goods);
  const rows = makers.map(({ id }) => ({ artisanId: id, pieces: 5, dueOn: null }));
  const given = await giveWork(shop, manager, { lotId: lot?.id ?? "", version: 1, steps: [1], rows });
  if (given.kind !== "given") throw new Error(`the walk's work was not given: ${given.kind}`);
  for (const [place, partId] of given.partIds.entries()) {
    const own = { partId, artisanId: makers[place]?.id ?? "" };
    await beginWork(shop, { ...own, version: 1 });
    await finishPieces(shop, { ...own, version: 2, pieces: 5 });
  }
}
