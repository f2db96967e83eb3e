import { type Kysely, sql, type Transaction } from "kysely";
import { spokenLines } from "#catalogue/options/lines-in-language.db.server.ts";
import { lockOrder } from "#orders/lock-order.db.server.ts";
import { orderOf } from "#orders/placing/order-rows.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Job } from "#platform/jobs/run-jobs.server.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { erased, queueMail } from "#platform/mail/sending/queue-mail.db.server.ts";
import { mailIn } from "#platform/mail/writing/spoken-mail.server.ts";
import type { MailServices, SigningServices } from "#platform/services.server.ts";
import { reviewInviteMail } from "../mails/review-invite.email.ts";
import { ownReviewPath, stopInvitesPath } from "../own-review-paths.ts";
import { reviewedLines } from "../writing/order-reviews.db.server.ts";
import { reviewToken } from "../writing/review-link.server.ts";
import { whyUnreviewable } from "../writing/reviewable-line.ts";

type InviteShop = MailServices & SigningServices;

const dayMs = 24 * 60 * 60_000;
const afterDays = 7;
/** What arrived before that is asked about no more, as when the owner switches it on late. */
const untilDays = 30;
const atOnce = 100;

/**
 * Asks the buyers of what arrived a week ago for their reviews, once each (REVIEW-50). Returns how many were
 * asked.
 */
export async function sendReviewInvites(shop: InviteShop, isStopped = () => false): Promise<number> {
  if (!shop.config.shop.reviewInvites) return 0;
  let asked = 0;
  let found = await dueOrders(shop.db, shop.now());
  for (let last = found.at(-1); last; last = found.at(-1)) {
    for (const { id } of found) {
      if (isStopped()) return asked;
      if (await inTransaction(shop.db, (trx) => invite(trx, shop, id))) asked += 1;
    }
    found = await dueOrders(shop.db, shop.now(), last);
  }
  if (asked > 0) shop.sendMailSoon();
  return asked;
}

/** Of orders `o`: whose buyer has stopped being asked, by whichever order's mail. */
const isStoppedMailbox = sql<boolean>`exists (
  select from review_invites i join orders asked on asked.id = i.order_id
  where i.stopped_at is not null and lower(btrim(asked.billing_email)) = lower(btrim(o.billing_email)))`;

/** As the database writes the moment of its arrival: it is finer than a Date. */
interface Due {
  id: string;
  at: string;
}

/**
 * In the order of their arrival, along its index: in that of their ids, all orders that ever were would be
 * read.
 */
async function dueOrders(db: Kysely<Tables>, now: Date, after?: Due): Promise<Due[]> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const behind = after
    ? sql`o.delivered_at >= ${after.at}::timestamptz and (o.delivered_at, o.id) > (${after.at}::timestamptz, ${after.id})`
    : sql`true`;
  const { rows } = await sql<Due>`
    select o.id, o.delivered_at::text as at from orders o
    where o.fulfilment_state = 'delivered' and o.delivered_at <= ${ago(afterDays)}
      and o.delivered_at > ${ago(untilDays)} and o.payment_state <> 'refunded'
      and o.billing_email not in ('', ${erased}) and ${behind}
      and not exists (select from review_invites i where i.order_id = o.id) and not ${isStoppedMailbox}
    order by o.delivered_at, o.id limit ${atOnce}`.execute(db);
  return rows;
}

/**
 * The claim and the mail are one transaction, and the order's row in `review_invites` is its claim: of two
 * copies of the shop one asks, and whoever is killed in between has asked nobody.
 */
async function invite(trx: Transaction<Tables>, shop: InviteShop, id: string): Promise<boolean> {
  const row = await lockOrder(trx, id);
  if (!row || row.billing_email === erased) return false;
  const lines = await reviewedLines(trx, row);
  const open = lines.filter((line) => line.review === null && whyUnreviewable(line) === undefined);
  if (open.length === 0) return false;
  const claimed = await trx
    .insertInto("review_invites")
    .values({ order_id: id, invited_at: shop.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning("order_id")
    .executeTakeFirst();
  if (!claimed) return false;
  const token = reviewToken(row.order_id_text, shop.secret, shop.now());
  const { origin, shop: facts } = shop.config;
  const links = { write: origin + ownReviewPath(token), stop: origin + stopInvitesPath(token) };
  const said = await speaking(row.language, () => spokenLines(trx, open));
  const pieces = [...new Set(said.map(({ productName }) => productName))];
  const mail = mailIn(row.language, shop.config, () =>
    reviewInviteMail({ order: orderOf(row, []), pieces, links }, facts),
  );
  await queueMail(trx, mail, `review-invite:${id}`);
  return true;
}

export const reviewInvitesJob = (shop: InviteShop): Job => ({
  name: "review-invites",
  everySeconds: 10 * 60,
  run: async (isStopped) => void (await sendReviewInvites(shop, isStopped)),
});
