import type { OrderRow } from "#orders/lock-order.db.server.ts";
import { itemsOf } from "#orders/placing/order-items.db.server.ts";
import { requestReturn } from "#returns/asking/request-return.server.ts";
import { findReturn } from "#returns/returns.db.server.ts";
import { approveReturn, receiveReturn } from "#returns/settling/answer-return.server.ts";
import { settleReturn } from "#returns/settling/settle-return.server.ts";
import { settlementOf } from "#returns/settling/settlement.db.server.ts";
import type { SeedReturn } from "./content/orders/seed-order.ts";
import type { Deed, SeedShop } from "./order-deeds.ts";
import { manager, packer } from "./seed-customers.ts";
import { photoOf } from "./seed-pictures.ts";

/** How a demo order's buyer asked for something to be put right, and how far the owner has come with it. */
export function returnDeeds(
  wish: SeedReturn,
  { key, lock }: { key: string; lock: (shop: SeedShop) => Promise<OrderRow> },
): Deed[] {
  const { asked, approved, received, settled } = wish;
  return [
    { after: asked, act: async (shop) => ask(shop, await lock(shop), { wish, id: key }) },
    ...at(approved, async (shop) => void (await approveReturn(shop, manager, await seen(shop, key)))),
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
  const items = await itemsOf(shop.db, row.id);
  const item = items[wish.line ?? 0];
  if (!item) throw new Error("a demo order lacks the line that is sent back");
  const photos = wish.hasPhoto ? [photoOf(shop.pictures, id)] : [];
  if (photos.length > 0)
    await shop.db
      .insertInto("uploads")
      .values(photos.map((url) => ({ url })))
      .execute();
  const answer = await requestReturn(shop, {
    ...{ id, key: id, orderNumber: row.order_id_text, userId: row.user_id, photos },
    pieces: [{ orderItemId: item.id, quantity: 1 }],
    ...{ reason: wish.reason, wish: wish.wish, comment: wish.comment, wishedVariant: null, upiId: null },
  });
  if (answer.kind !== "asked") throw new Error(`a demo return was refused: ${JSON.stringify(answer)}`);
}

async function seen(shop: SeedShop, id: string) {
  const request = await findReturn(shop.db, "id", id);
  if (!request) throw new Error("a demo return is gone");
  return request;
}

async function receive(shop: SeedShop, id: string): Promise<void> {
  const request = await seen(shop, id);
  const pieces = request.pieces.map(({ orderItemId, quantity }) => ({
    ...{ orderItemId, received: quantity, resellable: quantity },
  }));
  await receiveReturn(shop, packer, { ...request, pieces });
}

async function settle(shop: SeedShop, order: OrderRow, id: string): Promise<void> {
  const request = await seen(shop, id);
  const { suggested } = await settlementOf(shop.db, order, request);
  const done = await settleReturn(shop, manager, {
    ...{ id, version: request.version, words: null, resolution: "refund", amount: suggested.total },
  });
  if (done.kind !== "settled") throw new Error(`a demo return was not settled: ${done.kind}`);
}
