import type { Words } from "#values/language/texts.ts";
import { grouped } from "#values/text/grouped.ts";
import { longDay } from "#values/time/date-time.ts";
import type * as en from "./details.text.ts";

export const detailWords: Words<typeof en.detailWords> = {
  leavesBy: (day) => `आपके लिए बनेगा: ${longDay(day)} तक भेज देंगे`,
  madeAgain: (day) => `${longDay(day)} से फिर ऑर्डर पर बनेगा`,
  reviews: (count) => `${grouped(count)} राय`,
};
