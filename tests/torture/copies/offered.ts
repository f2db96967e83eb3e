import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { offerToken } from "#offers/offer-link.server.ts";
import { ownOfferPath } from "#offers/offer-paths.ts";
import { appSecret } from "../../card-shop.ts";
import { freshOfferNumber, sentOffer } from "../../database/sent-offer.ts";
import { patnaAddress } from "../../patna-address.ts";
import { post } from "../visitors.ts";
import type { Copies } from "./copies.ts";
import { countIn } from "./counts.ts";

const { fullName, addressLine1, city, state, pincode } = patnaAddress;
const buyer = { fullName, addressLine1, city, state, pincode, phone: "9876543210", poNumber: "PO-7" };

/** An offer that was sent after a request, half of it to be paid first, and how its buyer decides it. */
export async function offered({ db, visit }: Pick<Copies, "db" | "visit">) {
  const number = freshOfferNumber();
  const quoteId = randomUUID();
  const asked = { full_name: "Asha", email: "asha@example.com", quantity_required: 200 };
  await db
    .insertInto("bulk_quotes")
    .values({ ...asked, id: quoteId, status: "Quoted" })
    .execute();
  const id = await sentOffer(db, { number, quoteId, advancePercent: 50 });
  const path = ownOfferPath(number, offerToken({ number, revision: 1 }, appSecret));
  const orders = sql`from orders where idempotency_key = ${`offer:${number}`}`;
  const count = (query: ReturnType<typeof sql>) => countIn(db, query);
  return {
    press: (act: "pay" | "bank" | "decline") => post(visit, path, new URLSearchParams({ ...buyer, act })),
    traces: {
      orders: () => count(sql`select count(*) ${orders}`),
      "pairs of lines": () =>
        count(sql`select count(*) / 2 from order_items where order_id in (select id ${orders})`),
      "pairs of parts": () =>
        count(sql`select count(*) / 2 from order_dues where order_id in (select id ${orders})`),
      entries: () => count(sql`select count(*) from order_history where order_id in (select id ${orders})`),
      "revisions that are accepted": () =>
        count(sql`select count(*) from offers where id = ${id} and order_id in (select id ${orders})`),
      "quotes that are won": () =>
        count(sql`select count(*) from bulk_quotes where id = ${quoteId} and status = 'Closed - Won'`),
      "pairs of mails": () =>
        count(sql`select (count(*) + 1) / 2 from mail_outbox
          where dedupe_key in (${`offer-accepted:${id}`}, ${`offer-accepted-told:${id}`})`),
    },
    refusals: () => count(sql`select count(*) from offers where id = ${id} and state = 'declined'`),
  };
}
