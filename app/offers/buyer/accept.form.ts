import * as z from "zod/mini";
import { pincodeError } from "#addresses/address.form.ts";
import type { Address } from "#addresses/address.ts";
import { deliveryFields } from "#addresses/delivery.form.ts";
import { type FieldErrors, type FormAnswer, parseFields, typedFields } from "#ui/form/form-answer.ts";
import { stateOfGstCode } from "#values/contact/indian-state.ts";
import { isGstin } from "#values/money/gstin.ts";
import { cleanText } from "#values/text/clean-text.ts";
import { hasAtMost } from "#values/text/letters.ts";
import type { AcceptedFacts } from "../accepting/accept-offer.server.ts";
import { longestPoNumber } from "../offer.ts";
import { ownOfferText } from "./own-offer.text.ts";

const parts = ["fullName", "addressLine1", "addressLine2", "city", "state", "pincode"] as const;
export type AddressPart = (typeof parts)[number];

/** The billing address's fields stand beside the delivery's under names of their own. */
export const billingName = <Part extends AddressPart>(part: Part): `billing:${Part}` => `billing:${part}`;

export type AcceptField =
  | AddressPart
  | `billing:${AddressPart}`
  | ("phone" | "company" | "gstin" | "gstinSeen" | "poNumber" | "elsewhere");

export const acceptFields: readonly AcceptField[] = [
  ...parts,
  ...parts.map(billingName),
  ...(["phone", "company", "gstin", "gstinSeen", "poNumber", "elsewhere"] as const),
];

export type AcceptTyped = Partial<Record<AcceptField, string>>;
export type AcceptErrors = FieldErrors<AcceptField>;
export type AcceptAnswer = FormAnswer<AcceptField>;

type Parsed = { kind: "valid"; value: AcceptedFacts } | Extract<AcceptAnswer, { kind: "refused" }>;

const { phone: _, ...addressFields } = deliveryFields;
const address = z.object(addressFields);
const delivery = z.object(deliveryFields);

/** Where it goes, who is billed and what stands on the invoice, or the errors at the fields. */
export function parseAcceptance(form: FormData): Parsed {
  const typed = acceptTyped(form);
  const isElsewhere = Boolean(typed.elsewhere);
  const to = parseFields<AddressPart | "phone", z.output<typeof delivery>>(
    delivery,
    [...parts, "phone"],
    form,
  );
  const billed = isElsewhere ? billedIn(form) : undefined;
  const invoice = invoiceIn(typed);
  const errors: AcceptErrors = {
    ...(to.kind === "refused" ? to.errors : wrongPincode(to.value, "pincode")),
    ...(billed?.kind === "refused" ? billed.errors : {}),
    ...(billed?.kind === "valid" ? wrongPincode(billed.value, "billing:pincode") : {}),
    ...invoice.errors,
  };
  if (to.kind === "refused" || billed?.kind === "refused" || Object.keys(errors).length > 0)
    return { kind: "refused", errors, typed };
  const { phone, ...there } = to.value;
  const shipping: Address = { ...there, country: "India" };
  const billing: Address = billed ? { ...billed.value, country: "India" } : shipping;
  const warning = gstinWarning(invoice.value.gstin, billing.state, typed);
  if (warning)
    return { kind: "refused", errors: { gstin: warning }, typed: seen(typed, invoice.value.gstin) };
  return { kind: "valid", value: { shipping, billing, phone, ...invoice.value } };
}

/** The form's values, to show again. */
export const acceptTyped = (form: FormData): AcceptTyped => typedFields(acceptFields, form);

const wrongPincode = (
  to: { pincode: string; state: string },
  field: "pincode" | "billing:pincode",
): AcceptErrors => {
  const error = pincodeError(to);
  return error ? { [field]: error } : {};
};

/** The billing address, its complaints under the names of its own fields. */
function billedIn(form: FormData) {
  const plain = new FormData();
  for (const part of parts) {
    const value = form.get(billingName(part));
    if (typeof value === "string") plain.set(part, value);
  }
  const parsed = parseFields<AddressPart, z.output<typeof address>>(address, parts, plain);
  if (parsed.kind === "valid") return parsed;
  const errors: AcceptErrors = {};
  for (const part of parts) if (parsed.errors[part]) errors[billingName(part)] = parsed.errors[part];
  return { kind: "refused", errors } as const;
}

const isLong = (text: string, most: number): boolean => !hasAtMost(text, most);

function invoiceIn(typed: AcceptTyped) {
  const errors: AcceptErrors = {};
  const company = cleanText(typed.company ?? "", 1000);
  const poNumber = cleanText(typed.poNumber ?? "", 1000);
  const gstin = plainGstin(typed.gstin ?? "");
  if (isLong(company, 120)) errors.company = ownOfferText.errors.companyLong;
  if (isLong(poNumber, longestPoNumber)) errors.poNumber = ownOfferText.errors.po;
  if (gstin !== "" && !isGstin(gstin)) errors.gstin = ownOfferText.errors.gstin;
  else if (gstin !== "" && company === "") errors.company = ownOfferText.errors.companyMissing;
  return {
    errors,
    value: { company: company || null, gstin: gstin || null, poNumber: poNumber || null },
  };
}

/** As it stands on the certificate, however it was typed. */
const plainGstin = (typed: string): string => typed.replaceAll(/[\s-]/g, "").toUpperCase();

/** Once: a company may be registered in another state than the one it is billed in. */
function gstinWarning(gstin: string | null, billed: string, { gstinSeen }: AcceptTyped): string | undefined {
  const state = gstin === null || gstinSeen === gstin ? undefined : stateOfGstCode(gstin.slice(0, 2));
  return state === undefined || state === billed ? undefined : ownOfferText.errors.gstinState(state, billed);
}

const seen = (typed: AcceptTyped, gstin: string | null): AcceptTyped => ({
  ...typed,
  gstinSeen: gstin ?? "",
});
