import type { Words } from "#values/language/texts.ts";
import type * as en from "./slip.text.ts";

export const jobSlipText: Words<typeof en.jobSlipText> = {
  title: "काम की पर्ची",
  lot: (number) => `काम ${number}`,
  make: (count) => `${count} बनाएँ`,
  by: (day) => `${day} तक`,
  withoutDay: "दिन आपको बताया जाएगा।",
  rate: (rupees) => `${rupees} प्रति नग`,
  scan: "दुकान के लिए: यह काम कहाँ तक पहुँचा",
  sign: "काम लिया",
};
