import type { Paise } from "#values/money/money.ts";
import { grouped } from "#values/text/grouped.ts";
import { type BoundName, registrationBounds, type Turnover } from "./rules/registration.ts";
import { turnoverText } from "./turnover.text.ts";

const lakh = 1_00_000_00;

/**
 * '₹14.2 lakh', '₹20 lakh', and '₹45,200' below one. What is left of a tenth of a lakh, or of a rupee, is
 * left out: a sum just below a bound does not read as the bound.
 */
export function inLakh(amount: Paise): string {
  if (amount < lakh) return `₹${grouped(Math.trunc(amount / 100))}`;
  const tenths = Math.floor((amount * 10) / lakh);
  const rest = tenths % 10;
  return turnoverText.lakh(`${grouped(Math.floor(tenths / 10))}${rest === 0 ? "" : `.${rest}`}`);
}

/** '₹20 lakh'. */
export const boundWords = (bound: BoundName): string => inLakh(registrationBounds[bound].above);

/** 'Sales since April: ₹14.2 lakh of ₹20 lakh'. */
export const turnoverTitle = ({ sales, bound }: Turnover): string =>
  turnoverText.title(inLakh(sales), boundWords(bound));

/** How much of the bound is sold, in whole per cent that are reached. */
export const turnoverPercent = ({ sales, bound }: Turnover): number =>
  Math.max(0, Math.floor((sales * 100) / registrationBounds[bound].above));

/** What is to be done about it; undefined while it is far away. */
export const turnoverWarning = ({ level, bound }: Turnover): string | undefined =>
  level === "below" ? undefined : turnoverText.levels[level](boundWords(bound));
