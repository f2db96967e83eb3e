import { adminForms } from "./admin-forms.ts";
import { publicForms } from "./public-forms.ts";
import type { ShopForm } from "./shop-form.ts";

/**
 * Every form that somebody can send. What stands in braces is there: `{product}` and `{post}` are addresses,
 * `{order}`, `{parcel}`, `{return}`, `{review}` and `{webhook}` ids, `{number}` an order's, `{asked}` a
 * return's and `{offer}` an offer's number.
 */
export const shopForms: readonly ShopForm[] = [...publicForms, ...adminForms];

/** Everything that pages ask their addresses for, but `q`, which loses what nobody can read. */
export const askedOfAddresses =
  `_routes artisan as back bucket category code collection commented cursor days done edit for form from
  id ids index limit list message name new open order orderId page part pin price product quantity quote
  refund sent show sort status tab technique token v`.split(/\s+/);

/** What pages read of cookies, and what they do not know. */
export const cookieNames = [
  ...["jhola.session_token", "jhola_cart", "jhola_cart_changed", "jhola_orders", "jhola_notice"],
  ...["jhola_signup", "x", "__proto__"],
];
