import { inLakh } from "#values/money/lakh.ts";
import { type BoundName, registrationBounds, type Turnover } from "./rules/registration.ts";
import { turnoverText } from "./turnover.text.ts";

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
