import { paise, rupees } from "#values/money/money.ts";
import { dateOrMoment } from "../date-or-moment.ts";
import { refusedCodes } from "../discounts.text.ts";
import type { CodeRefusal } from "./code-refusal.ts";

/** Why a code does nothing, in a sentence. */
export function codeRefusalText(refusal: CodeRefusal): string {
  switch (refusal.kind) {
    case "early":
      return refusedCodes.early(dateOrMoment(refusal.startsAt));
    case "short":
      return refusedCodes.short(rupees(paise(Math.ceil(refusal.missing / 100) * 100)), refusal.scopeName);
    default:
      return refusedCodes[refusal.kind];
  }
}
