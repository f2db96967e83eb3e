import type { Words } from "#values/language/texts.ts";
import type * as en from "./passkey-mail.text.ts";

export const passkeyMailText: Words<typeof en.passkeyMailText> = {
  titles: {
    added: "एक पासकी जोड़ी गई।",
    removed: "एक पासकी हटाई गई।",
    copied: "शायद एक पासकी की नक़ल हो गई है।",
  },
  subject: (title, shop) => `${shop}: ${title.slice(0, -1)}`,
  ifYou: "अगर आपने ही किया है, तो कुछ करने की ज़रूरत नहीं।",
  hello: (name) => `नमस्ते ${name},`,
  texts: {
    added: (passkey) => `आपके खाते में पासकी “${passkey}” अभी-अभी जोड़ी गई है: उससे बिना पासवर्ड के लॉग इन होता है।`,
    removed: (passkey) => `आपके खाते से पासकी “${passkey}” अभी-अभी हटाई गई है: अब उससे लॉग इन नहीं होगा।`,
    copied: (passkey) =>
      `आपके खाते की पासकी “${passkey}” से किसी ने लॉग इन करना चाहा, और उसकी गिनती बताती है कि उसकी नक़ल मौजूद है। किसी को अंदर नहीं आने दिया गया। दूसरे तरीक़े से लॉग इन कीजिए, और “आपका खाता” में वह पासकी हटा दीजिए।`,
  },
  note: "अगर यह आप नहीं थे, तो लॉग इन के पन्ने पर “पासवर्ड भूल गए?” से नया पासवर्ड चुन लीजिए, “आपका खाता” में अपनी पासकी देख लीजिए, और इस मेल का जवाब दीजिए ताकि हम मदद कर सकें।",
};
