import type { Words } from "#values/language/texts.ts";
import type * as en from "./return-terms.text.ts";

export const returnTimesText: Words<typeof en.returnTimesText> = {
  days: (count) => `${count} दिन`,
  hours: (count) => `${count} ${count === 1 ? "घंटा" : "घंटे"}`,
};
