import { type Fields, isFields } from "../simulator/fields.ts";
import type { Notes } from "./provider-state.ts";
import { badRequest } from "./refusal.ts";

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === "";

/** An amount in paise: a whole number, or one written as a text; at least one rupee. */
export function amountIn(fields: Fields): number {
  const { amount } = fields;
  if (isMissing(amount)) throw badRequest("The amount field is required.", "amount");
  const number = typeof amount === "string" && /^-?\d+$/.test(amount) ? Number(amount) : amount;
  if (typeof number !== "number" || !Number.isSafeInteger(number))
    throw badRequest("The amount must be an integer.", "amount");
  if (number < 100) throw badRequest("The amount must be at least INR 1.00", "amount");
  return number;
}

export function currencyIn(fields: Fields): string {
  const { currency } = fields;
  if (isMissing(currency)) throw badRequest("The currency field is required.", "currency");
  if (typeof currency !== "string" || !/^[A-Z]{3}$/.test(currency))
    throw badRequest("The currency must be 3 characters.", "currency");
  if (currency !== "INR") throw badRequest("Currency is not supported", "currency");
  return currency;
}

export function receiptIn({ receipt }: Fields): string | null {
  if (isMissing(receipt)) return null;
  if (typeof receipt !== "string") throw badRequest("The receipt must be a string.", "receipt");
  if (receipt.length > 40) throw badRequest("The receipt may not be greater than 40 characters.", "receipt");
  return receipt;
}

/** An empty list where nothing was noted, as the provider has it. */
export function notesIn({ notes }: Fields): Notes {
  if (!isFields(notes)) {
    if (isMissing(notes) || (Array.isArray(notes) && notes.length === 0)) return [];
    throw badRequest("The notes must be an array.", "notes");
  }
  const entries = Object.entries(notes).map(([key, value]) => [key, String(value)] as const);
  if (entries.length > 15)
    throw badRequest("Number of fields in notes should be less than or equal to 15", "notes");
  if (entries.some(([key, value]) => key.length > 256 || value.length > 256))
    throw badRequest("Notes value cannot be longer than 256 characters", "notes");
  return entries.length === 0 ? [] : Object.fromEntries(entries);
}

export function refuseOthers(fields: Fields, known: readonly string[]): void {
  const extra = Object.keys(fields).filter((name) => !known.includes(name));
  if (extra.length === 0) return;
  throw badRequest(
    `${extra.join(", ")} is/are not required and should not be sent`,
    extra[0] ?? null,
    "extra_field_sent",
  );
}
