import { passkeyChangedMail } from "#accounts/passkeys/passkey-changed.email.ts";
import { passwordChangedMail } from "#accounts/password/password-changed.email.ts";
import { resetMail } from "#accounts/password/reset.email.ts";
import { wrongCodesMail } from "#accounts/sign-in-code/wrong-codes.email.ts";
import { verificationMail } from "#accounts/sign-up/verification.email.ts";
import { recoveryUsedMail } from "#accounts/two-step/recovery-used.email.ts";
import { twoStepChangedMail } from "#accounts/two-step/two-step-changed.email.ts";
import { alertMail } from "#admin/alerts/alert.email.ts";
import { testMail } from "#admin/first-steps/test-mail.email.ts";
import { cartCopyMail } from "#cart-links/mailed/cart-copy.email.ts";
import { acknowledgementMail } from "#enquiries/acknowledgement.email.ts";
import { backInStockMail } from "#enquiries/alerts/back-in-stock.email.ts";
import { stockAlertConfirmMail } from "#enquiries/alerts/stock-alert-confirm.email.ts";
import { contactMail } from "#enquiries/contact/contact.email.ts";
import { writtenMail } from "#enquiries/contact/written.email.ts";
import { grievanceMail } from "#enquiries/grievance/grievance.email.ts";
import { grievanceReceivedMail } from "#enquiries/grievance/grievance-received.email.ts";
import { grievanceStepMail } from "#enquiries/grievance/grievance-step.email.ts";
import { b2bMail } from "#enquiries/quotes/b2b.email.ts";
import { bulkQuoteMail } from "#enquiries/quotes/bulk-quote.email.ts";
import { replyMail } from "#enquiries/reply.email.ts";
import { gatheredMail } from "#mail/writing/gathered.email.ts";
import { newsletterMail } from "#newsletters/sending/newsletter.email.ts";
import { newsletterAgainMail } from "#newsletters/signing-up/newsletter-again.email.ts";
import { newsletterWelcomeMail } from "#newsletters/signing-up/newsletter-welcome.email.ts";
import { shopOpenedMail } from "#newsletters/signing-up/shop-opened.email.ts";
import { orderPlacedMail } from "#orders/mails/order-placed.email.ts";
import { guardedFactsMail } from "#settings/guarded-facts.email.ts";
import { staffInvitationMail } from "#staff/inviting/staff-invitation.email.ts";
import { staffChangedMail } from "#staff/members/staff-changed.email.ts";
import { staffRemovedMail } from "#staff/members/staff-removed.email.ts";
import { newAdminMail } from "#staff/new-admin.email.ts";
import { languageNow } from "#values/language/language.ts";
import { stoppedMail } from "#webhooks/mails/stopped.email.ts";
import {
  bulk,
  copiedLine,
  facts,
  link,
  origin,
  person,
  product,
  quote,
  reply,
  sample,
  shop,
  typed,
} from "./strange.ts";
import type { TriedMails } from "./tried-mails.ts";

const ticket = {
  ...{ number: "G-1795000000123", acknowledgeBy: new Date("2026-11-30T10:00:00Z") },
  resolveBy: new Date("2026-12-28T10:00:00Z"),
};

const held = () => ({
  ...{ to: person.email, replyTo: shop.email, subject: typed },
  body: orderPlacedMail(facts, shop).body,
});
const other = () => ({ ...held(), body: { ...held().body, preview: typed, unsubscribe: link } });

const lamps = { subject: "Lamps", preview: null, content: '<p>See <a href="/shop">the lamps</a>.</p>' };
const hindiLamps = { subject: "दीये", preview: null, content: '<p><a href="/shop">दीये</a> देखिए।</p>' };

/** What is written to people about their accounts, messages and alerts, and to the owner. */
export const peopleMails = (): TriedMails => ({
  "new-admin": [newAdminMail({ link, again: `${origin}/forgot-password` }, shop)],
  "staff-invitation": [staffInvitationMail({ name: typed, may: "Pack", link }, shop)],
  "guarded-facts": [guardedFactsMail({ by: typed, changed: ["upiId"], after: { upiId: typed } }, shop)],
  "newsletter-again": [newsletterAgainMail({ to: person.email, link }, shop)],
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
  grievance: [
    grievanceMail({ ...person, orderNumber: typed, body: typed }, ticket, { shop, link }),
    grievanceMail({ ...person, email: null, orderNumber: null, body: typed }, ticket, { shop, link }),
  ],
  "grievance-received": [
    grievanceReceivedMail(person.email, ticket, { shop: { ...shop, grievanceOfficer: typed }, link }),
  ],
  "grievance-step": (["acknowledged", "replied", "resolved"] as const).map((step) =>
    grievanceStepMail({ ...ticket, to: person.email, step, words: reply.text }, { shop, link }),
  ),
  "cart-copy": [
    cartCopyMail(
      {
        to: person.email,
        lines: ["Fish Tote", typed].map((name, at) =>
          copiedLine(name, at === 1 ? { kind: "gone" } : undefined),
        ),
        link,
      },
      shop,
    ),
  ],
  contact: [contactMail({ ...person, message: typed }, shop)],
  written: [
    writtenMail(
      {
        key: "wamid.1",
        via: "whatsapp",
        name: typed,
        phone: person.phone,
        message: typed,
        language: languageNow(),
      },
      shop,
    ),
  ],
  "newsletter-welcome": [
    newsletterWelcomeMail({ to: person.email, unsubscribe: `${origin}/unsubscribe` }, { shop, origin }),
  ],
  newsletter: [
    newsletterMail(
      person.email,
      {
        words: languageNow() === "hi" ? hindiLamps : lamps,
        picture: { src: "/files/blog_images/a.webp", alt: languageNow() === "hi" ? "दीया" : "A lamp" },
        cards: [{ name: "Fish Tote", price: "₹999", href: "/shop/fish-tote" }],
        unsubscribe: `${origin}/unsubscribe`,
      },
      { shop, campaign: { origin, language: languageNow(), name: "lamps" } },
    ),
  ],
  "shop-opened": [
    shopOpenedMail({ to: person.email, unsubscribe: `${origin}/unsubscribe` }, { shop, origin }),
  ],
  "test-mail": [testMail(person.email, { shop, origin })],
  reply: [replyMail(reply, shop)],
  stopped: [stoppedMail({ id: "x", url: "https://win.example/hook" }, { shop, origin: "https://jhola.in" })],
  gathered: [gatheredMail([held()]), gatheredMail([held(), other()])],
});
