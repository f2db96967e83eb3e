import { spokenLines } from "#catalogue/options/lines-in-language.db.server.ts";
import { erased, queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailIn } from "#mail/writing/spoken-mail.server.ts";
import { lockOrder } from "#orders/lock-order.db.server.ts";
import { orderOf } from "#orders/placing/order-rows.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Job } from "#platform/jobs/run-jobs.server.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import type { MailServices, SigningServices } from "#platform/services.server.ts";
import { reviewInviteMail } from "../mails/review-invite.email.ts";
import { ownReviewPath, stopInvitesPath } from "../own-review-paths.ts";
import { reviewedLines } from "../writing/order-reviews.db.server.ts";
import { reviewToken } from "../writing/read-own-reviews.server.ts";
import { whyUnreviewable } from "../writing/reviewable-line.ts";
import { claimInvite, dueOrders } from "./invites.db.server.ts";

type InviteShop = MailServices & SigningServices;

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

/**
 * The claim and the mail are one transaction, and the order's row in `review_invites` is its claim: of two
 * copies of the shop one asks, and one that is killed in between has asked nobody.
 */
async function invite(trx: Trx, shop: InviteShop, id: string): Promise<boolean> {
  const row = await lockOrder(trx, id);
  if (!row || row.billing_email === erased) return false;
  const lines = await reviewedLines(trx, row);
  const open = lines.filter((line) => line.review === null && whyUnreviewable(line) === undefined);
  if (open.length === 0) return false;
  if (!(await claimInvite(trx, id, shop.now()))) return false;
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
