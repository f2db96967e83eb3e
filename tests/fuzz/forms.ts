import { adminForms } from "./admin-forms.ts";
import { publicForms } from "./public-forms.ts";
import type { ShopForm } from "./shop-form.ts";

/**
 * Every form that somebody can send. What stands in braces is there: `{product}` and `{post}` are addresses,
 * `{order}`, `{parcel}`, `{return}`, `{review}` and `{webhook}` ids, `{number}` an order's, `{asked}` a
 * return's and `{offer}` an offer's number.
 */
export const shopForms: readonly ShopForm[] = [...publicForms, ...adminForms];
