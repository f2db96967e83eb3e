import { randomInt, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { adminOfferPath } from "#offers/admin/offer-list.ts";
import { insertOffer } from "#offers/offers.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { paise } from "#values/money/money.ts";
import { draftOffer } from "../../database/offer-row.ts";
import { addProducts } from "../../database/product-row.ts";
import { freshOfferNumber } from "../../database/sent-offer.ts";
import { postOrder } from "../../place-order-by-form.ts";
import { until } from "../../running-shop.ts";
import { type Act, auditsOf, type Copies } from "../copies/copies.ts";
import { ownersForm, sender } from "../visitors.ts";

/** What a group of this act makes, four a week, where the shop promises by weeks; and an offer of it. */
async function promised({ db, visit }: Copies) {
  const product = `woven-${randomInt(1e9)}`;
  await sql`insert into making_groups (id, name, pieces_week) values (${product}, ${product}, 4)`.execute(db);
  const made = { made_to_order: true, lead_days_from: 1, lead_days_to: 1, making_group: product };
  await addProducts(db, [{ id: product, name: product, price: "500", ...made }]);
  await sql`update shop_settings set facts = facts || '{"promise":{"mode":"on"}}'
    where facts->'promise'->>'mode' is distinct from 'on'`.execute(db);
  const number = freshOfferNumber();
  const line = {
    ...{ productId: product, variantId: null, name: product, optionText: null, details: null, sku: null },
    ...{ hsn: null, taxRate: null, quantity: 6, unitPrice: paise(500_00) },
  };
  const id = await inTransaction(db, (trx) => insertOffer(trx, draftOffer({ number, lines: [line] })));
  const path = adminOfferPath(number);
  const isKnown = async () => {
    const answer = await fetch(visit.origin + path, { headers: { Cookie: visit.adminCookie } });
    return (await answer.text()).includes("Hold These Weeks");
  };
  await until(isKnown, "the weeks of an offer", 30);
  return { product, number, hold: () => ownersForm(visit, path, { id, version: "1", intent: "hold" }) };
}

const hold: Act = {
  name: "weeks held for an offer",
  isWhole: true,
  steps: ["insert held_weeks", "insert audit_log"],
  async ready(copies) {
    const { number, hold: press } = await promised(copies);
    return {
      press,
      traces: {
        "held lines": sql`select count(*) from held_weeks where claim = ${`offer:${number}`}`,
        "audit rows": auditsOf("offer.weeks held", number),
      },
    };
  },
};

const order: Act = {
  name: "an order with the day of its week",
  steps: ["insert orders", "insert order_items", "insert lots", "insert order_history", "insert mail_outbox"],
  async ready(copies) {
    const { product } = await promised(copies);
    const key = randomUUID();
    const fields = { cart: `${product}:2:50000`, leaves: "2099-12-31" };
    const kept = sql`from orders where idempotency_key = ${key} and ready_by is not null`;
    return {
      press: () => postOrder(copies.visit.origin, key, "cod", sender(), fields),
      traces: {
        "orders with their day": sql`select count(*) ${kept}`,
        "lots in its week": sql`select count(*) from lots where planned and product_id = ${product}
          and due_on <= (select ready_by ${kept})`,
        mails: sql`select count(*) from mail_outbox
          where dedupe_key in (select 'order-placed:' || id ${kept})`,
      },
    };
  },
};

/** A week's room is taken, or held, whole or not at all. */
export const promiseActs: readonly Act[] = [hold, order];
