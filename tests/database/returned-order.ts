import { randomUUID } from "node:crypto";
import type { OpenDatabase } from "#platform/database/database.server.ts";
import type { ReturnWanted } from "#returns/asking/request-return.server.ts";
import type { CardShop } from "./card-shop.ts";
import { addOrder, inState, type OrderRow, unpaidByCard } from "./order-row.ts";
import { addProducts } from "./product-row.ts";
import { TestRows } from "./test-rows.ts";

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
