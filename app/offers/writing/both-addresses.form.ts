import * as z from "zod/mini";
import { pincodeError } from "#addresses/address.form.ts";
import type { Address } from "#addresses/address.ts";
import { deliveryFields } from "#addresses/delivery.form.ts";
import { textIn } from "#values/text/form-text.ts";

const { phone: _, ...partFields } = deliveryFields;
const schema = z.object(partFields);

const isPart = (name: string): name is TypedAddressPart => Object.hasOwn(partFields, name);

export type TypedAddressPart = keyof typeof partFields;
export const addressPartNames: readonly TypedAddressPart[] = Object.keys(partFields).filter(isPart);

export type AddressSide = "billing" | "shipping";

/** The form's name of a part of an address: 'billing-city'. */
export const addressField = (side: AddressSide, part: TypedAddressPart): string => `${side}-${part}`;

interface BothAddresses {
  billing: Address | null;
  shipping: Address | null;
}

/**
 * Both addresses, or the errors of one. One in whose fields nothing stands is null, unless they are needed.
 */
export function parseBothAddresses(
  form: FormData,
  areNeeded = false,
): { addresses: BothAddresses } | { errors: Record<string, string> } {
  const billing = readAddress(form, "billing", areNeeded);
  const isSame = textIn(form, "shippingSame") === "on";
  const shipping = isSame ? billing : readAddress(form, "shipping", areNeeded);
  const errors = {
    ...("errors" in billing ? billing.errors : {}),
    ...("errors" in shipping ? shipping.errors : {}),
  };
  if ("errors" in billing || "errors" in shipping) return { errors };
  return { addresses: { billing: billing.address, shipping: shipping.address } };
}

type ReadAddress = { address: Address | null } | { errors: Record<string, string> };

function readAddress(form: FormData, side: AddressSide, isNeeded: boolean): ReadAddress {
  const typed = Object.fromEntries(
    addressPartNames.map((part) => [part, textIn(form, addressField(side, part))]),
  );
  if (!isNeeded && Object.values(typed).every((text) => text.trim() === "")) return { address: null };
  const parsed = schema.safeParse(typed);
  if (!parsed.success) {
    const errors: Record<string, string> = {};
    for (const { path, message } of parsed.error.issues) errors[`${side}-${String(path[0])}`] ??= message;
    return { errors };
  }
  const wrong = pincodeError(parsed.data);
  if (wrong) return { errors: { [addressField(side, "pincode")]: wrong } };
  return { address: { ...parsed.data, country: "India" } };
}

/** Both as their fields hold them; the same address is ticked as such. */
export function fieldsOfAddresses({ billing, shipping }: BothAddresses): Record<string, string> {
  const isSame = JSON.stringify(billing) === JSON.stringify(shipping);
  return {
    ...fieldsOf("billing", billing),
    ...fieldsOf("shipping", isSame ? null : shipping),
    ...(isSame ? { shippingSame: "on" } : {}),
  };
}

const fieldsOf = (side: AddressSide, address: Address | null): Record<string, string> =>
  Object.fromEntries(addressPartNames.map((part) => [addressField(side, part), address?.[part] ?? ""]));
