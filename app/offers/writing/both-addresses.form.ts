import * as z from "zod/mini";
import { foreignFields, pincodeError, receiverField, typedLine } from "#addresses/address.form.ts";
import { type Address, india, isAbroad } from "#addresses/address.ts";
import { deliveryFields, foreignDeliveryFields } from "#addresses/delivery.form.ts";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { textIn } from "#values/text/form-text.ts";
import type { OfferBuyer } from "../offer.ts";
import { offerFormText } from "./offer-form.text.ts";

const { phone: _, ...partFields } = deliveryFields;
const schema = z.object(partFields);

const { phone: __, ...abroadFields } = foreignDeliveryFields;
const schemaAbroad = z.object({ ...partFields, ...abroadFields, country: foreignFields.country });

const isPart = (name: string): name is TypedAddressPart => Object.hasOwn(partFields, name);

export type TypedAddressPart = keyof typeof partFields;
export const addressPartNames: readonly TypedAddressPart[] = Object.keys(partFields).filter(isPart);

export type AddressSide = "billing" | "shipping";

/** The form's name of a part of an address: 'billing-city'. */
export const addressField = (side: AddressSide, part: TypedAddressPart): string => `${side}-${part}`;

/** Only the bill may go abroad (OFFER-92). */
export const countryField = "billing-country";
/** The receiver's own number, beside where the parcel goes. */
export const receiverPhoneField = "shipping-phone";

export interface BothAddresses {
  billing: Address | null;
  shipping: Address | null;
  shippingPhone: string | null;
}

/**
 * Both addresses, or the errors of one. One in whose fields nothing stands is null, unless they are needed.
 */
export function parseBothAddresses(
  form: FormData,
  areNeeded = false,
): { addresses: BothAddresses } | { errors: Record<string, string> } {
  const country = textIn(form, countryField) || india;
  const billing = readAddress(form, "billing", { isNeeded: areNeeded, country });
  const isForeign = isAbroad({ country });
  const isSame = !isForeign && textIn(form, "shippingSame") === "on";
  const shipping = isSame ? billing : readAddress(form, "shipping", { isNeeded: areNeeded, country: india });
  const isReceiverNeeded = isForeign && "address" in shipping && shipping.address !== null;
  const receiver = receiverField(isReceiverNeeded).safeParse(
    isSame ? "" : typedLine(textIn(form, receiverPhoneField)),
  );
  const errors = {
    ...("errors" in billing ? billing.errors : {}),
    ...("errors" in shipping ? shipping.errors : {}),
    ...(receiver.success ? {} : { [receiverPhoneField]: receiver.error.issues[0]?.message ?? "" }),
  };
  if ("errors" in billing || "errors" in shipping || !receiver.success) return { errors };
  return {
    addresses: { billing: billing.address, shipping: shipping.address, shippingPhone: receiver.data },
  };
}

type ReadAddress = { address: Address | null } | { errors: Record<string, string> };

function readAddress(
  form: FormData,
  side: AddressSide,
  { isNeeded, country }: { isNeeded: boolean; country: string },
): ReadAddress {
  const typed = Object.fromEntries(
    addressPartNames.map((part) => [part, textIn(form, addressField(side, part))]),
  );
  if (!isNeeded && Object.values(typed).every((text) => text.trim() === "")) return { address: null };
  const isForeign = isAbroad({ country });
  const parsed = isForeign ? schemaAbroad.safeParse({ ...typed, country }) : schema.safeParse(typed);
  if (!parsed.success) {
    const errors: Record<string, string> = {};
    for (const { path, message } of parsed.error.issues) errors[`${side}-${String(path[0])}`] ??= message;
    return { errors };
  }
  const wrong = isForeign ? undefined : pincodeError(parsed.data);
  if (wrong) return { errors: { [addressField(side, "pincode")]: wrong } };
  return { address: { ...parsed.data, country } };
}

/** What is right alone and wrong together where the bill goes abroad. */
export const abroadErrors = (
  { gstin }: Pick<OfferBuyer, "gstin">,
  { billing }: Pick<BothAddresses, "billing">,
): FieldErrors<string> =>
  gstin !== null && billing !== null && isAbroad(billing)
    ? { buyerGstin: offerFormText.errors.gstinAbroad }
    : {};

/** Both as their fields hold them; the same address is ticked as such. */
export function fieldsOfAddresses({
  billing,
  shipping,
  shippingPhone,
}: Pick<OfferBuyer, "billing" | "shipping" | "shippingPhone">): Record<string, string> {
  const isSame = JSON.stringify(billing) === JSON.stringify(shipping) && !shippingPhone;
  return {
    ...fieldsOf("billing", billing),
    ...fieldsOf("shipping", isSame ? null : shipping),
    [countryField]: billing?.country ?? india,
    [receiverPhoneField]: shippingPhone ?? "",
    ...(isSame ? { shippingSame: "on" } : {}),
  };
}

const fieldsOf = (side: AddressSide, address: Address | null): Record<string, string> =>
  Object.fromEntries(addressPartNames.map((part) => [addressField(side, part), address?.[part] ?? ""]));
