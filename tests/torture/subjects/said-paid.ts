import { randomInt } from "node:crypto";
import { sql } from "kysely";
import { ownOfferPath } from "#offers/offer.ts";
import { offerToken } from "#offers/offer-link.server.ts";
import { adminOrderPath } from "#orders/links/list-query.ts";
import { orderRowNumbered } from "#orders/lock-order.db.server.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { appSecret } from "../../card-shop.ts";
import { dueOf } from "../../database/dues-order.ts";
import { freshOfferNumber, sentOffer } from "../../database/sent-offer.ts";
import { patnaAddress } from "../../patna-address.ts";
import { pressedAtOnce, shuffled } from "../copies/contest.ts";
import { type Act, type Copies, countIn, entriesOf } from "../copies/copies.ts";
import { buyersPost } from "../own-visitors.ts";
import { ownersForm, post } from "../visitors.ts";

const { fullName, addressLine1, city, state, pincode } = patnaAddress;
const buyer = { fullName, addressLine1, city, state, pincode, phone: "9876543210", act: "bank" };

const fresh = (): string => String(100_000_000_000 + randomInt(800_000_000_000));

/** The order of an accepted offer, half of which is to be paid now, and what is pressed about that. */
async function toBePaid({ db, visit }: Copies) {
  const offer = freshOfferNumber();
  await sentOffer(db, { number: offer, advancePercent: 50 });
  const path = ownOfferPath(offer, offerToken({ number: offer, revision: 1 }, appSecret));
  const accepted = await post(visit, path, new URLSearchParams(buyer));
  const number = /JC-\d+/.exec(accepted.headers.get("location") ?? "")?.[0] ?? "";
  const { id, version } = await orderRowNumbered(db, number);
  const { id: dueId } = await dueOf(db, id, "advance");
  const owners = (form: Record<string, string>) =>
    ownersForm(visit, adminOrderPath(id), { ...form, dueId, version: String(version) });
  const its = sql`from upi_claims where due_id = ${dueId}`;
  const audits = (action: string) => sql`select count(*) from audit_log
    where entity_id = ${id} and action = ${`order.${action}`}`;
  return {
    say: (reference: string) => buyersPost(visit, number, "paid", { dueId, reference }),
    receive: (reference: string) =>
      owners({ intent: "received", way: "upi", reference, receivedOn: indianDay(new Date()) }),
    seek: (reference: string) => owners({ intent: "notFound", reference }),
    claims: sql`select count(*) ${its}`,
    freed: sql`select count(*) ${its} and reference is null`,
    claimsOf: (reference: string) => sql`select count(*) ${its} and reference = ${reference}`,
    saidOf: (reference: string) =>
      entriesOf(number, sql`h.note like ${`% said to be paid by UPI (${reference})`}`),
    received: {
      parts: sql`select count(*) from order_dues where id = ${dueId} and paid_at is not null`,
      audits: audits("payment_received"),
      entries: entriesOf(number, sql`h.note like '% received by UPI (%'`),
      mails: sql`select count(*) from mail_outbox where dedupe_key like ${`order-due:${dueId}:%`}`,
    },
    notFound: {
      audits: audits("payment_not_found"),
      entries: entriesOf(number, sql`h.note like '% not found (%'`),
      mails: sql`select count(*) from mail_outbox where dedupe_key like ${`payment-not-found:${dueId}:%`}`,
    },
  };
}

const besideOwner = pressedAtOnce(
  "'I Have Paid' beside 'Payment Received' beside 'Not Found'",
  async (copies) => {
    const { say, receive, seek, received, notFound, claims, claimsOf, saidOf } = await toBePaid(copies);
    const [first, second] = [fresh(), fresh()];
    await say(first);
    const each = [() => say(second), () => receive(first), () => seek(first)];
    return {
      presses: shuffled([...each, ...each, ...each]),
      async judge() {
        const paid = await countIn(copies.db, received.parts);
        return [
          ...Object.entries(received).map(([what, count]) => [`received: ${what}`, count, paid] as const),
          ...Object.entries(notFound).map(
            ([what, count]) => [`not found: ${what}`, count, 1 - paid] as const,
          ),
          ["words of its buyer", claims, 1],
          ["entries of the second word", saidOf(second), await countIn(copies.db, claimsOf(second))],
        ];
      },
    };
  },
);

const oneReference = pressedAtOnce("one UPI reference given for four orders", async (copies) => {
  const orders = [];
  for (let many = 0; many < 4; many++) orders.push(await toBePaid(copies));
  const reference = fresh();
  return {
    presses: orders.flatMap(({ say }) => [() => say(reference), () => say(reference)]),
    judge: () => [
      ["parts that have it", sql`select count(*) from upi_claims where reference = ${reference}`, 1],
      [
        "entries that name it",
        sql`select count(*) from order_history where note like ${`%(${reference})`}`,
        1,
      ],
    ],
  };
});

const saying: Act = {
  name: "a part said to be paid by UPI",
  steps: ["insert upi_claims", "insert order_history"],
  isWhole: true,
  async ready(copies) {
    const { say, claims, saidOf } = await toBePaid(copies);
    const reference = fresh();
    return { press: () => say(reference), traces: { claims, entries: saidOf(reference) } };
  },
};

const seeking: Act = {
  name: "a UPI payment that the owner has not found",
  steps: [
    "update upi_claims",
    "update orders",
    "insert audit_log",
    "insert order_history",
    "insert mail_outbox",
  ],
  async ready(copies) {
    const { say, seek, notFound, freed } = await toBePaid(copies);
    const reference = fresh();
    await say(reference);
    return { press: () => seek(reference), traces: { ...notFound, freed } };
  },
};

export const saidPaidContests = [besideOwner, oneReference];
export const saidPaidActs: readonly Act[] = [saying, seeking];
