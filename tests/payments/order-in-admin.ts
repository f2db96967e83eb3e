import { afterAll, beforeAll, beforeEach } from "vitest";
import {
  addCardOrder,
  type CardOrder,
  type CardShop,
  callFunction,
  openCardShop,
  type Paid,
} from "../card-shop.ts";

/**
 * An admin page of the test file's own with a new unpaid order for every test, the calls of its page, and a
 * look into the books.
 */
export function orderInAdmin({ webhooks = "auto" } = {}) {
  let card: CardShop;
  let order: CardOrder;
  beforeAll(async () => {
    card = await openCardShop();
  });
  afterAll(() => card.close());
  beforeEach(async () => {
    await card.steer("reset", {});
    await card.steer("webhooks", { mode: webhooks });
    order = await addCardOrder(card.database);
  });
  const call = (name: string, payload?: object | string, headers?: Record<string, string>) =>
    callFunction(card.shop.origin, name, payload, headers);
  const create = (of = order, more: object = {}) =>
    call("create-razorpay-order", { receipt: of.number, token: of.token, ...more });
  return {
    card: () => card,
    order: () => order,
    call,
    create,
    verify: (paid: Paid, of = order) =>
      call("verify-razorpay-payment", { ...paid, db_order_id: of.id, token: of.token }),
    /** Begins the payment; answers the provider's id for it. */
    begun: async (of = order): Promise<string> => String((await create(of)).body.id),
    row: ({ id } = order) => card.rows.row("orders", id),
    /** The kinds of the mails about it. */
    mails: async ({ number } = order) =>
      (await card.rows.mails())
        .filter(({ kind, subject }) => kind.startsWith("order-") && subject.includes(number))
        .map(({ kind }) => kind),
    history: ({ id } = order) => card.rows.rows("order_history", { order_id: id }),
  };
}
