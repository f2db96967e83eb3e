import { parseReset } from "#accounts/password/reset.form.ts";
import { parsePasswordChange, parseProfile } from "#accounts/settings/settings.form.ts";
import { parseEmail, parseSignIn } from "#accounts/sign-in/sign-in.form.ts";
import { parseSignUp } from "#accounts/sign-up/sign-up.form.ts";
import { artisanFields, parseArtisan } from "#artisans/admin/artisan.form.ts";
import { parseCommentAct } from "#blog/admin/comments/comment-list.form.ts";
import { parsePost, postFields } from "#blog/admin/posts/post.form.ts";
import { parseComment } from "#blog/comment.form.ts";
import { parseCartForm } from "#cart/cart.form.ts";
import { parseProduct } from "#catalogue/admin/form/product.form.ts";
import { fieldNames } from "#catalogue/product-fields.ts";
import { parseAddresses, parseCheckout } from "#checkout/form/checkout.form.ts";
import { checkoutFields, valuesOf } from "#checkout/form/checkout-values.ts";
import { parseMessageChange } from "#enquiries/admin/messages/message.form.ts";
import { parseQuoteChange } from "#enquiries/admin/quotes/quote.form.ts";
import { parseContact } from "#enquiries/contact/contact.form.ts";
import { parseNewsletter } from "#enquiries/newsletter/newsletter.form.ts";
import { parseB2b } from "#enquiries/quotes/b2b.form.ts";
import { parseBulkQuote } from "#enquiries/quotes/bulk-quote.form.ts";
import { parseAddress } from "#orders/addresses/address-book.form.ts";
import { orderActForms, parseOrderAct } from "#orders/admin/order-act.form.ts";
import { parseTrack } from "#orders/customer/track.form.ts";
import { deliveryNames } from "#orders/placing/delivery.form.ts";
import { parseFaq, parseShownFaq } from "../../app/shell/admin/faq/faq-admin.form.ts";
import { parseShippingRules } from "../../app/shell/admin/shipping-rules.form.ts";
import { parseShopFacts } from "../../app/shell/admin/shop-facts.form.ts";
import { parseLegalText } from "../../app/shell/admin/texts/legal-text.form.ts";

/** A form of the shop: where it is sent, the fields that it looks at, and what reads them. */
export interface ShopForm {
  path: string;
  fields: readonly string[];
  /** Whose form it is. */
  of: "everybody" | "customers" | "admins";
  parse(form: FormData): unknown;
}

const open = (path: string, fields: readonly string[], parse: ShopForm["parse"]): ShopForm => ({
  ...{ path, fields, parse },
  of: "everybody",
});
const own = (path: string, fields: readonly string[], parse: ShopForm["parse"]): ShopForm => ({
  ...{ path: `/dashboard/${path}`, fields, parse },
  of: "customers",
});
const adminPage = (path: string, fields: readonly string[], parse: ShopForm["parse"]): ShopForm => ({
  ...{ path: `/admin/dashboard/${path}`, fields, parse },
  of: "admins",
});
const sender = ["fullName", "email", "phone", "company", "website"];
const record = ["id", "version", "intent"];

/** Every form that somebody can send. `{product}` and `{post}` stand for addresses that are there. */
export const shopForms: readonly ShopForm[] = [
  open("/cart", ["intent", "id", "quantity", "to"], parseCartForm),
  open(
    "/checkout",
    [...checkoutFields, "key", "step", "go", "cart", "rates", "script", "discount", "cashDiscount", "code"],
    (form) => [parseAddresses(valuesOf(form)), parseCheckout(valuesOf(form))],
  ),
  open("/login", ["email", "password", "from", "role"], parseSignIn),
  open("/admin-login", ["email", "password"], parseSignIn),
  open("/signup", ["fullName", "email", "password", "confirmPassword", "role"], parseSignUp),
  open("/forgot-password", ["email"], parseEmail),
  open("/confirm-email", ["token", "email", "password"], parseEmail),
  open("/reset-password", ["token", "newPassword", "confirmNewPassword"], (form) =>
    parseReset(form, "admin"),
  ),
  open("/track", ["orderNumber", "email"], parseTrack),
  open("/contact", [...sender, "message"], parseContact),
  open("/b2b?form=quote", [...sender, "product", "quantity", "logo"], (form) => parseB2b("quote", form)),
  open("/b2b?form=sample", [...sender, "product", "address"], (form) => parseB2b("sample", form)),
  open("{product}/quote", [...sender, "quantity", "customization", "message"], parseBulkQuote),
  open("{post}", ["name", "email", "comment", "website", "by"], parseComment),
  open("/newsletter", ["email", "source", "website"], parseNewsletter),
  open("/unsubscribe", ["token", "List-Unsubscribe"], () => undefined),
  open("/wishlist/items", ["ids", "intent", "by", "from"], () => undefined),
  open("/logout", ["from"], () => undefined),
  own("settings", ["form", "fullName", "phone", "by", "email", "role"], parseProfile),
  own("settings", ["form", "currentPassword", "newPassword", "confirmPassword"], (form) =>
    parsePasswordChange(form, "user"),
  ),
  own("addresses", ["id", "version", "intent", ...deliveryNames, "isDefault"], parseAddress),
  own("settings/delete", ["currentPassword"], () => undefined),
  adminPage("account", ["form", "fullName", "phone", "by", "email", "role"], parseProfile),
  adminPage("account", ["form", "currentPassword", "newPassword", "confirmPassword"], (form) =>
    parsePasswordChange(form, "admin"),
  ),
  adminPage("products", [...record, ...fieldNames, "images", "imagesAlt", "imagesRemoved"], parseProduct),
  adminPage("blog", [...record, ...postFields, "cover"], parsePost),
  adminPage("artisans", [...record, ...artisanFields, "portrait"], parseArtisan),
  adminPage("comments", ["intent", "id"], parseCommentAct),
  adminPage("contact-messages", [...record, "status", "response"], parseMessageChange),
  adminPage("bulk-quotes", [...record, "status", "notes", "spam", "reply"], parseQuoteChange),
  adminPage("subscribers", [...record, "email"], () => undefined),
  adminPage(
    "orders/none",
    [...record, "status", "trackingNumber", "trackingUrl", "noteBefore", "note"],
    (form) => [parseOrderAct(orderActForms.status, form), parseOrderAct(orderActForms.note, form)],
  ),
  adminPage("orders/none/refund", ["amount", "key"], () => undefined),
  adminPage("settings", ["name", "email", "gstin", "facebook", "ratingText", "version"], parseShopFacts),
  adminPage("settings/shipping", ["standard", "freeFrom", "express", "version"], parseShippingRules),
  adminPage("settings/texts/privacy", ["title", "html", "metaDescription", "version"], parseLegalText),
  adminPage("settings/faq", [...record, "category", "question", "answer"], (form) => [
    parseFaq(form),
    parseShownFaq(form),
  ]),
];
