import * as z from "zod/mini";
import { deliveryFields, deliveryNames } from "#addresses/delivery.form.ts";
import { measures } from "#order-admin/shipments/parcel.form.ts";
import { parcelRefusals } from "#order-admin/shipments/shipments-admin.text.ts";
import type { Box } from "#orders/shipments/shipment.ts";
import type { Notice } from "#platform/notice.ts";
import { type FormAnswer, type ParsedForm, parseFields } from "#ui/form/form-answer.ts";

const measureNames = ["weight", "length", "width", "height"] as const;
type MeasureName = (typeof measureNames)[number];

export interface HomeMeasures {
  weightGrams: number | null;
  box: Box | null;
}

interface Needed {
  /** Couriers ask for the box. */
  box: boolean;
  /** And for the weight, where the goods do not say it. */
  weight: boolean;
}

export type HomesAnswer = FormAnswer<
  MeasureName | (typeof deliveryNames)[number],
  Notice | undefined,
  Readonly<Record<string, string>>
>;

const measureForm = z.object(measures);

/** What each parcel weighs, and the box that all of them take. */
export function parseHomeMeasures(form: FormData, needed: Needed): ParsedForm<MeasureName, HomeMeasures> {
  const parsed = parseFields(measureForm, measureNames, form);
  if (parsed.kind === "refused") return parsed;
  const { weight, length, width, height } = parsed.value;
  const refused = (errors: Partial<Record<MeasureName, string>>) =>
    ({ kind: "refused", errors, typed: typedMeasures(form) }) as const;
  const isNone = length === null && width === null && height === null;
  if (needed.weight && weight === null) return refused({ weight: parcelRefusals.weightToBook });
  if (needed.box && isNone) return refused({ length: parcelRefusals.boxToBook });
  if (isNone) return { kind: "valid", value: { weightGrams: weight, box: null } };
  if (length === null) return refused({ length: parcelRefusals.box });
  if (width === null) return refused({ width: parcelRefusals.box });
  if (height === null) return refused({ height: parcelRefusals.box });
  const box = { lengthCm: length, widthCm: width, heightCm: height };
  return { kind: "valid", value: { weightGrams: weight, box } };
}

const typedMeasures = (form: FormData) =>
  Object.fromEntries(measureNames.map((name) => [name, String(form.get(name) ?? "")]));

const addressForm = z.object(deliveryFields);

export const parseHomeAddress = (form: FormData) => parseFields(addressForm, deliveryNames, form);
