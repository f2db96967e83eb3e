import { addressCapacity, phoneCapacity } from "#orders/address-capacity.ts";
import { cleanText } from "#values/clean-text.ts";
import { parsePincode, stateOfPincode } from "#values/pincode.ts";

/** The checkout form's fields and how many characters each may hold. */
const capacity = {
  ...addressCapacity,
  email: 254,
  phone: phoneCapacity,
  shippingSameAsBilling: 2,
  shippingFullName: addressCapacity.fullName,
  shippingAddressLine1: addressCapacity.addressLine1,
  shippingAddressLine2: addressCapacity.addressLine2,
  shippingCity: addressCapacity.city,
  shippingState: addressCapacity.state,
  shippingPincode: addressCapacity.pincode,
  shippingCountry: addressCapacity.country,
  shippingMethod: 10,
  paymentMethod: 10,
};

export type CheckoutField = keyof typeof capacity;

/** The form as typed. A ticked box is 'on', an empty one ''. */
export type CheckoutValues = Record<CheckoutField, string>;

const isField = (name: string): name is CheckoutField => Object.hasOwn(capacity, name);

export const checkoutFields: readonly CheckoutField[] = Object.keys(capacity).filter(isField);

export const capacityOf = (field: CheckoutField): number => capacity[field];

export const emptyValues: CheckoutValues = {
  fullName: "",
  email: "",
  phone: "",
  addressLine1: "",
  addressLine2: "",
  city: "",
  state: "",
  pincode: "",
  country: "India",
  shippingSameAsBilling: "on",
  shippingFullName: "",
  shippingAddressLine1: "",
  shippingAddressLine2: "",
  shippingCity: "",
  shippingState: "",
  shippingPincode: "",
  shippingCountry: "India",
  shippingMethod: "standard",
  paymentMethod: "razorpay",
};

/** What a form holds, cleaned; fields that it does not show keep what they held before. */
export function valuesOf(form: FormData, before: CheckoutValues = emptyValues): CheckoutValues {
  const values = { ...before };
  for (const field of checkoutFields) {
    const value = form.get(field);
    if (typeof value === "string") values[field] = cleanText(value, capacity[field]);
  }
  values.shippingSameAsBilling = form.has("shippingSameAsBilling") ? "on" : "";
  return withStates(values);
}

/** Fills an empty state from its PIN code. */
function withStates(values: CheckoutValues): CheckoutValues {
  return {
    ...values,
    state: values.state || stateFor(values.pincode),
    shippingState: values.shippingState || stateFor(values.shippingPincode),
  };
}

/** The state that a typed PIN code tells; '' when it tells none. */
export function stateFor(typedPincode: string): string {
  const pincode = parsePincode(typedPincode);
  return (pincode && stateOfPincode(pincode)) ?? "";
}
