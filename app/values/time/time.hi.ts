import type { Words } from "#values/language/texts.ts";
import type * as en from "./time.text.ts";

/** Nobody says 'am' and 'pm': the hour's part of the day stands before it. */
function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return "रात";
  if (hour < 12) return "सुबह";
  return hour < 16 ? "दोपहर" : "शाम";
}

export const timeText: Words<typeof en.timeText> = {
  months: ["जनवरी", "फ़रवरी", "मार्च", "अप्रैल", "मई", "जून", "जुलाई", "अगस्त", "सितंबर", "अक्टूबर", "नवंबर", "दिसंबर"],
  moment: (date, hour, minute) => `${date}, ${partOfDay(hour)} ${hour % 12 || 12}:${minute} बजे`,
  range: (from, until) => `${from} से ${until}`,
};
