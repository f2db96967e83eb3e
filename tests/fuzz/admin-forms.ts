import { newKeySchema, readReply } from "#accounts/passkeys/device-reply.ts";
import { parseNewPasskey, parsePasskeyName, passkeyIn } from "#accounts/passkeys/passkey.form.ts";
import { parsePasswordChange, parseProfile } from "#accounts/settings/settings.form.ts";
import { parseTypedProof } from "#accounts/two-step/two-step.form.ts";
import { deliveryNames } from "#addresses/delivery.form.ts";
import { artisans } from "#artisans/admin/artisan-fields.ts";
import { parseCommentAct } from "#blog/admin/comments/comment-list.ts";
import { posts } from "#blog/admin/posts/post-fields.ts";
import { parseProduct } from "#catalogue/admin/form/product.form.ts";
import { parseChoices } from "#catalogue/admin/options/choices.form.ts";
import { fieldNames } from "#catalogue/product-fields.ts";
import { parseWithdrawal } from "#certificates/admin/withdraw.form.ts";
import { keyIn, parseNewKey } from "#connections/keys/key.form.ts";
import { discounts } from "#discounts/admin/discount-fields.ts";
import { grievanceWords } from "#enquiries/admin/grievances/grievance-act.form.ts";
import { parseMessageChange } from "#enquiries/admin/messages/message.form.ts";
import { parseQuoteChange } from "#enquiries/admin/quotes/quote.form.ts";
import { parseHomeAddress, parseHomeMeasures } from "#homes/homes.form.ts";
import { counterIn, moneyIn, otherIn, termIn } from "#makers-pay/account/account.form.ts";
import { bankIn } from "#makers-pay/banks/bank.form.ts";
import { columnsIn, leastIn, markedIn } from "#makers-pay/run/run.form.ts";
import { takenInOf } from "#makers-pay/taken-in/taken-in.form.ts";
import { foundIn, givenIn, splitIn } from "#making/admin/lot-act.form.ts";
import { groupIn, groupTyped } from "#making/groups/group.form.ts";
import { typedFourDigits } from "#making/links/maker-link.ts";
import { newLotIn } from "#making/new-lot/new-lot.form.ts";
import { keptNewsletters } from "#newsletters/admin/newsletter-fields.ts";
import { parseProof, seenOfferIn } from "#offers/admin/offer-acts.form.ts";
import { parseTakenOrder } from "#offers/taking/taken-order.form.ts";
import { parseOffer } from "#offers/writing/offer.form.ts";
import { parseBooking } from "#order-admin/courier/booking.form.ts";
import { orderActForms, parseOrderAct } from "#order-admin/order-act.form.ts";
import { parcelFields, parseKeptParcel, parseNewParcel } from "#order-admin/shipments/parcel.form.ts";
import { subscriptionIn } from "#push/devices/subscription.server.ts";
import { ticksIn } from "#records/page/several.ts";
import { cameIn, wayIn, wordsIn } from "#returns/admin/return-act.form.ts";
import { reasonIn, replyIn } from "#reviews/admin/review-act.form.ts";
import { remittanceIn } from "#settlements/remittances/remittance.form.ts";
import { invitationIn, parseChange, parseInvite } from "#staff/staff.form.ts";
import { deviceNameIn, lookedAtIn, lostNumberIn } from "#stall/admin/device-act.form.ts";
import { broughtBackIn, countedIn, takenAlongIn } from "#stall/admin/stall-act.form.ts";
import { stalls } from "#stall/admin/stall-fields.ts";
import { whatsappNumber } from "#values/contact/phone.ts";
import { parseEdit } from "#values/picture-edit.ts";
import { deliveryIn, formId, parseEndpoint } from "#webhooks/endpoints/parse-endpoint.server.ts";
import { typedBytes } from "../../app/admin/first-steps/first-steps.ts";
import { parseLedgers } from "../../app/books/rules/ledgers.form.ts";
import { ledgerKinds } from "../../app/books/rules/ledgers.ts";
import { parseBulkPrices } from "../../app/settings/bulk-prices/bulk-prices.form.ts";
import { parseCashTerms } from "../../app/settings/cash/cash-terms.form.ts";
import { parseFacts } from "../../app/settings/facts/facts.form.ts";
import { parseFaq, parseFaqDraft, parseShownFaq } from "../../app/settings/faq/faq-admin.form.ts";
import { parseOpening } from "../../app/settings/opening/opening.form.ts";
import { parseSearchWords } from "../../app/settings/search-words/search-words.form.ts";
import { parseShippingRules } from "../../app/settings/shipping/shipping-rules.form.ts";
import { parseStockMails } from "../../app/settings/stock/stock-mails.form.ts";
import { parseLegalText, parsePolicyDraft } from "../../app/settings/texts/legal-text.form.ts";
import { type ShopForm, unread } from "./shop-form.ts";

