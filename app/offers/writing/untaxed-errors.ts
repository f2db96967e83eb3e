import { unsaidTax } from "../asked-tax.ts";
import type { OfferLine } from "../offer.ts";
import type { LineInput } from "./line.form.ts";
import { offerFormText } from "./offer-form.text.ts";
import { lineFieldAt } from "./typed-lines.ts";

type Shop = Parameters<typeof unsaidTax>[0];

/** The errors of lines that lack a code or a rate; `lines`: as they are frozen, in the same order. */
export function untaxedErrors(
  shop: Shop,
  inputs: readonly Pick<LineInput, "place">[],
  lines: readonly Pick<OfferLine, "hsn" | "taxRate">[],
): Record<string, string> {
  const say = offerFormText.errors;
  const errors: Record<string, string> = {};
  for (const [at, line] of lines.entries()) {
    const place = inputs[at]?.place ?? at;
    const unsaid = unsaidTax(shop, line);
    if (unsaid.hsn) errors[lineFieldAt(place, "hsn")] = say.hsnUnsaid;
    if (unsaid.taxRate) errors[lineFieldAt(place, "taxRate")] = say.taxRateUnsaid;
  }
  return errors;
}
