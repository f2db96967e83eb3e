import * as z from "zod/mini";
import {
  addressFields,
  fitting,
  foreignFields,
  foreignPhoneField,
  phoneField,
  pincodeError,
  receiverField,
} from "#addresses/address.form.ts";
import { addressLabels, addressText } from "#addresses/address.text.ts";
import { type BillingAddress, isAbroad } from "#addresses/address.ts";
import { shippingMethods } from "#shipping/shipping.ts";
import { alsoOnWhatsappText } from "#ui/messages/also-on-whatsapp.text.ts";
import { isEmail } from "#values/contact/email.ts";
import { whatsappNumber } from "#values/contact/phone.ts";
import { paymentMethods } from "#values/money/payment-method.ts";
import { parseExtras } from "./buyer/extras.form.ts";
import { type Saved, withSaved, withSavedReceiver } from "./buyer/with-saved.ts";
import { checkoutText as say } from "./checkout.text.ts";
import type { CheckoutField, CheckoutValues } from "./checkout-values.ts";
import type { CheckoutDetails } from "./purchase.ts";

export type CheckoutErrors = Partial<Record<CheckoutField, string>>;

/** What is wrong: one message for the toast, and one beside each field. */
export interface CheckoutComplaint {
  message: string;
  errors: CheckoutErrors;
  /** It is taken when it comes again. */
  isWarning?: boolean;
}

export type CheckoutParse<T> = { ok: true; details: T } | ({ ok: false } & CheckoutComplaint);

const email = fitting(
  () => addressLabels.email,
  isEmail,
  () => say.email,
);

const billing = z.object({ ...addressFields, email, phone: phoneField });

const { state: _state, pincode: _pincode, ...sameEverywhere } = addressFields;

const billingAbroad = z.object({ ...sameEverywhere, ...foreignFields, email, phone: foreignPhoneField });

const shipping = z.object({
  shippingFullName: addressFields.fullName,
  shippingAddressLine1: addressFields.addressLine1,
  shippingAddressLine2: addressFields.addressLine2,
  shippingCity: addressFields.city,
  shippingState: addressFields.state,
  shippingPincode: addressFields.pincode,
  shippingCountry: addressFields.country,
  shippingPhone: receiverField(false),
});

const shippingFromAbroad = z.extend(shipping, { shippingPhone: receiverField(true) });

const methods = z.object({
  shippingMethod: z.enum(shippingMethods, { error: () => say.choice }),
  paymentMethod: z.enum(paymentMethods, { error: () => say.choice }),
});

type Addresses = Pick<CheckoutDetails, "billing" | "shipping" | "shippingPhone" | "alsoOnWhatsapp">;

/**
 * The first step: both addresses, or what is wrong with the first one that is. `saved`: what the account
 * keeps; one of them that was chosen stands for the fields of the billing address.
 */
export function parseAddresses(given: CheckoutValues, saved: Saved = []): CheckoutParse<Addresses> {
  const parsed = addressesIn(given, saved);
  return parsed.ok && given.alsoOnWhatsapp !== "" ? alsoOnWhatsapp(parsed.details) : parsed;
}

/** Messages want a number that WhatsApp can know. */
function alsoOnWhatsapp(addresses: Addresses): CheckoutParse<Addresses> {
  if (whatsappNumber(addresses.billing.phone ?? "") !== undefined)
    return { ok: true, details: { ...addresses, alsoOnWhatsapp: true } };
  const { noMobile } = alsoOnWhatsappText;
  return { ok: false, message: noMobile, errors: { alsoOnWhatsapp: noMobile } };
}

