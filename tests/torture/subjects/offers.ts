import { randomInt, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { offerNumberAt, ownOfferPath } from "#offers/offer.ts";
import { offerToken } from "#offers/offer-link.server.ts";
import { takeOrderPath } from "#offers/taking/new-order-paths.ts";
import { appSecret } from "../../card-shop.ts";
import { addProducts } from "../../database/product-row.ts";
import { freshOfferNumber, sentOffer } from "../../database/sent-offer.ts";
import { patnaAddress } from "../../patna-address.ts";
import { placesIn, pressedAtOnce, shuffled, type Wanted } from "../copies/contest.ts";
import { type Act, type Copies, type Count, countIn } from "../copies/copies.ts";
import { ownersForm, post } from "../visitors.ts";

const { fullName, addressLine1, city, state, pincode } = patnaAddress;
const buyer = { fullName, addressLine1, city, state, pincode, phone: "9876543210", poNumber: "PO-7" };

/** An offer that was sent after a request, half of it to be paid first, and how its buyer decides it. */
async function offered({ db, visit }: Copies) {
  const number = freshOfferNumber();
  const quote = randomUUID();
  const asked = { full_name: "Asha", email: "asha@example.com", quantity_required: 200 };
  const row = { ...asked, id: quote, status: "Quoted" } as const;
  await db.insertInto("bulk_quotes").values(row).execute();
  const id = await sentOffer(db, { number, quoteId: quote, advancePercent: 50 });
  const path = ownOfferPath(number, offerToken({ number, revision: 1 }, appSecret));
  const orders = sql`from orders where idempotency_key = ${`offer:${number}`}`;
  const ofIt = sql`order_id in (select id ${orders})`;
  return {
    press: (act: "pay" | "bank" | "decline") => () =>
      post(visit, path, new URLSearchParams({ ...buyer, act })),
    traces: {
      orders: sql`select count(*) ${orders}`,
      "pairs of lines": sql`select count(*) / 2 from order_items where ${ofIt}`,
      "pairs of parts": sql`select count(*) / 2 from order_dues where ${ofIt}`,
      entries: sql`select count(*) from order_history where ${ofIt}`,
      "revisions that are accepted": sql`select count(*) from offers where id = ${id} and ${ofIt}`,
      "quotes that are won": sql`select count(*) from bulk_quotes where id = ${quote} and status = 'Closed - Won'`,
      "pairs of mails": sql`select (count(*) + 1) / 2 from mail_outbox
        where dedupe_key in (${`offer-accepted:${id}`}, ${`offer-accepted-told:${id}`})`,
    },
    refusals: () => countIn(db, sql`select count(*) from offers where id = ${id} and state = 'declined'`),
  };
}

const [stock, pieces] = [5, 2];

/** 'New Order' at a fair: two pieces, taken along, paid in cash, with a mailbox; and how often it is sent. */
async function takenAtFair({ db, visit }: Copies) {
  const product = `taken-${randomInt(1e9)}`;
  await addProducts(db, [{ id: product, name: product, price: "500", stock_count: stock }]);
  // No two forms are opened in one moment; it is of the last week.
  const begun = Date.now() - randomInt(24 * 60 * 60_000);
  const number = offerNumberAt(begun);
  const form = {
    ...{ begun: String(begun), buyerName: "Asha Kumari", buyerEmail: "asha@example.com", pay: "cash" },
    ...{ "line-0-product": product, "line-0-name": product, "line-0-quantity": String(pieces) },
    ...{ "line-0-price": "450", takenAlong: "on", intent: "save" },
  };
  const order = sql`select order_id from offers where number = ${number}`;
  const ofIt = sql`order_id in (${order})`;
  const kept = sql`idempotency_key = ${`offer:${number}`} and status = 'delivered'`;
  return {
    press: () => ownersForm(visit, takeOrderPath("stall"), form),
    traces: {
      "offers that are agreed": sql`select count(*) from offers where number = ${number} and state = 'accepted'`,
      "entries of the audit": sql`select count(*) from audit_log where entity = 'offers' and entity_id = ${number}`,
      orders: sql`select count(*) from orders where ${kept}`,
      lines: sql`select count(*) from order_items where ${ofIt}`,
      "parts that are paid": sql`select count(*) from order_dues where ${ofIt} and paid_at is not null`,
      "entries of its begin": sql`select count(*) from order_history where ${ofIt} and status = 'pending'`,
      "entries of its end": sql`select count(*) from order_history where ${ofIt} and status = 'delivered'`,
      invoices: sql`select count(*) from invoices where ${ofIt}`,
      mails: sql`select count(*) from mail_outbox where to_address = 'asha@example.com'
        and dedupe_key in (select 'order-taken:' || id from (${order}) as o (id))`,
      "pairs of pieces": sql`select (${stock} - stock_count) / ${pieces} from products where id = ${product}`,
    },
  };
}

/** Every one of them is there so often. */
const each = (traces: Record<string, Count>, times: number): Wanted[] =>
  Object.entries(traces).map(([what, count]) => [what, count, times]);

const acceptedTwenty = "an offer accepted twenty times, by card and by transfer";
const acceptedOften = pressedAtOnce(acceptedTwenty, async (copies) => {
  const { press, traces } = await offered(copies);
  return {
    presses: Array.from({ length: 20 }, (_, n) => press(n % 2 === 0 ? "pay" : "bank")),
    judge: (said) => [["orders that they are led to", placesIn(said, /JC-\d+/), 1], ...each(traces, 1)],
  };
});

const besideRefusal = pressedAtOnce("an offer accepted beside its refusal", async (copies) => {
  const { press, traces, refusals } = await offered(copies);
  const acts = ["pay", "decline", "bank", "decline", "pay", "decline"] as const;
  return { presses: shuffled(acts.map(press)), judge: async () => each(traces, 1 - (await refusals())) };
});

const takenOften = pressedAtOnce("an order at a fair sent twenty times", async (copies) => {
  const { press, traces } = await takenAtFair(copies);
  return {
    presses: Array(20).fill(press),
    judge: (said) => [
      ["orders that they are led to", placesIn(said, /orders\/new\/[^?]+/), 1],
      ...each(traces, 1),
    ],
  };
});

const accept: Act = {
  name: "an offer accepted",
  steps: [
    "insert orders",
    "insert order_items",
    "insert order_history",
    "insert order_dues",
    "update offers",
    "update bulk_quotes",
    "insert mail_outbox",
  ],
  async ready(copies) {
    const { press, traces } = await offered(copies);
    return { press: press("bank"), traces };
  },
};

const take: Act = {
  name: "an order taken at a fair",
  steps: [
    "insert offers",
    "insert offer_lines",
    "insert audit_log when NEW.action = 'offer.created'",
    "insert orders",
    "insert order_items",
    "update products",
    "insert order_dues",
    "update offers",
    "update order_dues",
    "insert invoices",
    "insert order_history when NEW.status = 'delivered'",
    "insert mail_outbox",
  ],
  ready: takenAtFair,
};

export const offerContests = [acceptedOften, besideRefusal, takenOften];
export const offerActs: readonly Act[] = [accept, take];
