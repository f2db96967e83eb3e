import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { newAdminMail } from "#accounts/new-admin.email.ts";
import { passkeyChangedMail } from "#accounts/passkeys/passkey-changed.email.ts";
import { passwordChangedMail } from "#accounts/password/password-changed.email.ts";
import { resetMail } from "#accounts/password/reset.email.ts";
import { wrongCodesMail } from "#accounts/sign-in-code/wrong-codes.email.ts";
import { verificationMail } from "#accounts/sign-up/verification.email.ts";
import { staffInvitationMail } from "#accounts/staff/inviting/staff-invitation.email.ts";
import { staffChangedMail } from "#accounts/staff/members/staff-changed.email.ts";
import { staffRemovedMail } from "#accounts/staff/members/staff-removed.email.ts";
import { recoveryUsedMail } from "#accounts/two-step/recovery-used.email.ts";
import { twoStepChangedMail } from "#accounts/two-step/two-step-changed.email.ts";
import { alertMail } from "#admin/alerts/alert.email.ts";
import { acknowledgementMail } from "#enquiries/acknowledgement.email.ts";
import { backInStockMail } from "#enquiries/alerts/back-in-stock.email.ts";
import { stockAlertConfirmMail } from "#enquiries/alerts/stock-alert-confirm.email.ts";
import { contactMail } from "#enquiries/contact/contact.email.ts";
import { newsletterWelcomeMail } from "#enquiries/newsletter/newsletter-welcome.email.ts";
import { b2bMail } from "#enquiries/quotes/b2b.email.ts";
import type { B2bQuote, B2bSample } from "#enquiries/quotes/b2b.ts";
import { bulkQuoteMail } from "#enquiries/quotes/bulk-quote.email.ts";
import { replyMail } from "#enquiries/reply.email.ts";
import { offerAcceptedMail } from "#offers/mails/offer-accepted.email.ts";
import { offerAnsweredMail } from "#offers/mails/offer-answered.email.ts";
import { offerDeclinedMail } from "#offers/mails/offer-declined.email.ts";
import type { Offer } from "#offers/offer.ts";
import { offerSentMail } from "#offers/sending/offer-sent.email.ts";
import { proofShownMail } from "#offers/sending/proof-shown.email.ts";
import { orderTakenMail } from "#offers/taking/order-taken.email.ts";
import { confirmLinks } from "#orders/customer/order-access.server.ts";
import type { Due } from "#orders/dues/dues.ts";
import { newOrdersMail } from "#orders/mails/new-orders.email.ts";
import { orderAddressMail } from "#orders/mails/order-address.email.ts";
import { orderAdvanceMail } from "#orders/mails/order-advance.email.ts";
import { orderAskedMail } from "#orders/mails/order-asked.email.ts";
import { orderBackToCashMail } from "#orders/mails/order-back-to-cash.email.ts";
import { orderConfirmMail } from "#orders/mails/order-confirm.email.ts";
import { orderLinkMail } from "#orders/mails/order-link.email.ts";
import { orderNewDateMail } from "#orders/mails/order-new-date.email.ts";
import { orderPaidMail } from "#orders/mails/order-paid.email.ts";
import { orderPlacedMail } from "#orders/mails/order-placed.email.ts";
import { orderRefundedMail } from "#orders/mails/order-refunded.email.ts";
import { orderStatusMail } from "#orders/mails/order-status.email.ts";
import { orderSurplusMail } from "#orders/mails/order-surplus.email.ts";
import { orderTooLateMail } from "#orders/mails/order-too-late.email.ts";
import { orderTrackingMail } from "#orders/mails/order-tracking.email.ts";
import type { Order } from "#orders/order.ts";
import { parcelMail } from "#orders/shipments/parcel.email.ts";
import { shipmentOf } from "#orders/shipments/shipment.db.server.ts";
import { finishMail } from "#platform/mail/writing/finish-mail.server.ts";
import { gatheredMail } from "#platform/mail/writing/gathered.email.ts";
import type { MailBody } from "#platform/mail/writing/mail-body.ts";
import { returnStepMail } from "#returns/mails/return-step.email.ts";
import { reviewHiddenMail } from "#reviews/mails/review-hidden.email.ts";
import { reviewInviteMail } from "#reviews/mails/review-invite.email.ts";
import { paise } from "#values/money/money.ts";
import { usualReturns } from "#values/return-terms.ts";
import { stoppedMail } from "#webhooks/mails/stopped.email.ts";
import { billedLine } from "../../tests/database/billed-order.ts";

/** Every way to write an address that some mail program makes a link of. */
const typed =
  "Claim http://win.example/now, HTTPS://WIN.EXAMPLE, www.win.example, win.co/x, //win.example, win@mail.example, mailto:win@mail.example, upi://pay?pa=win@bank, 10.20.30.40, \\\\win\\share";
