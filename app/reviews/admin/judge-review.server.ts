import type { Updateable } from "kysely";
import type { Doer } from "#accounts/permissions/holder.ts";
import { type AuditEntry, writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Notice } from "#platform/notice.ts";
import type { MailServices, SigningServices } from "#platform/services.server.ts";
import { staleText } from "#platform/stale.text.ts";
import { textIn, versionIn } from "#values/text/form-text.ts";
import { queueHiddenMail } from "../mails/queue-hidden-mail.server.ts";
import type { HideReason } from "../review.ts";
import { type ReviewActAnswer, reasonIn, replyIn, reviewActTyped } from "./review-act.form.ts";
import { reviewAdminText as text } from "./review-admin.text.ts";
import { keepJudged, lockReview, type ReviewRow, tellOfShown } from "./review-to-judge.db.server.ts";

/** A review as the owner saw it. */
export interface SeenReview {
  id: string;
  version: number;
}

/** What comes of an owner's act. 'unfit': the review is not where that can be done. */
export type JudgedReview = { kind: "done" | "stale" | "missing" | "unfit" };

type ReviewShop = MailServices & SigningServices;

interface Act {
  set: Updateable<Tables["reviews"]>;
  action: AuditEntry["action"];
  detail?: NonNullable<AuditEntry["detail"]>;
}

/**
 * One act of the owner on a review: locked, compared with what she saw, written with its audit row in one
 * transaction. Stars and words are its buyer's, and no act has them.
 */
async function judge(
  shop: ReviewShop,
  actor: Doer<"messages">,
  { id, version }: SeenReview,
  actOn: (row: ReviewRow) => Act | undefined,
): Promise<JudgedReview> {
  const judged = await inTransaction(shop.db, async (trx): Promise<JudgedReview> => {
    const row = await lockReview(trx, id);
    if (!row) return { kind: "missing" };
    if (row.version !== version) return { kind: "stale" };
    const act = actOn(row);
    if (!act) return { kind: "unfit" };
    await keepJudged(trx, row, act.set);
    const { action, detail } = act;
    const line = { actorId: actor.id, action, entity: "reviews" as const, entityId: id };
    await writeAudit(trx, detail ? { ...line, detail } : line);
    if (act.set.state === "hidden") await queueHiddenMail(trx, shop, id);
    if (act.set.state === "shown") await tellOfShown(trx, row);
    return { kind: "done" };
  });
  if (judged.kind === "done") shop.sendMailSoon();
  return judged;
}

/** Shows what was written last, in place of whatever was shown before. */
export const showReview = (
  shop: ReviewShop,
  actor: Doer<"messages">,
  seen: SeenReview,
): Promise<JudgedReview> =>
  judge(shop, actor, seen, (row) =>
    row.state === "shown"
      ? undefined
      : {
          action: "review.shown",
          set: {
            state: "shown",
            hidden_reason: null,
            shown_at: shop.now(),
            shown_stars: row.stars,
            shown_title: row.title,
            shown_body: row.body,
            shown_photos: row.photos,
          },
        },
  );

/** Hides it for one of the listed reasons, which its buyer reads by mail. */
export const hideReview = (
  shop: ReviewShop,
  actor: Doer<"messages">,
  { reason, ...seen }: SeenReview & { reason: HideReason },
): Promise<JudgedReview> =>
  judge(shop, actor, seen, (row) =>
    row.state === "hidden"
      ? undefined
      : {
          action: "review.hidden",
          detail: { reason },
          set: {
            state: "hidden",
            hidden_reason: reason,
            shown_at: null,
            shown_stars: null,
            shown_title: null,
            shown_body: null,
            shown_photos: [],
          },
        },
  );

/** The shop's or the maker's words below a review; null takes them away. */
export const replyToReview = (
  shop: ReviewShop,
  actor: Doer<"messages">,
  { reply, ...seen }: SeenReview & { reply: string | null },
): Promise<JudgedReview> =>
  judge(shop, actor, seen, () => ({
    action: reply === null ? "review.reply_removed" : "review.replied",
    set: { reply, replied_at: reply === null ? null : shop.now() },
  }));

type Received = { notice: Notice } | { answer: ReviewActAnswer; status: number };

/** Carries out what the owner pressed in 'Manage Review'. */
export async function receiveReviewAct(
  shop: MailServices & SigningServices,
  actor: Doer<"messages">,
  id: string,
  form: FormData,
): Promise<Received> {
  const seen = { id, version: versionIn(form) };
  switch (textIn(form, "intent")) {
    case "show":
      return answered(await showReview(shop, actor, seen), text.done.show, form);
    case "hide": {
      const reason = reasonIn(form);
      if ("errors" in reason) return refused(reason, form);
      return answered(await hideReview(shop, actor, { ...seen, reason: reason.value }), text.done.hide, form);
    }
    case "reply": {
      const reply = replyIn(form);
      if ("errors" in reply) return refused(reply, form);
      const done = reply.value === null ? text.done.unreplied : text.done.reply;
      return answered(await replyToReview(shop, actor, { ...seen, reply: reply.value }), done, form);
    }
    default:
      return failed(text.errors.unfit, form);
  }
}

function answered({ kind }: JudgedReview, notice: Notice, form: FormData): Received {
  switch (kind) {
    case "done":
      return { notice };
    case "stale":
      return failed(staleText.message, form);
    case "missing":
      return failed(text.gone, form);
    case "unfit":
      return failed(text.errors.unfit, form);
  }
}

const refused = (
  { errors }: Pick<Extract<ReviewActAnswer, { kind: "refused" }>, "errors">,
  form: FormData,
): Received => ({ answer: { kind: "refused", errors, typed: reviewActTyped(form) }, status: 422 });

const failed = (words: string, form: FormData): Received => ({
  answer: { kind: "failed", text: words, typed: reviewActTyped(form) },
  status: 409,
});
