import * as z from "zod/mini";
import { anotherCountry, pincodeError, receiverField, typedLine } from "#addresses/address.form.ts";
import { addressText } from "#addresses/address.text.ts";
import { type Address, india, isAbroad } from "#addresses/address.ts";
import { deliveryFields, foreignDeliveryFields } from "#addresses/delivery.form.ts";
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

/** Only the bill may go abroad (OFFER-92). */
export const billedCountry = "billing:country";

export type AcceptField =
  | AddressPart
  | `billing:${AddressPart}`
  | typeof billedCountry
  | ("phone" | "company" | "gstin" | "gstinSeen" | "poNumber" | "elsewhere");

export const acceptFields: readonly AcceptField[] = [
  ...parts,
  ...parts.map(billingName),
  billedCountry,
  ...(["phone", "company", "gstin", "gstinSeen", "poNumber", "elsewhere"] as const),
];

export type AcceptTyped = Partial<Record<AcceptField, string>>;
export type AcceptErrors = FieldErrors<AcceptField>;
export type AcceptAnswer = FormAnswer<AcceptField>;

type Parsed = { kind: "valid"; value: AcceptedFacts } | Extract<AcceptAnswer, { kind: "refused" }>;

const { phone: _, ...addressFields } = deliveryFields;
const address = z.object(addressFields);
const delivery = z.object(deliveryFields);
const { phone: __, ...abroadFields } = foreignDeliveryFields;
const addressAbroad = z.object({ ...addressFields, ...abroadFields });
/** Who pays from abroad is no number for a courier. */
const deliveryFromAbroad = z.extend(delivery, {
  phone: z.pipe(z.pipe(z._default(z.string(), ""), z.transform(typedLine)), receiverField(true)),
});

/** Where it goes, who is billed and what stands on the invoice, or the errors at the fields. */
export function parseAcceptance(form: FormData): Parsed {
  const typed = acceptTyped(form);
  const country = (typed.elsewhere && typed[billedCountry]) || india;
  const isForeign = isAbroad({ country });
  const to = parseFields<AddressPart | "phone", z.output<typeof delivery>>(
    isForeign ? deliveryFromAbroad : delivery,
    [...parts, "phone"],
    form,
  );
  const billed = typed.elsewhere ? billedIn(form, country) : undefined;
  const invoice = invoiceIn(typed, isForeign);
  const errors: AcceptErrors = {
    ...(to.kind === "refused" ? to.errors : wrongPincode(to.value, "pincode")),
    ...(billed?.kind === "refused" ? billed.errors : {}),
    ...(billed?.kind === "valid" && !isForeign ? wrongPincode(billed.value, "billing:pincode") : {}),
    ...(country === anotherCountry ? { [billedCountry]: addressText.chooseCountry } : {}),
    ...invoice.errors,
  };
  if (to.kind === "refused" || billed?.kind === "refused" || Object.keys(errors).length > 0)
    return { kind: "refused", errors, typed };
  const { phone, ...there } = to.value;
  const shipping: Address = { ...there, country: india };
  const billing: Address = billed ? { ...billed.value, country } : shipping;
  const warning = gstinWarning(invoice.value.gstin, billing.state, typed);
  if (warning)
    return { kind: "refused", errors: { gstin: warning }, typed: seen(typed, invoice.value.gstin) };
  const numbers = isForeign ? { phone: null, shippingPhone: phone } : { phone, shippingPhone: null };
  return { kind: "valid", value: { shipping, billing, ...numbers, ...invoice.value } };
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
function billedIn(form: FormData, country: string) {
  const plain = new FormData();
  for (const part of parts) {
    const value = form.get(billingName(part));
    if (typeof value === "string") plain.set(part, value);
  }
  const parsed = parseFields<AddressPart, z.output<typeof address>>(
    isAbroad({ country }) ? addressAbroad : address,
    parts,
    plain,
  );
  if (parsed.kind === "valid") return parsed;
  const errors: AcceptErrors = {};
  for (const part of parts) if (parsed.errors[part]) errors[billingName(part)] = parsed.errors[part];
  return { kind: "refused", errors } as const;
}

const isLong = (text: string, most: number): boolean => !hasAtMost(text, most);

function invoiceIn(typed: AcceptTyped, isForeign: boolean) {
  const errors: AcceptErrors = {};
  const company = cleanText(typed.company ?? "", 1000);
  const poNumber = cleanText(typed.poNumber ?? "", 1000);
  const gstin = plainGstin(typed.gstin ?? "");
  if (isLong(company, 120)) errors.company = ownOfferText.errors.companyLong;
  if (isLong(poNumber, longestPoNumber)) errors.poNumber = ownOfferText.errors.po;
  if (gstin !== "" && isForeign) errors.gstin = ownOfferText.errors.gstinAbroad;
  else if (gstin !== "" && !isGstin(gstin)) errors.gstin = ownOfferText.errors.gstin;
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
