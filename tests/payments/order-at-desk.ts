import { afterAll, beforeAll, beforeEach } from "vitest";
import {
  addCardOrder,
  type CardDesk,
  type CardOrder,
  callFunction,
  openCardDesk,
  type Paid,
} from "../card-desk.ts";

/**
 * A desk of the test file's own with a new unpaid order for every test, the calls of its page, and a look
 * into the books.
 */
export function orderAtDesk({ webhooks = "auto" } = {}) {
  let desk: CardDesk;
  let order: CardOrder;
  beforeAll(async () => {
    desk = await openCardDesk();
  });
  afterAll(() => desk.close());
  beforeEach(async () => {
    await desk.steer("reset", {});
    await desk.steer("webhooks", { mode: webhooks });
    order = await addCardOrder(desk.database);
  });
  const db = () => desk.database.db;
  const call = (name: string, payload?: object | string, headers?: Record<string, string>) =>
    callFunction(desk.shop.origin, name, payload, headers);
  const create = (of = order, more: object = {}) =>
    call("create-razorpay-order", { receipt: of.number, token: of.token, ...more });
  return {
    desk: () => desk,
    order: () => order,
    call,
    create,
    verify: (paid: Paid, of = order) =>
      call("verify-razorpay-payment", { ...paid, db_order_id: of.id, token: of.token }),
    /** Begins the payment; answers the provider's id for it. */
    begun: async (of = order): Promise<string> => String((await create(of)).body.id),
    row: ({ id } = order) =>
      db().selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
    mails: ({ number } = order) =>
      db()
        .selectFrom("mail_outbox")
        .select("kind")
        .where("subject", "like", `%${number}%`)
        .where("kind", "like", "order-%")
        .execute(),
    history: ({ id } = order) =>
      db().selectFrom("order_history").selectAll().where("order_id", "=", id).execute(),
  };
}
