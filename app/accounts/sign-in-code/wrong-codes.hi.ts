import type { Words } from "#values/language/texts.ts";
import type * as en from "./wrong-codes.text.ts";

export const wrongCodesText: Words<typeof en.wrongCodesText> = {
  subject: (shop) => `${shop} पर किसी ने आपके कोड आज़माए`,
  title: "किसी के पास आपका पासवर्ड है।",
  preview: "दस बार ग़लत कोड डाला गया; कोई अंदर नहीं आ पाया।",
  hello: (name) => `नमस्ते ${name},`,
  text: "किसी ने आपके खाते का सही पासवर्ड डाला, और फिर एक दिन के अंदर दस बार ग़लत कोड। इनसे कोई अंदर नहीं आ पाया।",
  note: "अगर यह आप नहीं थे, तो लॉग इन के पन्ने पर “पासवर्ड भूल गए?” से नया पासवर्ड चुन लीजिए: अभी वाला किसी अनजान को पता है।",
};
