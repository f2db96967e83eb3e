import type { Words } from "#values/language/texts.ts";
import type * as en from "./enquiry.text.ts";

export const personText: Words<typeof en.personText> = { fullName: "पूरा नाम", email: "ईमेल", phone: "फ़ोन" };

export const acknowledgementText: Words<typeof en.acknowledgementText> = {
  subject: (shop, what) => `${shop}: ${what} हमें मिल गई`,
  title: "शुक्रिया।",
  reached: (what) => `${what} हमें मिल गई।`,
  note: (shop) => `अगर आपने ${shop} को नहीं लिखा, तो इस मेल को रहने दीजिए।`,
};

export const replyMailText: Words<typeof en.replyMailText> = {
  message: "आपके संदेश",
  request: {
    quote: (product) => `${product ? `“${product}” के ` : ""}थोक भाव की आपकी माँग`,
    sample: (product) => `${product ? `“${product}” के ` : ""}नमूने की आपकी माँग`,
  },
  subject: (shop, about) => `${shop}: ${about} पर हमारा जवाब`,
  title: (about) => `${about} पर हमारा जवाब`,
  wrote: (words) => `आपने लिखा था:\n${words}`,
};