const origin = "https://jhola.in";
const shop = { name: "Jhola.in Crafts", email: "care@jhola.in", phone: "+91 1", address: "Madhubani" };
const link = `${origin}/order?token=abc`;
const parcel = "https://post.example/EB1";
const person = { fullName: typed, email: "win@mail.example", phone: typed };
const address = {
  ...{ fullName: typed, addressLine1: typed, addressLine2: typed, city: typed },
  ...{ state: typed, pincode: typed, country: typed },
};
const order: Order = {
  orderNumber: "JC-1795000000123",
  placedAt: new Date("2026-11-21T07:05:35Z"),
  status: "pending_cod_confirmation",
  billing: { ...address, email: person.email, phone: typed },
  shipping: address,
  shippingMethod: "standard",
  paymentMethod: "cod",
  readyBy: "2026-12-01",
  subtotal: paise(1499_50),
  adjustments: [],
  shippingCost: paise(0),
  total: paise(1499_50),
  lines: [billedLine({ productName: typed, unitPrice: paise(1499_50) })],
};
const facts = { order, link, returns: usualReturns };
const offer = {
  ...{ id: "1", number: "O-1", total: paise(1_00), declineWords: typed },
  buyer: {
    ...{ name: typed, email: person.email, phone: typed, company: typed, gstin: null, poNumber: typed },
    ...{ billing: address, shipping: address },
  },
};
const confirmation = { by: new Date("2026-11-22T07:05:35Z"), at: null };
const part = (kind: Due["kind"]): Due => ({
  ...{ id: kind, kind, amount: paise(700_00), method: "bank", paidAt: null, paymentId: null },
  reference: typed,
});
const asked = {
  links: confirmLinks(order.orderNumber, { origin, secret: "of this test" }),
  saved: paise(50_00),
};
const told = {
  id: "1",
  orderNumber: "JC-1",
  total: paise(1499_50),
  city: typed,
  paymentMethod: "cod",
} as const;
const held = {
  ...{ to: person.email, replyTo: shop.email, subject: typed },
  body: orderPlacedMail(facts, shop).body,
};
const other = { ...held, body: { ...held.body, preview: typed, unsubscribe: link } };
const quote: B2bQuote = {
  ...{ about: "quote", fullName: typed, email: person.email, company: typed },
  ...{ product: typed, quantity: 1200, logo: typed },
};
const sample: B2bSample = { about: "sample", ...person, address: typed, product: typed };
const bulk = { ...person, company: typed, quantity: 100, customization: typed, message: typed };
const product = { name: "Fish Tote", slug: "fish-tote" };
const reply = { to: person.email, about: typed, asked: typed, text: "Yes: see https://jhola.in/shop." };

const sent = shipmentOf(
  {
    ...{ id: "1", order_id: "1", number: 1, direction: "out", state: "moving", carrier: "hand", version: 1 },
    ...{ courier: typed, awb: "EB1", tracking_url: parcel, weight_grams: 500, trouble: typed },
    ...{
      instead_name: typed,
      instead_option: typed,
      instead_product: null,
      length_cm: null,
      width_cm: null,
      height_cm: null,
      charges: null,
      cash_to_collect: "1499.50",
    },
    ...{ photo: null, label: null, carrier_order_id: null, carrier_shipment_id: null, courier_id: null },
    ...{ booking_step: null, booking_tries: 0, booking_claimed_until: null, ask_at: null },
    ...{ charged_grams: null, weighed_at: null },
    ...{ expected_on: "2026-12-01", booked_at: null, picked_up_at: null, delivered_at: null },
    ...{ return_request_id: null, created_at: order.placedAt, updated_at: order.placedAt },
  },
  [{ orderItemId: "line", quantity: 1 }],
);

/** The owner's words apart, which are her own. */
const offered: Offer = {
  ...{ id: "1", number: "O-1", revision: 2, state: "sent", source: "quote", quoteId: null, words: null },
  buyer: {
    ...{ name: typed, email: person.email, phone: typed, company: typed, gstin: null, poNumber: typed },
    ...{ billing: address, shipping: address },
  },
  lines: [
    {
      ...{ id: "1", productId: null, variantId: null, name: typed, optionText: typed, details: typed },
      ...{ sku: null, hsn: null, taxRate: null, quantity: 200, unitPrice: paise(229_00) },
    },
  ],
  ...{ validUntil: "2026-12-05", promisedOn: "2026-12-20", advancePercent: 30 },
  ...{ subtotal: paise(45_800_00), shippingCost: paise(0), total: paise(45_800_00) },
  ...{ orderId: null, declineWords: null, changeWords: null, changeAskedAt: null, version: 1 },
  ...{ createdAt: order.placedAt, sentAt: null, decidedAt: null },
};

