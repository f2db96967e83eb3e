import { data, redirect } from "react-router";
import type { Actor } from "#accounts/actor.ts";
import { countriesToChoose, withKnownCountry } from "#addresses/known-countries.server.ts";
import { confirmationPath } from "#checkout/form/confirmation-path.ts";
import { orderLinkToken } from "#orders/links/order-access.server.ts";
import { payNowPath } from "#orders/links/own-paths.ts";
import { orderNumberOf } from "#orders/lock-order.db.server.ts";
import { findOrder } from "#orders/order.db.server.ts";
import type { OrderMailServices } from "#orders/order-services.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { isByCard } from "#values/money/payment-method.ts";
import { textIn } from "#values/text/form-text.ts";
import { acceptOffer, declineOffer } from "../accepting/accept-offer.server.ts";
import { answerProof } from "../accepting/answer-proof.server.ts";
import { askChange } from "../accepting/ask-change.server.ts";
import { answeredOfferPath } from "../offer.ts";
import type { Standing } from "../standing.ts";
import { billedCountry, parseAcceptance } from "./accept.form.ts";
import {
  type OfferAct,
  type OfferAnswer,
  parseProofAnswer,
  parseRefusal,
  parseWantedChange,
  tooManyWords,
} from "./offer-act.form.ts";
import { offerNotices as notices, ownOfferText } from "./own-offer.text.ts";
import type { OwnOffer } from "./read-offer-page.server.ts";

const refuse = (answer: OfferAnswer) => data(answer, { status: 422 });

interface Sent {
  own: OwnOffer;
  form: FormData;
  shopper: Actor | null;
}

/** Carries out a buyer's act on their offer; answers with the errors, or leads on. */
export function receiveOfferAct(shop: OrderMailServices, act: OfferAct, sent: Sent) {
  if (act === "pay" || act === "bank") return receiveAcceptance(shop, act, sent);
  if (act === "change") return receiveChange(shop, sent);
  return act === "decline" ? receiveRefusal(shop, sent) : receiveProofAnswer(shop, act, sent);
}

const back = ({ offer, token }: OwnOffer, done: keyof typeof notices): Response =>
  redirectWithNotice(answeredOfferPath(offer.number, token, done), notices[done]);

async function receiveAcceptance(shop: OrderMailServices, act: "pay" | "bank", { own, form, shopper }: Sent) {
  const { number, revision } = own.offer;
  // A second press leads to the order, whatever the second form holds.
  const parsed = parseAcceptance(withKnownCountry(form, billedCountry));
  if (parsed.kind === "refused" && own.standing === "open")
    return refuse({
      about: "acceptance",
      answer: parsed,
      ...countriesToChoose(parsed.typed[billedCountry]),
    });
  if (own.offer.orderId) throw await ledTo(shop, await orderNumberOf(shop.db, own.offer.orderId));
  if (parsed.kind === "refused") throw back(own, "closed");
  const method = act === "pay" ? "razorpay" : "bank";
  const done = await acceptOffer(shop, { number, revision, facts: parsed.value, method, shopper });
  if (done.kind === "closed") throw back(own, "closed");
  throw await ledTo(shop, done.orderNumber);
}

/** To where its order is paid: by card at once, by transfer as its page explains. */
async function ledTo(shop: OrderMailServices, orderNumber: string): Promise<Response> {
  const order = await findOrder(shop.db, orderNumber);
  const token = orderLinkToken(orderNumber, shop.secret);
  if (isByCard(order?.paymentMethod) && order?.paymentState === "awaiting")
    return redirect(payNowPath(orderNumber, token), 303);
  return redirectWithNotice(confirmationPath(orderNumber, token), notices.accepted);
}

/** The notice after declining, by where the offer stood. */
const declinedFrom = {
  open: "declined",
  declined: "declined",
  accepted: "closed",
  expired: "closed",
  replaced: "closed",
  withdrawn: "closed",
} as const satisfies Record<Standing, keyof typeof notices>;

const changeNotices = { asked: "change", again: "change", "too-late": "closed" } as const;

async function receiveRefusal(shop: OrderMailServices, { own, form }: Sent) {
  const parsed = parseRefusal(form);
  if (parsed.kind === "wrong") return refuse({ about: "refusal", answer: parsed.answer });
  const { number, revision } = own.offer;
  const stood = await declineOffer(shop, { number, revision, ...parsed.value });
  throw back(own, stood ? declinedFrom[stood] : "closed");
}

async function receiveChange(shop: OrderMailServices, { own, form }: Sent) {
  const parsed = parseWantedChange(form);
  if (parsed.kind === "wrong") return refuse({ about: "change", answer: parsed.answer });
  const { number, revision } = own.offer;
  const done = await askChange(shop, { number, revision, ...parsed.value });
  if (done === "many") return refuse({ about: "change", answer: tooManyWords(form) });
  throw back(own, changeNotices[done]);
}

async function receiveProofAnswer(shop: OrderMailServices, act: "approved" | "changes", { own, form }: Sent) {
  const proofId = textIn(form, "proof");
  const parsed = parseProofAnswer(form, act);
  if (parsed.kind === "wrong") return refuse({ about: "proof", proof: proofId, answer: parsed.answer });
  const { number, revision } = own.offer;
  const done = await answerProof(shop, { number, revision, proofId, answer: parsed.value });
  if (done === "missing") throw new Response(ownOfferText.proofMissing, { status: 404 });
  const isTooLate = done === "too-late";
  throw back(own, isTooLate ? "closed" : act);
}
