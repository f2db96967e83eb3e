import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { beforeAll, beforeEach } from "vitest";
import { parseConfig } from "#platform/config/config.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { openLog } from "#platform/log.server.ts";
import { submitCheckout } from "../../app/checkout/placing/submit-checkout.server.ts";
import { addProducts } from "./product-row.ts";

export const secret = "a secret of this test, long enough";
export const address = {
  fullName: "Asha Kumari",
  email: "asha@example.com",
  addressLine1: "12 Gandhi Path",
  city: "Patna",
  pincode: "800001",
  country: "India",
  shippingSameAsBilling: "on",
};
const methods = { shippingMethod: "standard", paymentMethod: "cod" };

/** A whole checkout as the last step posts it. */
export const purchase = (change: Record<string, string> = {}) => ({
  ...address,
  ...methods,
  step: "3",
  go: "place",
  key: randomUUID(),
  cart: "tote:2:50000",
  ...change,
});

/**
 * The checkout's form on a test's database, in a shop that sells one tote and has sold out of another bag.
 */
export function checkoutForm(database: () => { db: Kysely<Tables> }) {
  const state = { now: new Date("2027-01-01T10:00:00.000Z"), config: parseConfig({}), mailings: 0 };
  const shop = () => ({
    ...{ db: database().db, config: state.config, secret, now: () => state.now, log: openLog("silent") },
    sendMailSoon: () => void state.mailings++,
  });

  beforeAll(() =>
    addProducts(database().db, [
      { id: "tote", name: "Kohbar Tote", price: "500" },
      { id: "out", name: "Gone Bag", price: "100", in_stock: false },
    ]),
  );
  beforeEach(async () => {
    state.mailings = 0;
    state.now = new Date(state.now.getTime() + 60_000);
    await database().db.deleteFrom("rate_limits").execute();
  });

  /**
   * Of the order that was kept last. Other files' orders of a later day may have used up this day's numbers.
   */
  async function newestNumber(): Promise<string> {
    const orders = database().db.selectFrom("orders").select("order_id_text");
    const { order_id_text } = await orders.orderBy("order_id_text", "desc").executeTakeFirstOrThrow();
    return order_id_text;
  }

  function submit(
    fields: Record<string, string>,
    cookie = "",
    userId: string | null = null,
    seesHidden = false,
  ) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const request = new Request("http://localhost:3000/checkout", { headers: { Cookie: cookie } });
    return submitCheckout(shop(), { request, clientAddress: "203.0.113.1", userId, seesHidden }, form);
  }

  /** What the form answers while nothing is placed. */
  async function shown(fields: Record<string, string>, userId: string | null = null) {
    const answer = await submit(fields, "", userId);
    if (answer instanceof Response) throw new Error("an order was placed");
    return { status: answer.init?.status, ...answer.data };
  }

  return { state, shop, newestNumber, submit, shown };
}
