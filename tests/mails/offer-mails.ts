import { offerAcceptedMail, offerDeclinedMail } from "#offers/mails/offer-accepted.email.ts";
import { offerAnsweredMail } from "#offers/mails/offer-answered.email.ts";
import type { Offer } from "#offers/offer.ts";
import { offerSentMail } from "#offers/sending/offer-sent.email.ts";
import { proofShownMail } from "#offers/sending/proof-shown.email.ts";
import { orderTakenMail } from "#offers/taking/order-taken.email.ts";
import { orderAdvanceMail, orderAskedMail } from "#orders/money-mails/order-advance.email.ts";
import { giftAskedMail } from "#recipients/asking/gift-asked.email.ts";
import { sendKnownMail } from "#recipients/list/send-known.email.ts";
import { paymentNotFoundMail } from "#transfers/payment-not-found.email.ts";
import { paise } from "#values/money/money.ts";
import { type Transfer, transferOf } from "#values/money/upi-payment.ts";
import { address, facts, link, order, origin, part, person, shop, typed } from "./strange.ts";
import type { TriedMails } from "./tried-mails.ts";

const account = { accountName: "1", accountNumber: "123456789", ifsc: "1234" };
const buyer = {
  ...{ name: typed, email: person.email, phone: typed, company: typed, gstin: null, poNumber: typed },
  ...{ billing: address, shipping: address },
};
const offer = { id: "1", number: "O-1", total: paise(1_00), declineWords: typed, buyer };
/** The owner's words apart, which are her own. */
const offered: Offer = {
  ...{ id: "1", number: "O-1", revision: 2, state: "sent", source: "quote", toMany: null, quoteId: null },
  ...{ words: null, language: "en", buyer },
  lines: [
    {
      ...{ id: "1", productId: null, variantId: null, name: typed, optionText: typed, details: typed },
      ...{ sku: null, hsn: null, taxRate: null, quantity: 200, unitPrice: paise(229_00) },
    },
  ],
  ...{ validUntil: "2026-12-05", promisedOn: "2026-12-20", advancePercent: 30 },
  ...{ subtotal: paise(45_800_00), shippingCost: paise(0), total: paise(45_800_00) },
  ...{
    orderId: null,
    supplyRule: null,
    declineWords: null,
    changeWords: null,
    changeAskedAt: null,
    version: 1,
  },
  ...{ createdAt: order.placedAt, sentAt: null, decidedAt: null },
};

/** What is written about offers and the orders that come of them. */
export const offerMails = (): TriedMails =>
  mailsWith(transferOf({ ...account, upiId: "a@ybl" }, shop.name, part("balance")));

const mailsWith = (transfer: Transfer): TriedMails => ({
  "gift-asked": [giftAskedMail({ giver: typed, name: typed, until: order.placedAt, link }, shop)],
  "send-known": [sendKnownMail({ number: "JC-1", known: "1", wanted: "2", href: link }, shop)],
  "offer-sent": [offerSentMail({ offer: offered, link, to: person.email }, shop)],
  "proof-shown": [proofShownMail({ number: "O-1", title: typed, link, to: person.email }, shop)],
  "order-advance": [
    orderAdvanceMail({ ...facts, paid: part("advance"), next: part("balance"), pay: link, transfer }, shop),
  ],
  "payment-not-found": [
    paymentNotFoundMail(
      { ...facts, due: part("balance"), reference: "412345678901", again: link, transfer },
      shop,
    ),
  ],
  "order-taken": ([false, true] as const).flatMap((isTakenAlong) =>
    [[], [part("advance"), part("balance")], [{ ...part("whole"), method: "razorpay" as const }]].map(
      (dues) => orderTakenMail({ ...facts, dues, transfer, pay: link, isTakenAlong }, shop),
    ),
  ),
  "order-asked": [orderAskedMail({ ...facts, due: part("balance"), pay: link, transfer }, shop)],
  "offer-accepted": ([undefined, "advance", "balance", "whole"] as const).map((kind) =>
    offerAcceptedMail(
      {
        ...{ ...facts, number: "O-1", transfer },
        due: kind && { kind, amount: paise(1_00), method: "bank" },
      },
      shop,
    ),
  ),
  "offer-answered": [
    offerAnsweredMail({ offer, what: "accepted", order: { id: "1", orderNumber: "JC-1" } }, { origin, shop }),
    offerAnsweredMail({ offer, what: "declined" }, { origin, shop }),
    offerAnsweredMail({ offer, what: "change", words: typed, version: 1 }, { origin, shop }),
    offerAnsweredMail(
      { offer, what: "proof", proof: { id: "1", title: typed, state: "changes", words: typed } },
      { origin, shop },
    ),
  ],
  "offer-declined": [offerDeclinedMail(offer, link, shop)],
});
