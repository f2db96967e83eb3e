import * as z from "zod/mini";
import type { Delivery, DeliveryField } from "#addresses/delivery.form.ts";
import { deliveryFields, deliveryNames } from "#addresses/delivery.form.ts";
import { type FormAnswer, type ParsedForm, parseFields, typedFields } from "#ui/form/form-answer.ts";
import { recordVersion } from "#ui/form/record-fields.ts";

const fields = [...deliveryNames, "version"] as const;
type CorrectionField = (typeof fields)[number];

export type CorrectionAnswer = FormAnswer<DeliveryField>;

const schema = z.object({ ...deliveryFields, version: recordVersion });

export const correctionTyped = (form: FormData) => typedFields(deliveryNames, form);

/**
 * Where a parcel really goes, with the version of the order that its buyer saw, where the form carries one.
 */
export function parseCorrection(
  form: FormData,
): ParsedForm<CorrectionField, { delivery: Delivery; version: number | undefined }> {
  const parsed = parseFields<CorrectionField, z.output<typeof schema>>(schema, fields, form);
  if (parsed.kind === "refused") return parsed;
  const { version, phone, ...parts } = parsed.value;
  const delivery = { address: { ...parts, country: "India" }, phone };
  return { kind: "valid", value: { delivery, version: version || undefined } };
}
