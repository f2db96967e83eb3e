import { parseEmail } from "#accounts/email.form.ts";
import { readReply, signatureSchema } from "#accounts/passkeys/device-reply.ts";
import { parseReset } from "#accounts/password/reset.form.ts";
import { parsePasswordChange, parseProfile } from "#accounts/settings/settings.form.ts";
import { parseSignIn } from "#accounts/sign-in/sign-in.form.ts";
import { parseCode } from "#accounts/sign-in-code/code.form.ts";
import { parseSignUp } from "#accounts/sign-up/sign-up.form.ts";
import { deliveryNames } from "#addresses/delivery.form.ts";
import { parseComment } from "#blog/comment.form.ts";
import { parseCartForm } from "#cart/cart.form.ts";
import { goodsOfForm, parseMailCart, pressOf } from "#cart-links/mailed/mail-cart.form.ts";
import { parseClaim } from "#certificates/public/claim.form.ts";
import { parseAddresses, parseCheckout } from "#checkout/form/checkout.form.ts";
import { checkoutFields, valuesOf } from "#checkout/form/checkout-values.ts";
import { parseCancellation } from "#checkout/own-order/cancel-order.form.ts";
import { parseCorrection } from "#checkout/own-order/correct-address.form.ts";
import { parseStockAlert } from "#enquiries/alerts/stock-alert.form.ts";
import { parseContact } from "#enquiries/contact/contact.form.ts";
import { parseGrievance } from "#enquiries/grievance/grievance.form.ts";
import { parseB2b } from "#enquiries/quotes/b2b.form.ts";
import { parseBulkQuote } from "#enquiries/quotes/bulk-quote.form.ts";
import { typedFourDigits } from "#making/links/maker-link.ts";
import { parseNewsletter } from "#newsletters/signing-up/newsletter.form.ts";
import { acceptFields, parseAcceptance } from "#offers/buyer/accept.form.ts";
import {
  offerActIn,
  parseProofAnswer,
  parseRefusal,
  parseWantedChange,
} from "#offers/buyer/offer-act.form.ts";
import { parseAddress } from "#own-orders/addresses/address-book.form.ts";
import { parseTrack } from "#own-orders/track/track.form.ts";
import { subscriptionIn } from "#push/devices/subscription.server.ts";
import { parseGift } from "#recipients/asking/gift.form.ts";
import { homesActIn } from "#recipients/list/homes-act.form.ts";
import { parseReturn } from "#returns/asking/return-request.form.ts";
import { parseReview } from "#reviews/writing/write-review.form.ts";
import { parseList } from "#shared-lists/share-list.form.ts";
import { parseSaidPaid } from "#transfers/said-paid.form.ts";
import { type ShopForm, unread } from "./shop-form.ts";

type Parse = ShopForm["parse"];
const open = (path: string, fields: readonly string[], parse: Parse = unread): ShopForm => {
  return { path, fields, parse, of: "everybody" };
};
const own = (path: string, fields: readonly string[], parse: Parse = unread): ShopForm => {
  return { path: `/dashboard/${path}`, fields, parse, of: "customers" };
};
/** Of a maker whom the fuzzed shop alone has. */
export const fuzzedMaker = "fuzzed".padEnd(22, "x");
const ring = ["endpoint", "p256dh", "auth", "device"];
const work = ["act", "part", "pieces", "key", "text", "photo", "language", "code"];
const sender = ["fullName", "email", "phone", "company", "website"];

