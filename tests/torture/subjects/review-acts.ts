import { randomInt } from "node:crypto";
import { sql } from "kysely";
import { type Act, auditsOf, type Copies, countIn } from "../copies/copies.ts";
import { deliveredLine, pressEdit, pressJudge, pressReview, reviewedLine } from "./reviews.ts";

const write: Act = {
  name: "a review written",
  steps: ["insert reviews"],
  async ready(copies) {
    const line = await deliveredLine(copies);
    return {
      press: pressReview(copies, line, { hasPhoto: true }),
      traces: {
        reviews: sql`select count(*) ${line.its}`,
        photos: sql`select coalesce(sum(cardinality(photos)), 0) ${line.its}`,
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
      press: pressEdit(copies, line),
      traces: {
        edits: sql`select version - 1 from reviews where id = ${review.id}`,
        "photos given up": sql`select 1 - cardinality(photos) from reviews where id = ${review.id}`,
      },
    };
  },
};

const isIn = (id: string, state: string) =>
  sql`select count(*) from reviews where id = ${id} and state = ${state}`;

const show: Act = {
  name: "a review shown",
  steps: ["update reviews", "update products when NEW.rating_count > OLD.rating_count", "insert audit_log"],
  async ready(copies) {
    const { review, ratings } = await reviewedLine(copies);
    return {
      press: pressJudge(copies, review.id, { intent: "show", version: "1" }),
      traces: {
        "reviews shown": isIn(review.id, "shown"),
        "reviews counted": ratings,
        "audit rows": auditsOf("review.shown", review.id),
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
    const { review, ratings } = await reviewedLine(copies);
    await pressJudge(copies, review.id, { intent: "show", version: "1" })();
    return {
      press: pressJudge(copies, review.id, { intent: "hide", version: "2", reason: "advertising" }),
      traces: {
        "reviews hidden": isIn(review.id, "hidden"),
        "reviews that count no more": async () => 1 - (await countIn(copies.db, ratings)),
        "audit rows": auditsOf("review.hidden", review.id),
        mails: sql`select count(*) from mail_outbox where dedupe_key like ${`review:${review.id}:%`}`,
      },
    };
  },
};

/** Orders that arrived eight days ago, and how often each of their buyers was asked. */
async function readyToAsk(copies: Copies, mailboxes: readonly string[]) {
  const orders: string[] = [];
  for (const mailbox of mailboxes)
    orders.push((await deliveredLine(copies, `${mailbox}-${randomInt(1e9)}`)).orderId);
  const traces = orders.flatMap((order, at) => [
    [`invitations of ${mailboxes[at]}`, sql`select count(*) from review_invites where order_id = ${order}`],
    [
      `mails to the ${mailboxes[at]}`,
      sql`select count(*) from mail_outbox where dedupe_key = ${`review-invite:${order}`}`,
    ],
  ]);
  const delivered_at = new Date(Date.now() - 8 * 24 * 60 * 60_000);
  return {
    beforeStart: () =>
      copies.db.updateTable("orders").set({ delivered_at }).where("id", "in", orders).execute(),
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
