import type { Words } from "#values/language/texts.ts";
import type * as en from "./gift-mail.text.ts";

export const giftMailText: Words<typeof en.giftMailText> = {
  subject: (shop) => `${shop} से आपके लिए एक पार्सल: कहाँ भेजें?`,
  title: "कहाँ भेजें?",
  preview: (giver) => `${giver} की ओर से आपके लिए हाथ से बनी एक भेंट।`,
  text: (giver, name) =>
    `${name === null ? "नमस्ते" : `नमस्ते ${name}`}, ${giver} की ओर से आपके लिए हाथ से बनी एक भेंट है। बताइए पार्सल कहाँ भेजें, हम वहीं भेज देंगे।`,
  button: "पता बताइए",
  until: (day) => `यह लिंक ${day} तक काम करता है।`,
  note: "आपका पता सिर्फ़ इसी पार्सल के लिए है, और पहुँचने के 90 दिन बाद मिटा दिया जाता है। कुछ नहीं चाहिए, तो कुछ मत कीजिए।",
};