/** The forms of everybody, and of customers. */
export const publicForms: readonly ShopForm[] = [
  open("/cart", ["intent", "id", "quantity", "to"], parseCartForm),
  open("/cart/shared", ["takeAway", "items"]),
  open("/cart/mail", ["email", "cart", "key", "website"], (form) => [
    parseMailCart(form),
    goodsOfForm(form),
    pressOf(form),
  ]),
  open(
    "/checkout",
    [...checkoutFields, "key", "step", "go", "cart", "rates", "script", "discount", "cashDiscount", "code"],
    (form) => [parseAddresses(valuesOf(form)), parseCheckout(valuesOf(form))],
  ),
  open("/login", ["email", "password", "from", "role"], parseSignIn),
  open("/admin-login", ["email", "password"], parseSignIn),
  open("/sign-in-code", ["code", "from"], parseCode),
  open("/passkey", ["response", "from"], (form) => readReply(signatureSchema, String(form.get("response")))),
  open("/signup", ["fullName", "email", "password", "confirmPassword", "role"], parseSignUp),
  open("/forgot-password", ["email"], parseEmail),
  open("/confirm-email", ["token", "email", "password"], parseEmail),
  open("/invitation", ["token", "newPassword", "confirmNewPassword"], (form) => parseReset(form, "admin")),
  open("/reset-password", ["token", "newPassword", "confirmNewPassword"], (form) =>
    parseReset(form, "admin"),
  ),
  open("/track", ["orderNumber", "email"], parseTrack),
  open("/c/2222222222", ["secret"], parseClaim),
  open("/grievance", [...sender, "orderNumber", "body"], parseGrievance),
  open("/contact", [...sender, "message"], parseContact),
  open("/b2b?form=quote", [...sender, "product", "quantity", "logo"], (form) => parseB2b("quote", form, 50)),
  open("/b2b?form=sample", [...sender, "product", "address"], (form) => parseB2b("sample", form, 50)),
  open("{product}/quote", [...sender, "quantity", "customization", "message"], (form) =>
    parseBulkQuote(form, 50),
  ),
  open("{post}", ["name", "email", "comment", "website", "by"], parseComment),
  open("/newsletter", ["email", "source", "website"], parseNewsletter),
  open("/unsubscribe", ["token", "List-Unsubscribe"]),
  open("/stock-alerts", ["product", "variant", "email", "website"], parseStockAlert),
  open("/stock-alert", ["token", "intent", "List-Unsubscribe"]),
  open("/order/{number}/cancel", ["reason", "token"], parseCancellation),
  open("/order/{number}/confirm", ["token"]),
  open("/order/{number}/address", [...deliveryNames, "version", "token"], parseCorrection),
  open("/order/{number}/paid", ["dueId", "reference", "token"], parseSaidPaid),
  open("/order/{number}/again", ["token"]),
  open(
    "/order/{number}/return",
    ["key", "pieces:x", "reason", "comment", "photos", "wish", "wishedVariant", "upiId", "token"],
    parseReturn,
  ),
  open(
    "/review/JC-1764000000000.none?piece=x",
    ["version", "stars", "title", "body", "kept", "photos"],
    parseReview,
  ),
  open("/review/JC-1764000000000.none/stop", ["List-Unsubscribe"]),
  open("/return/{asked}", ["token", "intent"]),
  open("/offer/O-1764000000000", [...acceptFields, "act", "proof", "words"], (form) => [
    ...[
      offerActIn(form),
      parseAcceptance(form),
      parseRefusal(form),
      parseProofAnswer(form, "changes"),
      parseWantedChange(form),
    ],
  ]),
  open("/offer/O-1764000000000/addresses", ["act", "sheet", "file"], homesActIn),
  open("/gift/2222222222222222222222", deliveryNames, parseGift),
  open("/order-confirmation?orderId={number}", ["token"]),
  open(`/maker/${fuzzedMaker}`, [...work, ...ring], (form) => [
    subscriptionIn(form, false),
    typedFourDigits(String(form.get("code"))),
  ]),
  open(`/maker/${fuzzedMaker}/whatsapp`, ["act", "language"]),
  open("/wishlist/items", ["ids", "intent", "by", "from"]),
  open("/logout", ["from"]),
  own("settings", ["form", "fullName", "phone", "by", "email", "role"], parseProfile),
  own("settings", ["form", "currentPassword", "newPassword", "confirmPassword"], (form) =>
    parsePasswordChange(form, "user"),
  ),
  own("addresses", ["id", "version", "intent", ...deliveryNames, "country", "isDefault"], parseAddress),
  ...["wishlist/lists", "wishlist/lists/0190c1b2-0000-7000-8000-000000000001"].map((path) =>
    own(path, ["id", "version", "title", "goods", "intent"], (form) => parseList(form, ["a", "b"])),
  ),
  own("settings/delete", ["currentPassword"]),
];
