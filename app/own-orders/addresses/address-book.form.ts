import * as z from "zod/mini";
import { foreignFields, pincodeError, typedLine } from "#addresses/address.form.ts";
import { india, isAbroad } from "#addresses/address.ts";
import {
  type Delivery,
  type DeliveryField,
  deliveryFields,
  deliveryNames,
  foreignDeliveryFields,
} from "#addresses/delivery.form.ts";
import { type FormAnswer, type ParsedForm, parseFields, typedFields } from "#ui/form/form-answer.ts";
import { recordId, recordVersion } from "#ui/form/record-fields.ts";
import { textIn } from "#values/text/form-text.ts";

const fields = [...deliveryNames, "country", "id", "version", "isDefault"] as const;
type BookField = (typeof fields)[number];

/** An address as it was typed; the empty id adds one. */
export interface TypedAddress extends Delivery {
  id: string;
  version: number;
  isDefault: boolean;
}

const schema = z.object({
  ...deliveryFields,
  country: z.pipe(z._default(z.string(), india), z.transform(typedLine)),
  id: recordId,
  version: recordVersion,
  isDefault: z.pipe(
    z.optional(z.string()),
    z.transform((text) => text === "on"),
  ),
});

/** One abroad that is kept stays in its country; of a new one the server knows which countries there are. */
const schemaAbroad = z.extend(schema, {
  ...foreignDeliveryFields,
  country: z.pipe(z.pipe(z._default(z.string(), ""), z.transform(typedLine)), foreignFields.country),
});

export type AddressAnswer = FormAnswer<
  DeliveryField | "country",
  undefined,
  Partial<Record<BookField, string>>
>;

export const addressTyped = (form: FormData) => typedFields(fields, form);

/** An address, or what is wrong with it: in India its pincode has to lie in its state. */
export function parseAddress(form: FormData): ParsedForm<BookField, TypedAddress> {
  const country = textIn(form, "country") || india;
  const isForeign = isAbroad({ country });
  const parsed = parseFields<BookField, z.output<typeof schema>>(
    isForeign ? schemaAbroad : schema,
    fields,
    form,
  );
  if (parsed.kind === "refused") return parsed;
  const { id, version, isDefault, phone, ...parts } = parsed.value;
  const address = { ...parts, country: isForeign ? parts.country : india };
  const pincode = isForeign ? undefined : pincodeError(address);
  if (pincode) return { kind: "refused", errors: { pincode }, typed: addressTyped(form) };
  return { kind: "valid", value: { id, version, isDefault, phone, address } };
}
