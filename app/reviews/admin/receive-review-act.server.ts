import type { Doer } from "#accounts/permissions/holder.ts";
import type { Notice } from "#platform/notice.ts";
import type { MailServices, SigningServices } from "#platform/services.server.ts";
import { staleMessage } from "#platform/stale.text.ts";
import { textIn, versionIn } from "#values/text/form-text.ts";
import { hideReview, type JudgedReview, replyToReview, showReview } from "./judge-review.server.ts";
import { type ReviewActAnswer, reasonIn, replyIn, reviewActTyped } from "./review-act.form.ts";
import { reviewAdminText as text } from "./review-admin.text.ts";

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
      return failed(staleMessage, form);
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
