import { latinDigits } from "#values/text/latin-digits.ts";

/** Where a maker sees their work, without an account (MAKING-20). */
export const makerPath = (token: string): string => `/maker/${encodeURIComponent(token)}`;

/** So often in a row a wrong code is looked at, and so long none is after that (MAKING-21). */
export const codeTries = { most: 5, lockedMinutes: 15 };

/** A code of four digits, as it was typed; undefined for anything else. */
export function typedFourDigits(text: string): string | undefined {
  const code = latinDigits(text).replaceAll(/\s/g, "");
  return /^\d{4}$/.test(code) ? code : undefined;
}
