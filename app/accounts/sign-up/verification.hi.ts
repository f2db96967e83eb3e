import type { Words } from "#values/language/texts.ts";
import type * as en from "./verification.text.ts";

export const verificationText: Words<typeof en.verificationText> = {
  subject: (shop) => `${shop} के लिए अपना पता पक्का कीजिए`,
  title: "अपना पता पक्का कीजिए।",
  preview: "बस एक क्लिक, और आपका खाता तैयार।",
  hello: "नमस्ते,",
  text: (shop) => `आपने ${shop} पर खाता बनाया है। बता दीजिए कि यह पता आपका ही है, और आपका लॉग इन हो जाएगा:`,
  button: "मेरा पता पक्का करें",
  note: (shop) => `अगर आपने ${shop} पर खाता नहीं बनाया, तो इस मेल को रहने दीजिए।`,
};
