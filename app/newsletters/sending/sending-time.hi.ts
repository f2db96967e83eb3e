import type { Words } from "#values/language/texts.ts";
import type * as en from "./sending-time.text.ts";

export const sendingTimeText: Words<typeof en.sendingTimeText> = {
  minute: "लगभग एक मिनट",
  minutes: (count) => `लगभग ${count} मिनट`,
  hours: (count) => `लगभग ${count} घंटे`,
  days: (count) => `लगभग ${count} दिन`,
};