function addressesIn(given: CheckoutValues, saved: Saved): CheckoutParse<Addresses> {
  const values = withSaved(given, saved);
  if (!values) return savedGone("savedAddress");
  const billed = isAbroad(values) ? parseAbroad(values) : parseAtHome(values);
  if (!billed.ok) return billed;
  const bill = billed.details;
  const isSame = values.shippingSameAsBilling !== "";
  if (isSame && !isAbroad(bill)) {
    const { email: _, phone: __, ...same } = bill;
    return { ok: true, details: { billing: bill, shipping: same, shippingPhone: null } };
  }
  const sent = withSavedReceiver(values, saved);
  if (!sent) return savedGone("savedShipping");
  const ship = (isAbroad(bill) ? shippingFromAbroad : shipping).safeParse(sent);
  if (!ship.success) return complaint(ship.error, isSame ? addressText.country : say.shippingMissing);
  const address = plainAddress(ship.data);
  const wrongShip = pincodeError(address);
  if (wrongShip) return { ok: false, message: wrongShip, errors: { shippingPincode: wrongShip } };
  return {
    ok: true,
    details: { billing: bill, shipping: address, shippingPhone: ship.data.shippingPhone },
  };
}

const savedGone = (field: "savedAddress" | "savedShipping"): { ok: false } & CheckoutComplaint => ({
  ok: false,
  message: say.savedGone,
  errors: { [field]: say.savedGone },
});

function parseAtHome(values: CheckoutValues): CheckoutParse<BillingAddress> {
  const bill = billing.safeParse(values);
  if (!bill.success) return complaint(bill.error, say.billingMissing);
  const wrong = pincodeError(bill.data);
  return wrong ? { ok: false, message: wrong, errors: { pincode: wrong } } : { ok: true, details: bill.data };
}

function parseAbroad(values: CheckoutValues): CheckoutParse<BillingAddress> {
  const bill = billingAbroad.safeParse(values);
  if (!bill.success) return complaint(bill.error, say.billingMissing);
  const { region, postalCode, ...address } = bill.data;
  return { ok: true, details: { ...address, state: region, pincode: postalCode } };
}

/** Is it billed abroad, as far as its shopper has chosen? Then it goes to an address of its own. */
export const isBilledAbroad = (values: CheckoutValues, saved: Saved = []): boolean =>
  isAbroad(withSaved(values, saved) ?? values);

/** What is checked before the step after this one is shown. */
export function parseStep(step: number, values: CheckoutValues, saved: Saved = []): CheckoutParse<Addresses> {
  const addresses = parseAddresses(values, saved);
  if (!addresses.ok || step < 2) return addresses;
  const extras = parseExtras(values, addresses.details.billing);
  return extras.ok ? addresses : extras;
}

/** The whole form, as placing an order takes it. */
export function parseCheckout(values: CheckoutValues, saved: Saved = []): CheckoutParse<CheckoutDetails> {
  const addresses = parseAddresses(values, saved);
  if (!addresses.ok) return addresses;
  const extras = parseExtras(values, addresses.details.billing);
  if (!extras.ok) return extras;
  const chosen = methods.safeParse(values);
  if (!chosen.success) return complaint(chosen.error, say.choice);
  return { ok: true, details: { ...addresses.details, ...extras.extras, ...chosen.data } };
}

/** The form as it is shown again: what its shopper was warned of, and sends once more, is meant. */
export const warnedOf = (values: CheckoutValues, { isWarning }: CheckoutComplaint): CheckoutValues =>
  isWarning ? { ...values, gstinSeen: values.gstin } : values;

function plainAddress(given: z.infer<typeof shipping>): Addresses["shipping"] {
  return {
    fullName: given.shippingFullName,
    addressLine1: given.shippingAddressLine1,
    addressLine2: given.shippingAddressLine2,
    city: given.shippingCity,
    state: given.shippingState,
    pincode: given.shippingPincode,
    country: given.shippingCountry,
  };
}

function complaint(error: z.core.$ZodError, whenMissing: string): { ok: false } & CheckoutComplaint {
  const errors: CheckoutErrors = {};
  for (const { path, message } of error.issues)
    Object.assign(errors, { [String(path[0])]: message, ...errors });
  const isMissing = error.issues.some(({ code }) => code === "too_small");
  return { ok: false, message: isMissing ? whenMissing : (error.issues[0]?.message ?? whenMissing), errors };
}
