import type { Words } from "#values/language/texts.ts";
import { longDate, longDateTime } from "#values/time/date-time.ts";
import { indianDay, startOfIndianDay } from "#values/time/indian-day.ts";
import type * as en from "./below-product.text.ts";

/** The day that a moment ends, or the moment itself within a day. */
const ending = (until: Date): string =>
  startOfIndianDay(indianDay(until)).getTime() === until.getTime()
    ? longDate(new Date(until.getTime() - 1))
    : longDateTime(until);

export const belowText: Words<typeof en.belowText> = {
  about: "इस चीज़ के बारे में",
  saleUntil: (until) => `सेल ${ending(until)} तक`,
};