const adminPage = (path: string, fields: readonly string[], parse: ShopForm["parse"] = unread): ShopForm => {
  return { path: `/admin/dashboard/${path}`, fields, parse, of: "admins" };
};
const record = ["id", "version", "intent"];
const pictureEdit = [
  ...["picture", "turns", "turn", "tilt", "light", "auto", "plain", "left", "top", "right", "bottom"],
];
const cashTerms = [
  ...["min", "max", "firstMax", "fee", "rounding", "openPerPhone", "returnedPerPhone", "needsMobile"],
  ...["confirm", "cancelAfterHours", "blockedStates", "version"],
];
const choices = [
  ...["option-0-name", "option-0-values", "variant-0-value-0", "variant-0-offered", "variant-0-sku"],
  ...["variant-0-price", "variant-0-stock-count", "variant-0-picture", "variant-0-weight"],
  ...["personal-0-label", "personal-0-most", "personal-0-price", "make-variants"],
];
/** What came of a line, and pieces of it, by a line's id that is none. */
const returnAct = [...record, "words", "received:x", "resellable:x", "way", "amount", "instead"];
const offer = [
  ...[...record, "begun", "find", "buyerName", "buyerEmail", "buyerPhone", "buyerCompany", "buyerGstin"],
  ...["poNumber", "words", "validUntil", "promisedOn", "shippingCost", "advancePercent", "shippingSame"],
  ...["billing-fullName", "billing-pincode", "billing-state", "shipping-city", "line-0-product"],
  ...["line-0-variant", "line-0-name", "line-0-details", "line-0-hsn", "line-0-taxRate"],
  ...["line-0-quantity", "line-0-price", "line-199-quantity"],
];
const ringFields = ["endpoint", "p256dh", "auth"];
const maker = [
  ...["key", "amount", "method", "reference", "on", "note", "offered", "tax", "kind", "entry", "intent"],
  ...["version", "account", "ifsc", "upi", "pan", "no-pan", "percent", "sum", "from"],
];
const takenOrder = [...offer, "pay", "reference", "takenAlong", "takesLacking"];
const homes = [
  "intent",
  "id",
  "home",
  "version",
  ...deliveryNames,
  "weight",
  "length",
  "width",
  "height",
  "sheet",
];
const parcel = [...parcelFields, "pieces:x", "intent"];

