import type { Words } from "#values/language/texts.ts";
import { longDay } from "#values/time/date-time.ts";
import type * as en from "./offer-weeks.text.ts";

export const offerWeeksText: Words<typeof en.offerWeeksText> = {
  title: "बनाने वालों के हफ़्ते",
  full: (group, until, leaves) =>
    `${group} ${longDay(until)} तक भरी है; यह प्रस्ताव ${longDay(leaves)} तक निकल सकता है`,
  fullOnly: (group, until) => `${group} ${longDay(until)} तक भरी है`,
  leaves: (leaves) => `यह प्रस्ताव ${longDay(leaves)} तक निकल सकता है`,
  never: "जितने हफ़्तों तक आप दिन बताते हैं, उनमें इसकी जगह नहीं है।",
  hold: "ये हफ़्ते रोक कर रखें",
  holdNote: (until) =>
    `इसके आख़िरी दिन ${longDay(until)} तक ये किसी और को नहीं मिलेंगे। ग्राहक मना करे या आप वापस लें तो छूट जाते हैं; ऑर्डर बने तो उसी के हो जाते हैं।`,
  heldUntil: (days, until) =>
    `${longDay(until)} तक रुके हुए हैं: ${days.map((day) => longDay(day)).join(", ")} तक बनेगा।`,
  release: "ये हफ़्ते छोड़ दें",
  held: { title: "हफ़्ते रोक लिए", text: "प्रस्ताव के आख़िरी दिन तक ये किसी और को नहीं मिलेंगे।" },
  released: { title: "हफ़्ते छोड़ दिए", text: "अब दूसरे इन्हें ले सकते हैं।" },
};
