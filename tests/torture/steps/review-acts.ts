import { randomInt } from "node:crypto";
import { sql } from "kysely";
import type { Copies } from "../copies/copies.ts";
import { countIn } from "../copies/counts.ts";
import {
  deliveredLine,
  pressJudge,
  pressReview,
  ratings,
  reviewAudits,
  reviewedLine,
} from "../copies/reviewed-lines.ts";
import type { Act } from "./act.ts";

const write: Act = {
  name: "a review written",
  steps: ["insert reviews"],
  async ready(copies) {
    const line = await deliveredLine(copies);
    const its = sql`from reviews where order_item_id = ${line.id}`;
    return {
      press: pressReview(copies, line, { hasPhoto: true }),
      traces: {
        reviews: sql`select count(*) ${its}`,
        photos: sql`select coalesce(sum(cardinality(photos)), 0) ${its}`,
      },
    };
  },
};

const edit: Act = {
  name: "a review changed, and its photo taken out",
  steps: ["update reviews", "insert uploads when NEW.doomed_at IS NOT NULL"],
  isLong: true,
  async ready(copies) {
    const { review, ...line } = await reviewedLine(copies);
    return {
      press: pressReview(copies, line, { version: 1, words: "It has faded in the sun of one summer." }),
      traces: {
        edits: sql`select version - 1 from reviews where id = ${review.id}`,
        "photos given up": sql`select 1 - cardinality(photos) from reviews where id = ${review.id}`,
      },
    };
  },
};

const show: Act = {
  name: "a review shown",
  steps: ["update reviews", "update products when NEW.rating_count > OLD.rating_count", "insert audit_log"],
  async ready(copies) {
    const { review, ...line } = await reviewedLine(copies);
    return {
      press: pressJudge(copies, review.id, { intent: "show", version: "1" }),
      traces: {
        "reviews shown": () => isIn(copies, review.id, "shown"),
        "reviews counted": () => ratings(copies, line),
        "audit rows": () => reviewAudits(copies, review.id, "review.shown"),
      },
    };
  },
};

const hide: Act = {
  name: "a shown review hidden",
  steps: [
    "update reviews",
    "update products when NEW.rating_count < OLD.rating_count",
    "insert audit_log",
    "insert mail_outbox",
  ],
  async ready(copies) {
    const { review, ...line } = await reviewedLine(copies);
    await pressJudge(copies, review.id, { intent: "show", version: "1" })();
    return {
      press: pressJudge(copies, review.id, { intent: "hide", version: "2", reason: "advertising" }),
      traces: {
        "reviews hidden": () => isIn(copies, review.id, "hidden"),
        "reviews that count no more": async () => 1 - (await ratings(copies, line)),
        "audit rows": () => reviewAudits(copies, review.id, "review.hidden"),
        mails: sql`select count(*) from mail_outbox where dedupe_key like ${`review:${review.id}:%`}`,
      },
    };
  },
};

const isIn = ({ db }: Copies, id: string, state: string) =>
  countIn(db, sql`select count(*) from reviews where id = ${id} and state = ${state}`);

/** Orders that arrived eight days ago, and how often each of their buyers was asked. */
async function readyToAsk(copies: Copies, mailboxes: readonly string[]) {
  const { db } = copies;
  const orders: string[] = [];
  for (const mailbox of mailboxes)
    orders.push((await deliveredLine(copies, `${mailbox}-${randomInt(1e9)}`)).orderId);
  const traces = orders.flatMap((order, at) => [
    [
      `invitations of the ${mailboxes[at]}`,
      () => countIn(db, sql`select count(*) from review_invites where order_id = ${order}`),
    ],
    [
      `mails to the ${mailboxes[at]}`,
      () => countIn(db, sql`select count(*) from mail_outbox where dedupe_key = ${`review-invite:${order}`}`),
    ],
  ]);
  return {
    beforeStart: () =>
      db
        .updateTable("orders")
        .set({ delivered_at: new Date(Date.now() - 8 * 24 * 60 * 60_000) })
        .where("id", "in", orders)
        .execute(),
    traces: Object.fromEntries(traces),
  };
}

const inviteOne: Act = {
  name: "a buyer asked for a review by the job",
  steps: ["insert review_invites", "insert mail_outbox when NEW.kind = 'review-invite'"],
  isLong: true,
  ready: (copies) => readyToAsk(copies, ["first"]),
};

/** Each is a transaction of its own: whoever was asked before the blow is not asked again. */
const inviteSome: Act = {
  name: "three buyers asked for reviews, the shop killed at the second",
  steps: ["insert mail_outbox when NEW.to_address LIKE 'second-%'"],
  inParts: true,
  ready: (copies) => readyToAsk(copies, ["first", "second", "third"]),
};

export const reviewActs: readonly Act[] = [write, edit, show, hide, inviteOne, inviteSome];
