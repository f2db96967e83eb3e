import type { SeedReturn } from "../content/orders/seed-order.ts";
import { photoOf } from "../pictures/seed-pictures.ts";
import type { OrderRow } from "../shop.ts";
import type { Deed, SeedShop } from "./deed.ts";
import { manager, packer } from "./seed-customers.ts";

/** How a demo order's buyer asked for something to be put right, and how far the owner has come with it. */
export function returnDeeds(
  wish: SeedReturn,
  { key, lock }: { key: string; lock: (shop: SeedShop) => Promise<OrderRow> },
): Deed[] {
  const { asked, approved, received, settled } = wish;
  return [
    { after: asked, act: async (shop) => ask(shop, await lock(shop), { wish, id: key }) },
    ...at(
      approved,
      async (shop) => void (await shop.loader.approveReturn(shop, manager, await seen(shop, key))),
    ),
    ...at(received, (shop) => receive(shop, key)),
    ...at(settled, async (shop) => settle(shop, await lock(shop), key)),
  ];
}

const at = (after: number | undefined, act: Deed["act"]): Deed[] =>
  after === undefined ? [] : [{ after, act }];

async function ask(
  shop: SeedShop,
  row: OrderRow,
  { wish, id }: { wish: SeedReturn; id: string },
): Promise<void> {
  const items = await shop.loader.itemsOf(shop.db, row.id);
  const item = items[wish.line ?? 0];
  if (!item) throw new Error("a demo order lacks the line that is sent back");
  const photos = wish.hasPhoto ? [photoOf(shop.pictures, id)] : [];
  if (photos.length > 0)
    await shop.db
      .insertInto("uploads")
      .values(photos.map((url) => ({ url })))
      .execute();
  const answer = await shop.loader.requestReturn(shop, {
    ...{ id, key: id, orderNumber: row.order_id_text, userId: row.user_id, photos },
    pieces: [{ orderItemId: item.id, quantity: 1 }],
    ...{ reason: wish.reason, wish: wish.wish, comment: wish.comment, wishedVariant: null, upiId: null },
  });
  if (answer.kind !== "asked") throw new Error(`a demo return was refused: ${JSON.stringify(answer)}`);
}

async function seen(shop: SeedShop, id: string) {
  const request = await shop.loader.findReturn(shop.db, "id", id);
  if (!request) throw new Error("a demo return is gone");
  return request;
}

async function receive(shop: SeedShop, id: string): Promise<void> {
  const request = await seen(shop, id);
  const pieces = request.pieces.map(({ orderItemId, quantity }) => ({
    ...{ orderItemId, received: quantity, resellable: quantity },
  }));
  await shop.loader.receiveReturn(shop, packer, { ...request, pieces });
}

async function settle(shop: SeedShop, order: OrderRow, id: string): Promise<void> {
  const request = await seen(shop, id);
  const { suggested } = await shop.loader.settlementOf(shop.db, order, request);
  const done = await shop.loader.settleReturn(shop, manager, {
    ...{ id, version: request.version, words: null, resolution: "refund", amount: suggested.total },
  });
  if (done.kind !== "settled") throw new Error(`a demo return was not settled: ${done.kind}`);
}
