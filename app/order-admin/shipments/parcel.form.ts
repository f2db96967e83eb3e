import * as z from "zod/mini";
import {
  type Box,
  type ParcelPieces,
  type ShipmentState,
  shipmentStates,
} from "#orders/shipments/shipment.ts";
import type { Notice } from "#platform/notice.ts";
import { type FieldErrors, type FormAnswer, type ParsedForm, parseFields } from "#ui/form/form-answer.ts";
import { optionalLine } from "#ui/form/form-fields.ts";
import { latinDigits } from "#values/text/latin-digits.ts";
import { trackingFields } from "../order-act.form.ts";
import { parcelRefusals } from "./shipments-admin.text.ts";

/** What a parcel may weigh, in grams, and be long, in centimetres: no courier takes more. */
const mostGrams = 200_000;
const mostCm = 500;

const measure = (most: number, refusal: (most: number) => string) =>
  z.pipe(
    z._default(z.string(), ""),
    z.pipe(
      z.transform((typed: string) =>
        typed.trim() === "" ? null : Number(latinDigits(typed).trim().replace(/\.0+$/, "")),
      ),
      z.custom<number | null>((value) => value === null || isWithin(Number(value), most), {
        error: () => refusal(most),
      }),
    ),
  );

const isWithin = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= most;

const centimetres = (most: number): string => parcelRefusals.cm(most);

/** Fields of any form that asks what a parcel weighs, and for its box. */
export const measures = {
  weight: measure(mostGrams, (most) => parcelRefusals.grams(most)),
  length: measure(mostCm, centimetres),
  width: measure(mostCm, centimetres),
  height: measure(mostCm, centimetres),
};

const version = z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647));
const ticked = z.pipe(
  z.optional(z.string()),
  z.transform((text) => text === "on"),
);

const shared = { version, courier: optionalLine(80), ...measures, ...trackingFields };
const newParcel = z.object({ ...shared, hasLeft: ticked });
const keptParcel = z.object({
  ...shared,
  state: z.optional(z.enum(shipmentStates)),
  tellCustomer: ticked,
});

export const parcelFields = [
  ...([
    "version",
    "courier",
    "trackingNumber",
    "trackingUrl",
    "weight",
    "length",
    "width",
    "height",
  ] as const),
  ...(["state", "hasLeft", "tellCustomer"] as const),
];
type ParcelField = (typeof parcelFields)[number] | "pieces";

export type TypedParcel = Readonly<Record<string, string>>;
export type ParcelErrors = FieldErrors<ParcelField>;
export type ParcelAnswer = FormAnswer<ParcelField, Notice | undefined, TypedParcel>;

interface SharedValues {
  version: number;
  courier: string | null;
  trackingNumber: string | null;
  trackingUrl: string | null;
  weightGrams: number | null;
  box: Box | null;
}

export interface NewParcelValues extends SharedValues {
  items: ParcelPieces[];
  hasLeft: boolean;
}

export interface KeptParcelValues extends SharedValues {
  /** Undefined where the form shows none. */
  state: ShipmentState | undefined;
  tellCustomer: boolean;
}

type Parsed<Value> =
  | { kind: "valid"; value: Value }
  | { kind: "refused"; errors: ParcelErrors; typed: TypedParcel };

/** What the form calls the pieces of a line. */
export const piecesField = (lineId: string): string => `pieces:${lineId}`;

/** A new parcel from its form: pieces by line, weight, box, and how it can be followed by hand. */
export function parseNewParcel(form: FormData, lineIds: readonly string[]): Parsed<NewParcelValues> {
  const parsed = parseFields(newParcel, parcelFields, form);
  const items = postedPieces(form, lineIds);
  const errors: ParcelErrors = { ...errorsOf(parsed) };
  if (items === undefined) errors.pieces = parcelRefusals.wholePieces;
  else if (items.length === 0) errors.pieces = parcelRefusals.pieces;
  if (parsed.kind === "refused" || !items || items.length === 0)
    return { kind: "refused", errors, typed: typedParcel(form) };
  const { hasLeft, ...values } = parsed.value;
  return withBox(form, values, (shared) => ({ ...shared, items, hasLeft }));
}

/** What is saved of a parcel that is there. */
export function parseKeptParcel(form: FormData): Parsed<KeptParcelValues> {
  const parsed = parseFields(keptParcel, parcelFields, form);
  if (parsed.kind === "refused") return { kind: "refused", errors: parsed.errors, typed: typedParcel(form) };
  const { state, tellCustomer, ...values } = parsed.value;
  return withBox(form, values, (shared) => ({ ...shared, state, tellCustomer }));
}

type Posted = Omit<z.output<typeof newParcel>, "hasLeft">;

function withBox<Value>(
  form: FormData,
  { version, courier, trackingNumber, trackingUrl, weight, length, width, height }: Posted,
  make: (shared: SharedValues) => Value,
): Parsed<Value> {
  const sides = [length, width, height];
  const given = sides.filter((side) => side !== null);
  if (given.length !== 0 && given.length !== sides.length) {
    const [missing] = (["length", "width", "height"] as const).filter((_, at) => sides[at] === null);
    const errors = missing ? { [missing]: parcelRefusals.box } : {};
    return { kind: "refused", errors, typed: typedParcel(form) };
  }
  if (isToBeBooked(form) && (weight === null || given.length === 0)) {
    const errors: ParcelErrors = {
      ...(weight === null ? { weight: parcelRefusals.weightToBook } : {}),
      ...(given.length === 0 ? { length: parcelRefusals.boxToBook } : {}),
    };
    return { kind: "refused", errors, typed: typedParcel(form) };
  }
  const [lengthCm, widthCm, heightCm] = given;
  const box = lengthCm && widthCm && heightCm ? { lengthCm, widthCm, heightCm } : null;
  const tracking = { trackingNumber: trackingNumber ?? null, trackingUrl: trackingUrl ?? null };
  return { kind: "valid", value: make({ version, courier, ...tracking, weightGrams: weight, box }) };
}

/** Was a button pressed that leads to the couriers? */
export const isToBeBooked = (form: FormData): boolean => {
  const intent = form.get("intent");
  return intent === "book" || intent === "keep-and-book";
};

const errorsOf = (parsed: ParsedForm<(typeof parcelFields)[number], unknown>): ParcelErrors =>
  parsed.kind === "refused" ? parsed.errors : {};

/** Undefined when something else than a whole number was typed. */
function postedPieces(form: FormData, lineIds: readonly string[]): ParcelPieces[] | undefined {
  const items = lineIds.map((id) => {
    const typed = form.get(piecesField(id));
    return {
      orderItemId: id,
      quantity: typeof typed === "string" ? Number(latinDigits(typed).trim() || 0) : 0,
    };
  });
  if (items.some(({ quantity }) => !Number.isInteger(quantity) || quantity < 0)) return undefined;
  return items.filter(({ quantity }) => quantity > 0);
}

/** What was typed, to show again, pieces included. */
export const typedParcel = (form: FormData): TypedParcel =>
  Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"));
