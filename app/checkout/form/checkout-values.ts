import { typedLine, typedLines } from "#addresses/address.form.ts";
import { india } from "#addresses/address.ts";
import { stateFor } from "#addresses/fill-state.ts";

export const emptyValues = {
  fullName: "",
  email: "",
  phone: "",
  addressLine1: "",
  addressLine2: "",
  city: "",
  state: "",
  pincode: "",
  country: india,
  /** The state and the postal code of an address abroad. */
  region: "",
  postalCode: "",
  /** The id of one that the account keeps; empty where the fields below hold another one. */
  savedAddress: "",
  /** The same of the receiver's. */
  savedShipping: "",
  saveAddress: "",
  alsoOnWhatsapp: "",
  shippingSameAsBilling: "on",
  shippingFullName: "",
  shippingAddressLine1: "",
  shippingAddressLine2: "",
  shippingCity: "",
  shippingState: "",
  shippingPincode: "",
  shippingCountry: india,
  /** The receiver's own. */
  shippingPhone: "",
  isGift: "",
  giftMessage: "",
  giftWrap: "",
  isCompany: "",
  companyName: "",
  gstin: "",
  /** A GSTIN of another state than the billing address, which the shopper was warned of. */
  gstinSeen: "",
  shippingMethod: "standard",
  paymentMethod: "razorpay",
};

export type CheckoutField = keyof typeof emptyValues;

/** The form as typed. A ticked box is 'on', an empty one ''. */
export type CheckoutValues = Record<CheckoutField, string>;

const severalLines: readonly CheckoutField[] = ["giftMessage"];

const boxes = [
  "shippingSameAsBilling",
  "saveAddress",
  "alsoOnWhatsapp",
  "isGift",
  "giftWrap",
  "isCompany",
] as const;

const isField = (name: string): name is CheckoutField => Object.hasOwn(emptyValues, name);

export const checkoutFields: readonly CheckoutField[] = Object.keys(emptyValues).filter(isField);

/** What a form holds, cleaned; fields that it does not show keep what they held before. */
export function valuesOf(form: FormData, before: CheckoutValues = emptyValues): CheckoutValues {
  const values: CheckoutValues = { ...before };
  for (const field of checkoutFields) {
    const value = form.get(field);
    if (typeof value === "string")
      values[field] = severalLines.includes(field) ? typedLines(value) : typedLine(value);
  }
  values.savedAddress = chosenAddress(form);
  for (const box of boxes) values[box] = form.has(box) ? "on" : "";
  return withStates(values);
}

/** The choice that is none of the saved addresses: what is typed below counts. */
export const anotherAddress = "another";

/** A form that offers none chooses none. */
function chosenAddress(form: FormData): string {
  const chosen = form.get("savedAddress");
  return typeof chosen === "string" && chosen !== anotherAddress ? typedLine(chosen) : "";
}

/** Fills an empty state from its PIN code. */
function withStates(values: CheckoutValues): CheckoutValues {
  return {
    ...values,
    state: values.state || stateFor(values.pincode),
    shippingState: values.shippingState || stateFor(values.shippingPincode),
  };
}
