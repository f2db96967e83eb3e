import { returnTimesText } from "./return-terms.text.ts";
import type { ReturnTerms } from "./return-terms.ts";

/** Both windows in words: '30 days' and '48 hours'. */
export const returnTimes = ({ days, damageHours }: ReturnTerms) => ({
  days: returnTimesText.days(days),
  damage: returnTimesText.hours(damageHours),
});
