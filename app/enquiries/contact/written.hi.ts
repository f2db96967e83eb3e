import type { Words } from "#values/language/texts.ts";
import type * as en from "./written.text.ts";

export const writtenText: Words<typeof en.writtenText> = {
  subject: (who) => `WhatsApp पर ${who} का संदेश`,
  title: "WhatsApp से नया संदेश",
  preview: (who) => `${who} की ओर से।`,
  text: "किसी ने दुकान के नंबर पर लिखा है। जवाब WhatsApp पर ही दीजिए; नाम वही है जो वे वहाँ अपना बताते हैं, किसी ने जाँचा नहीं। अगले एक घंटे के बाक़ी संदेश सिर्फ़ दुकान के संदेशों में दिखेंगे।",
  name: "नाम, जाँचा नहीं गया",
  phone: "फ़ोन",
  message: "संदेश",
};