interface AnyMail {
  subject: string;
  body: MailBody;
}

/** Each mail that the shop writes, with an address in whatever a stranger can type. */
const mails: Record<string, readonly AnyMail[]> = {
  "new-admin": [newAdminMail({ link, again: `${origin}/forgot-password` }, shop)],
  "staff-invitation": [staffInvitationMail({ name: typed, may: "Pack", link }, shop)],
  "staff-changed": [staffChangedMail({ name: typed, may: "Pack" }, shop)],
  "staff-removed": [staffRemovedMail({ name: typed }, shop)],
  "passkey-changed": (["added", "removed", "copied"] as const).map((change) =>
    passkeyChangedMail({ name: typed, passkey: typed, change }, shop),
  ),
  "password-changed": [passwordChangedMail({ name: typed }, shop)],
  "recovery-used": [recoveryUsedMail({ name: typed, left: 9 }, shop)],
  reset: [resetMail({ name: typed, link }, shop)],
  "two-step-changed": (["on", "off", "removed", "new-codes"] as const).map((change) =>
    twoStepChangedMail({ name: typed, change }, shop),
  ),
  "wrong-codes": [wrongCodesMail({ name: typed }, shop)],
  verification: [verificationMail({ link }, shop)],
  alert: [alertMail({ kind: "owed-refunds", occasions: [], title: typed, text: typed }, shop, origin)],
  acknowledgement: [acknowledgementMail(person.email, { what: typed, next: typed }, shop)],
  "back-in-stock": [backInStockMail({ to: person.email, name: "Fish Tote", page: link, stop: link }, shop)],
  "stock-alert-confirm": [stockAlertConfirmMail({ to: person.email, name: "Fish Tote", link }, shop)],
  b2b: [b2bMail(quote, shop), b2bMail(sample, shop)],
  "bulk-quote": [bulkQuoteMail(bulk, product, { origin, shop })],
  contact: [contactMail({ ...person, message: typed }, shop)],
  "newsletter-welcome": [
    newsletterWelcomeMail({ to: person.email, unsubscribe: `${origin}/unsubscribe` }, { shop, origin }),
  ],
  reply: [replyMail(reply, shop)],
  "new-orders": [newOrdersMail([told], { origin, shop }), newOrdersMail([told, told], { origin, shop })],
  "offer-sent": [offerSentMail({ offer: offered, link, to: person.email }, shop)],
  "proof-shown": [proofShownMail({ number: "O-1", title: typed, link, to: person.email }, shop)],
  "order-address": [orderAddressMail({ ...facts, isBuyers: true }, shop)],
  "order-advance": [
    orderAdvanceMail(
      { ...facts, paid: part("advance"), next: part("balance"), pay: link, bank: [["UPI ID", "a@ybl"]] },
      shop,
    ),
  ],
  "order-taken": ([false, true] as const).flatMap((isTakenAlong) =>
    [[], [part("advance"), part("balance")], [{ ...part("whole"), method: "razorpay" as const }]].map(
      (dues) => orderTakenMail({ ...facts, dues, pay: link, isTakenAlong }, shop),
    ),
  ),
  "order-asked": [
    orderAskedMail({ ...facts, due: part("balance"), pay: link, bank: [["UPI ID", "a@ybl"]] }, shop),
  ],
  "offer-accepted": ([undefined, "advance", "balance", "whole"] as const).map((kind) =>
    offerAcceptedMail(
      {
        ...{ ...facts, number: "O-1", bank: [["UPI ID", "a@ybl"]] },
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
  "order-back-to-cash": [orderBackToCashMail({ ...facts, amount: "₹1.00" }, shop)],
  "order-confirm": [orderConfirmMail({ ...facts, confirmation, asked }, shop)],
  "order-link": [orderLinkMail({ orderNumber: order.orderNumber, link }, shop)],
  "order-new-date": [orderNewDateMail({ ...facts, readyBy: "2026-12-01" }, shop)],
  "order-paid": [orderPaidMail(facts, shop), orderPaidMail({ ...facts, paid: part("balance") }, shop)],
  "order-placed": [
    orderPlacedMail(facts, shop),
    orderPlacedMail({ link, order: { ...order, confirmation }, asked }, shop),
  ],
  "order-refunded": [
    orderRefundedMail({ ...facts, isByHand: true, amount: paise(1_50), creditNotes: ["CN-1"] }, shop),
  ],
  "order-status": (["pending", "processing", "shipped", "delivered", "cancelled"] as const).map((status) =>
    orderStatusMail({ ...facts, status, trackingNumber: "EB1", trackingUrl: parcel }, shop),
  ),
  "order-surplus": [orderSurplusMail({ ...facts, amount: "₹1.00", isOtherSum: true }, shop)],
  "order-too-late": [orderTooLateMail(facts, shop)],
  "order-tracking": [orderTrackingMail({ ...facts, trackingNumber: "EB1", trackingUrl: parcel }, shop)],
  parcel: (["picked_up", "out_for_delivery", "attempt_failed", "delivered"] as const).map((step) =>
    parcelMail({ ...facts, step, parcel: sent, parcels: [sent], isCashDue: true }, shop),
  ),
  "return-step": (["requested", "approved", "received", "declined", "withdrawn", "settled"] as const).map(
    (state) =>
      returnStepMail(
        {
          ...{ order, link, pieces: [`${typed} × 1`] },
          request: {
            ...{ number: "R-1", kind: "return", state, declineWords: typed, settleWords: typed },
            ...{ resolution: "refund", refund: paise(1_50) },
          },
        },
        shop,
      ),
  ),
  "review-invite": [
    reviewInviteMail({ order, pieces: [typed, typed], links: { write: link, stop: link } }, shop),
    reviewInviteMail({ order, pieces: [typed], links: { write: link, stop: link } }, shop),
  ],
  "review-hidden": [reviewHiddenMail({ order, product: typed, reason: "insult", link }, shop)],
  stopped: [stoppedMail({ id: "x", url: "https://win.example/hook" }, { shop, origin: "https://jhola.in" })],
  gathered: [gatheredMail([held]), gatheredMail([held, other])],
};

/** The words that a mail program would make a link of, but for the shop's own addresses. */
const linked = (text: string): string[] =>
  text.split(/\s+/).filter((word) => {
    const isOurs = /^\(?(https:\/\/(jhola\.in|post\.example)\/\S*|care@jhola\.in|Jhola\.in)[.,:]?$/.test(
      word,
    );
    return !isOurs && /\S[.@]\p{L}|\p{L}:\S|(\/\/|\\\\)\S|(\d+\.){3}\d/iu.test(word);
  });

const entities: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&amp;": "&",
};

/** What a mail program shows of the HTML; elements may stand close together. */
const shown = (html: string): string =>
  html
    .replaceAll(/<(style)[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, "")
    .replaceAll(/<(br|\/?(p|h1|h2|td|tr|div|title))\b[^>]*>/g, "\n")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&\w+;|&#\d+;/g, (entity) => entities[entity] ?? "?");

test("the detector of these tests finds what it is for", () => {
  expect(linked(typed).length).toBeGreaterThanOrEqual(10);
  expect(linked("Pay ₹1,499.50 at 10:30. https://jhola.in/x care@jhola.in")).toEqual([]);
  expect(shown("<td>Mailbox</td><td>a&amp;b</td>").trim().split("\n")).toEqual(["Mailbox", "", "a&b"]);
});

test("every mail of the shop is tried here", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" });
  const kinds = files.filter((file) => file.endsWith(".email.ts")).map((file) => basename(file, ".email.ts"));
  expect(Object.keys(mails).sort()).toEqual(kinds.sort());
});

test.each(Object.entries(mails))(
  "in the mail %s nothing but the shop's own can be clicked",
  async (_, all) => {
    for (const mail of all) {
      const { subject, html, text } = await finishMail(mail);
      for (const part of [subject, text, shown(html)]) expect(linked(part)).toEqual([]);
      const hrefs = [...html.matchAll(/\bhref="([^"]*)"/g)].map(([, href = ""]) => href);
      for (const href of hrefs) expect(href).toMatch(/^https:\/\/(jhola\.in|post\.example)\//);
      expect(html).not.toMatch(/http:\/\/win|src=/);
    }
  },
);

test("what the shop itself says can be followed, and its name is written as it is", async () => {
  const answer = await finishMail(replyMail(reply, shop));
  const welcome = await finishMail(newAdminMail({ link, again: `${origin}/forgot-password` }, shop));
  const asked = await finishMail(bulkQuoteMail(bulk, product, { origin, shop }));
  for (const form of ["text", "html"] as const) {
    expect(answer[form]).toContain("see https://jhola.in/shop.");
    expect(answer[form]).toContain(shop.email);
    expect(welcome[form]).toContain("https://jhola.in/forgot-password");
    expect(asked[form]).toContain("https://jhola.in/shop/fish-tote");
  }
  expect(welcome.subject).toBe("Choose your admin password for Jhola.in Crafts");
});

test("the owner can answer whoever wrote to her", () => {
  for (const mail of [
    contactMail({ ...person, message: typed }, shop),
    b2bMail(quote, shop),
    b2bMail(sample, shop),
    bulkQuoteMail(bulk, product, { origin, shop }),
  ])
    expect(mail.replyTo).toBe(person.email);
});
