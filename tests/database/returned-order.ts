import { randomUUID } from "node:crypto";
import type { OpenDatabase } from "#platform/database/database.server.ts";
import { type ReturnWanted, requestReturn } from "#returns/asking/request-return.server.ts";
import { findReturn } from "#returns/returns.db.server.ts";
import { approveReturn, receiveReturn } from "#returns/settling/answer-return.server.ts";
import { type SettleWish, settleReturn } from "#returns/settling/settle-return.server.ts";
import { settlementOf } from "#returns/settling/settlement.db.server.ts";
import { paise } from "#values/money/money.ts";
import { type CardShop, eachCardShop } from "./card-shop.ts";
import { shopOwner } from "./each-shop.ts";
import { addOrder, inState, type OrderRow, unpaidByCard } from "./order-row.ts";
import { addProducts } from "./product-row.ts";
import { TestRows } from "./test-rows.ts";

/** Who answers and settles. */
export const owner = shopOwner();
/** When the orders of these tests arrived: a day before. */
export const delivered = new Date("2026-11-20T12:00:00+05:30");

const begin = async (shop: CardShop) =>
  shop.addProducts([
    { id: "bag", name: "Bag", price: "300", stock_count: 3 },
    { id: "tote", name: "Tote", price: "400" },
    { id: "same", name: "Sling", price: "270" },
  ]);

/** Runs a block of tests with a shop to which orders come back, and with what is done there. */
export const eachReturnShop = (
  name: string,
  cases: (shop: CardShop, acts: ReturnType<typeof returnActs>) => void,
): void =>
  eachCardShop(name, { at: "2026-11-21T12:00:00+05:30", begin }, (shop) => cases(shop, returnActs(shop)));

/** How a request is settled. */
type Way =
  | { resolution: "refund" | "refund_by_hand"; amount: number }
  | { resolution: "replacement" | "nothing" };

function returnActs(shop: CardShop) {
  /** A request; answers its id. */
  async function asked(
    order: { orderNumber: string },
    pieces: Record<string, number>,
    change: Parameters<typeof wanted>[2] = {},
  ) {
    const want = wanted(order.orderNumber, pieces, change);
    const answer = await requestReturn(shop, want);
    if (answer.kind !== "asked") throw new Error(JSON.stringify(answer));
    return want.id;
  }
  const seen = async (id: string) => ({ id, version: (await findReturn(shop.db, "id", id))?.version ?? 0 });
  const approve = async (id: string) => approveReturn(shop, owner, await seen(id));
  const receive = async (id: string, pieces: Record<string, [number, number]>) =>
    receiveReturn(shop, owner, {
      ...(await seen(id)),
      pieces: Object.entries(pieces).map(([orderItemId, [received, resellable]]) => {
        return { orderItemId, received, resellable };
      }),
    });
  const wish = async (id: string, way: Way, words: string | null = null): Promise<SettleWish> => ({
    ...(await seen(id)),
    words,
    ...("amount" in way ? { ...way, amount: paise(way.amount) } : way),
  });
  const settle = async (id: string, way: Way, words: string | null = null) =>
    settleReturn(shop, owner, await wish(id, way, words));
  const suggested = async (id: string) => {
    const request = await findReturn(shop.db, "id", id);
    if (!request) throw new Error("no request");
    return (await settlementOf(shop.db, await shop.orderOf(request.orderId), request)).suggested;
  };
  const approved = async (...what: Parameters<typeof asked>) => {
    const id = await asked(...what);
    await approve(id);
    return id;
  };
  const paidByCard = () => addDeliveredByCard(shop, delivered);
  const refunds = () => shop.rows("payment_refunds", {}, "id");
  const stock = async (id: string) => (await shop.row("products", id)).stock_count;
  const mails = async () =>
    (await shop.mails()).map(({ kind, subject }) => `${kind}: ${subject.replace(/R-\d+ |order JC-\d+/, "")}`);
  const acts = { asked, seen, approve, receive, wish, settle, suggested, approved };
  return { ...acts, paidByCard, refunds, stock, mails };
}

/** What is bought and comes back. */
export const sellReturned = ({ db }: Pick<OpenDatabase, "db">) =>
  addProducts(
    db,
    ["Bag", "Tote"].map((name) => ({ id: name.toLowerCase(), name })),
  );

/**
 * Adds an order that was delivered: two bags at ₹300 each, with ₹60 off, and a tote at ₹400, shipped for ₹60;
 * paid in cash, ₹1,000 in all.
 */
export async function addDelivered(
  { db }: Pick<OpenDatabase, "db">,
  deliveredAt: Date,
  order: OrderRow = {},
): Promise<{ id: string; orderNumber: string; bags: string; tote: string }> {
  const [bags, tote] = [randomUUID(), randomUUID()];
  const id = await addOrder(
    db,
    [
      {
        ...{ id: bags, product_id: "bag", product_name: "Bag", quantity: 2, price_at_purchase: "300.00" },
        ...{ discount: "60.00", stock_taken: 2 },
      },
      { id: tote, product_id: "tote", product_name: "Tote", quantity: 1, price_at_purchase: "400.00" },
    ],
    {
      ...{ status: "delivered", fulfilment_state: "delivered", delivered_at: deliveredAt },
      ...{ payment_state: "cod_collected", cod_collected_at: deliveredAt },
      ...{ subtotal: "1000.00", discount_total: "60.00", shipping_cost: "60.00", total_amount: "1000.00" },
      adjustments: JSON.stringify([{ kind: "discount", label: "Discount", amount: 60_00 }]),
      ...order,
    },
  );
  const { order_id_text: orderNumber } = await new TestRows(() => db).row("orders", id);
  return { id, orderNumber, bags, tote };
}

/** The same, paid by card at the provider. */
export async function addDeliveredByCard(shop: CardShop, deliveredAt: Date) {
  const order = await addDelivered(shop, deliveredAt, {
    ...unpaidByCard,
    fulfilment_state: "pending",
    cod_collected_at: null,
  });
  const paymentId = await shop.paid(order.id);
  await shop.settle(paymentId);
  await shop.set("orders", order.id, inState("delivered"));
  return { ...order, paymentId };
}

/** What a buyer asks for; say only what the test is about. */
export const wanted = (
  orderNumber: string,
  pieces: Record<string, number>,
  change: Partial<ReturnWanted> = {},
): ReturnWanted => ({
  id: randomUUID(),
  key: randomUUID(),
  orderNumber,
  userId: null,
  pieces: Object.entries(pieces).map(([orderItemId, quantity]) => ({ orderItemId, quantity })),
  reason: "changed_mind",
  comment: null,
  wish: "refund",
  wishedVariant: null,
  upiId: null,
  photos: [],
  ...change,
});