/** The forms of the admin area. */
export const adminForms: readonly ShopForm[] = [
  adminPage("account", ["form", "fullName", "phone", "by", "email", "role"], parseProfile),
  adminPage("confirm?to=%2Fadmin%2Fdashboard%2Fsettings&waiting=form", ["secondFactorCode", "a"], (form) => [
    ...form,
  ]),
  adminPage("account/passkeys", ["intent", "id", "name"], (form) => [
    passkeyIn(form),
    parsePasskeyName(form),
  ]),
  adminPage("account/passkeys/new", ["name", "password", "response"], (form) => [
    parseNewPasskey(form),
    readReply(newKeySchema, String(form.get("response"))),
  ]),
  adminPage("account/two-step", ["intent", "code", "password", "sealed"], parseTypedProof),
  adminPage("account", ["form", "currentPassword", "newPassword", "confirmPassword"], (form) =>
    parsePasswordChange(form, "admin"),
  ),
  adminPage("products", [...record, ...fieldNames(), "images", "imagesAlt", "imagesRemoved"], parseProduct),
  adminPage("products", [...record, ...choices], parseChoices),
  adminPage("products/live", ["id", "intent", "all", "count"]),
  adminPage("overview", ["intent"]),
  adminPage("translations/texts?kind=word&record=Size", ["version", "hi.text", "right.text"]),
  adminPage("products/import", ["file", "intent", "fingerprint"]),
  adminPage("products/import/pictures", ["id"]),
  adminPage("products/import/live", ["file", "intent", "fingerprint"]),
  adminPage("pictures", pictureEdit, parseEdit),
  adminPage("pictures/edit", [...pictureEdit, "form"], parseEdit),
  adminPage("uploads", ["file", "bucket", "for", "name"]),
  adminPage("discounts", [...record, ...discounts.form.names], discounts.form.parse),
  adminPage("certificates/222222222N", ["why", "version"], parseWithdrawal),
  adminPage("blog", [...record, ...posts.form.names, "cover"], posts.form.parse),
  adminPage("artisans", [...record, ...artisans.form.names, "portrait"], artisans.form.parse),
  ...["contact-messages", "bulk-quotes", "grievances", "returns", "reviews"].map((list) =>
    adminPage(list, ["intent", "id"], ticksIn),
  ),
  adminPage("comments", ["intent", "id"], parseCommentAct),
  adminPage("contact-messages", [...record, "status", "response"], parseMessageChange),
  adminPage("shared-lists", ["id"]),
  adminPage("grievances/none", [...record, "words"], (form) => grievanceWords(form, true)),
  adminPage("bulk-quotes", [...record, "status", "notes", "spam", "reply"], parseQuoteChange),
  adminPage("subscribers", [...record, "email", "text"]),
  adminPage("newsletters", [...record, ...keptNewsletters.form.names, "picture"], keptNewsletters.form.parse),
  adminPage("newsletters/none", ["intent"]),
  adminPage("newsletters/none/send", ["version"]),
  adminPage(
    "orders/{order}",
    [
      ...[...record, "status", "trackingNumber", "trackingUrl", "noteBefore", "note", "amount", "readyBy"],
      ...["supplyRule", ...deliveryNames],
    ],
    (form) => Object.values(orderActForms).map((schema) => parseOrderAct<unknown>(schema, form)),
  ),
  adminPage("orders/{order}/refund", ["amount", "key"]),
  adminPage("orders/{order}/packing-slip", ["id"]),
  adminPage("orders", ["id", "intent"]),
  adminPage("orders/new", takenOrder, (form) => parseTakenOrder(form, "phone", "2026-11-21")),
  adminPage("orders/new?at=fair", takenOrder, (form) => parseTakenOrder(form, "stall", "2026-11-21")),
  adminPage("orders/packing-slips", ["id", "intent"]),
  adminPage("orders/book-parcels", ["id", "unconfirmed"]),
  adminPage("orders/{order}/recipients", homes, (form) => [
    parseHomeMeasures(form, { box: true, weight: true }),
    parseHomeAddress(form),
    ticksIn(form),
  ]),
  adminPage("orders/{order}/shipments/new", parcel, (form) => parseNewParcel(form, ["x"])),
  adminPage("orders/{order}/shipments/{parcel}", parcel, parseKeptParcel),
  adminPage("orders/{order}/shipments/{parcel}/book", ["courier", "version"], parseBooking),
  adminPage("returns/{return}", returnAct, (form) => [wordsIn(form, true), cameIn(form), wayIn(form)]),
  adminPage("reviews/{review}", [...record, "reason", "reply"], (form) => [reasonIn(form), replyIn(form)]),
  adminPage("connections", ["id", "name", "intent"], (form) => [keyIn(form), parseNewKey(form)]),
  adminPage("staff", ["id", "version", "intent"], invitationIn),
  adminPage("staff/invite", ["id", "name", "email", "permissions", "intent"], parseInvite),
  adminPage("staff/none", ["version", "permissions", "intent"], parseChange),
  adminPage("connections/webhooks/new", ["id", "url", "events"], (form) => [
    parseEndpoint(form, false),
    formId(form),
  ]),
  adminPage("connections/webhooks/{webhook}", [...record, "url", "events", "delivery"], (form) => [
    parseEndpoint(form, true),
    deliveryIn(form),
  ]),
  adminPage("account/ring", ["id", "intent", "from", ...ringFields], (form) => subscriptionIn(form, false)),
  adminPage("making", ["id", "intent"]),
  adminPage("stalls", [...record, ...stalls.form.names], stalls.form.parse),
  adminPage("stalls/devices", ["intent", "name", "device", "version", "year", "counter", "sale"], (form) => [
    deviceNameIn(form),
    lostNumberIn(form),
    lookedAtIn(form),
  ]),
  adminPage("stalls/none", ["intent", "good", "pieces", "version", "back:x", "cash", "note"], (form) => [
    countedIn(form, ["x"]),
    broughtBackIn(form),
  ]),
  adminPage("stalls/none/take", ["product", "option", "pieces", "version"], takenAlongIn),
  adminPage("making/new", ["product", "option", "quantity", "by"], (form) => newLotIn(form, "2026-11-21")),
  adminPage(
    "making/groups/none",
    [...record, "name", "piecesWeek", "closed", "product", "weight:x"],
    (form) => [groupIn(form), groupTyped(form)],
  ),
  adminPage("making/makers/none", ["code", "intent"], (form) => typedFourDigits(String(form.get("code")))),
  adminPage(
    "making/W-26-27-0001",
    [...record, "step:1", "by", "pick:x", "pieces:x", "by:x", "part", "passed", "rework", "note", "pieces"],
    (form) => [
      givenIn(form, { nameOf: (id) => id, most: 12, left: 12, today: "2026-11-21" }),
      foundIn(form),
      splitIn(form, 12),
    ],
  ),
  adminPage("makers-pay/makers/none", maker, (form) => [
    moneyIn(form, "2026-11-21"),
    otherIn(form, "2026-11-21"),
    counterIn(form),
    bankIn(form, { account: false }),
    termIn(form),
  ]),
  adminPage("makers-pay/makers/none/taken-in", ["product", "option", "pieces", "on", "key"], (form) =>
    takenInOf(form, "2026-11-21"),
  ),
  adminPage(
    "money/remittances",
    ["file", "intent", "fingerprint", "carrier", "utr", "on", "column:awb", "column:collected"],
    (form) => remittanceIn(form, "2026-12-01"),
  ),
  adminPage("books/tally", [...ledgerKinds, "intent"], parseLedgers),
  adminPage("makers-pay/run", ["least", "intent"], leastIn),
  adminPage(
    "makers-pay/run/none",
    ["on", "method:x", "reference:x", "sum:x", "over:x", "ahead:x", "place:name", "place:amount", "intent"],
    (form) => [markedIn(form, ["x"], "2026-11-21"), columnsIn(form)],
  ),
  adminPage("offers/new", offer, (form) => parseOffer(form, "2026-11-21")),
  adminPage("offers/{offer}/edit", offer, (form) => parseOffer(form, "2026-11-21")),
  adminPage("offers/{offer}", [...record, "title", "picture"], (form) => [
    seenOfferIn(form, "O-1"),
    parseProof(form),
  ]),
  adminPage(
    "settings/business",
    ["name", "email", "closedDays", "facebook", "version"],
    parseFacts("business"),
  ),
  adminPage("settings/tax", ["gstin", "pan", "gstRate", "hsn", "supplyRule", "version"], parseFacts("tax")),
  adminPage("settings/payments", ["accountNumber", "ifsc", "upiId", "version"], parseFacts("payments")),
  adminPage("settings/labels", ["madeMonth", "consumerCare", "giNumber", "version"], parseFacts("labels")),
  adminPage("settings/reviews", ["ratingShown", "ratingText", "version"], parseFacts("reviews")),
  adminPage("settings/cash-on-delivery", cashTerms, parseCashTerms),
  adminPage("translations/import", ["file", "intent", "fingerprint"]),
  adminPage("settings/cash-on-delivery/pincodes", ["file", "mode", "intent", "fingerprint"]),
  adminPage("settings/shipping", ["standard", "freeFrom", "express", "version"], parseShippingRules),
  adminPage(
    "settings/bulk-prices",
    ["from-0", "core-0", "artisanal-0", "from-8", "version"],
    parseBulkPrices,
  ),
  adminPage("settings/messages", ["lowAt", "weekly", "whenSoldOut", "version"], parseStockMails),
  adminPage("first-steps", ["intent", "seen", "bytes", "number"], (form) => [
    typedBytes(String(form.get("bytes"))),
    whatsappNumber(String(form.get("number"))),
  ]),
  adminPage("settings/opening", ["opening", "version", "from"], parseOpening),
  adminPage("settings/search-words", ["groups", "version"], parseSearchWords),
  adminPage("settings/texts/privacy", ["title", "html", "metaDescription", "version"], parseLegalText),
  adminPage(
    "settings/texts/terms",
    ["ofDraft", "intent", "title", "html", "hindiTitle", "hindiHtml", "hindiMeta", "version"],
    parsePolicyDraft,
  ),
  adminPage("settings/faq", [...record, "category", "question", "answer"], (form) => [
    parseFaq(form),
    parseShownFaq(form),
  ]),
  adminPage(
    "settings/faq?draft=time",
    ["draft", "intent", "question", "answer", "hindiQuestion", "hindiAnswer", "version"],
    parseFaqDraft,
  ),
];
