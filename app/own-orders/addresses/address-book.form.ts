import * as z from "zod/mini";
import { pincodeError } from "#addresses/address.form.ts";
import {
  type Delivery,
  type DeliveryField,
  deliveryFields,
  deliveryNames,
} from "#addresses/delivery.form.ts";
import { type FormAnswer, type ParsedForm, parseFields, typedFields } from "#ui/form/form-answer.ts";
import { recordId, recordVersion } from "#ui/form/record-fields.ts";

const fields = [...deliveryNames, "id", "version", "isDefault"] as const;
type BookField = (typeof fields)[number];

/** An address as it was typed; the empty id adds one. */
export interface TypedAddress extends Delivery {
  id: string;
  version: number;
  isDefault: boolean;
}

const schema = z.object({
  ...deliveryFields,
  id: recordId,
  version: recordVersion,
  isDefault: z.pipe(
    z.optional(z.string()),
    z.transform((text) => text === "on"),
  ),
});

export type AddressAnswer = FormAnswer<DeliveryField, undefined, Partial<Record<BookField, string>>>;

export const addressTyped = (form: FormData) => typedFields(fields, form);

/** An address, or what is wrong with it: its pincode has to lie in its state. */
export function parseAddress(form: FormData): ParsedForm<BookField, TypedAddress> {
  const parsed = parseFields<BookField, z.output<typeof schema>>(schema, fields, form);
  if (parsed.kind === "refused") return parsed;
  const { id, version, isDefault, phone, ...parts } = parsed.value;
  const address = { ...parts, country: "India" };
  const pincode = pincodeError(address);
  if (pincode) return { kind: "refused", errors: { pincode }, typed: addressTyped(form) };
  return { kind: "valid", value: { id, version, isDefault, phone, address } };
}
