import type { Actor } from "#accounts/actor.ts";
import { holderOf } from "#accounts/guard.server.ts";
import type { Doer } from "#accounts/permissions/holder.ts";
import { keptText } from "#order-admin/kept/kept.text.ts";
import type { PaymentShop } from "#payments/payment-shop.server.ts";
import type { Notice } from "#platform/notice.ts";
import { staleText } from "#platform/stale.text.ts";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { textIn, versionIn } from "#values/text/form-text.ts";
import {
  type AnsweredReturn,
  approveReturn,
  declineReturn,
  receiveReturn,
  type SeenReturn,
} from "../settling/answer-return.server.ts";
import { type SettledReturn, settleReturn } from "../settling/settle-return.server.ts";
import {
  cameIn,
  type ReturnActAnswer,
  type ReturnActField,
  returnActNeeds,
  returnActTyped,
  wayIn,
  wordsIn,
} from "./return-act.form.ts";
import { returnAdminText as text } from "./return-admin.text.ts";

/** What comes of a form of the dialog: an answer in its place, or a notice on the list. */
type Received = { answer: ReturnActAnswer; status: number } | { notice: Notice };

const refused = (errors: FieldErrors<ReturnActField>, form: FormData): Received => ({
  answer: { kind: "refused", errors, typed: returnActTyped(form) },
  status: 422,
});

const failed = (words: string, form: FormData): Received => ({
  answer: { kind: "failed", text: words, typed: returnActTyped(form) },
  status: 409,
});

/** Carries out what the owner pressed in 'Manage Return'. */
export async function receiveReturnAct(
  shop: PaymentShop,
  actor: Actor,
  id: string,
  form: FormData,
): Promise<Received> {
  const seen = { id, version: versionIn(form) };
  switch (textIn(form, "intent")) {
    case "approve":
      return answered(
        await approveReturn(shop, holderOf(actor, returnActNeeds.approve), seen),
        text.done.approve,
        form,
      );
    case "decline":
      return decline(shop, holderOf(actor, returnActNeeds.decline), seen, form);
    case "receive":
      return receive(shop, holderOf(actor, returnActNeeds.receive), seen, form);
    case "settle":
      return settle(shop, holderOf(actor, returnActNeeds.settle), seen, form);
    default:
      return failed(text.errors.unfit, form);
  }
}

function answered(outcome: AnsweredReturn, notice: Notice, form: FormData): Received {
  switch (outcome.kind) {
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

async function decline(
  shop: PaymentShop,
  actor: Doer<"money">,
  seen: SeenReturn,
  form: FormData,
): Promise<Received> {
  const words = wordsIn(form, true);
  if ("errors" in words) return refused(words.errors, form);
  return answered(
    await declineReturn(shop, actor, { ...seen, words: words.value ?? "" }),
    text.done.decline,
    form,
  );
}

async function receive(
  shop: PaymentShop,
  actor: Doer<"pack">,
  seen: SeenReturn,
  form: FormData,
): Promise<Received> {
  const came = cameIn(form);
  if ("errors" in came) return refused(came.errors, form);
  const outcome = await receiveReturn(shop, actor, { ...seen, pieces: came.value });
  if (outcome.kind === "other-pieces") return refused({ pieces: text.errors.pieces }, form);
  return answered(outcome, text.done.receive, form);
}

async function settle(
  shop: PaymentShop,
  actor: Doer<"money">,
  seen: SeenReturn,
  form: FormData,
): Promise<Received> {
  const way = wayIn(form);
  const words = wordsIn(form, textIn(form, "way") === "nothing");
  if ("errors" in way || "errors" in words)
    return refused(
      { ...("errors" in way ? way.errors : {}), ...("errors" in words ? words.errors : {}) },
      form,
    );
  const outcome = await settleReturn(shop, actor, { ...seen, words: words.value, ...way.value });
  return settled(outcome, form);
}

function settled(outcome: SettledReturn, form: FormData): Received {
  switch (outcome.kind) {
    case "settled":
      return { notice: noticeOf(outcome.refund) };
    case "too-much":
      return refused({ amount: text.errors.tooMuch(outcome.left) }, form);
    case "no-money":
      return refused({ way: text.noMoney }, form);
    case "short": {
      const { productName, left } = outcome.shortage;
      return refused({ way: text.errors.short(productName, left) }, form);
    }
    case "other-price":
      return refused({ instead: text.errors.otherPrice }, form);
    case "other-tax":
      return refused({ instead: text.errors.otherTax }, form);
    case "provider":
      return failed(keptText.said(outcome.reason), form);
    default:
      return answered(outcome, text.done.settle, form);
  }
}

function noticeOf(refund: Extract<SettledReturn, { kind: "settled" }>["refund"]): Notice {
  if (!refund) return text.done.settle;
  if (!refund.ok) return text.failedRefund(keptText.said(refund.reason));
  return refund.kind === "asked" ? text.done.asked : text.done.settle;
}
