import type { Words } from "#values/language/texts.ts";
import type * as en from "./password-mails.text.ts";

export const resetMailText: Words<typeof en.resetMailText> = {
  subject: (shop) => `${shop} के लिए नया पासवर्ड चुनिए`,
  title: "नया पासवर्ड चुनिए।",
  preview: "लिंक एक ही बार, एक घंटे के अंदर काम करता है।",
  hello: "नमस्ते,",
  helloTo: (name) => `नमस्ते ${name},`,
  text: "किसी ने, शायद आपने ही, आपके खाते के लिए नया पासवर्ड माँगा है। यह लिंक एक ही बार, एक घंटे के अंदर काम करता है:",
  button: "नया पासवर्ड चुनें",
  note: "अगर यह आप नहीं थे, तो इस मेल को रहने दीजिए: आपका पासवर्ड वही रहेगा।",
};

export const passwordChangedText: Words<typeof en.passwordChangedText> = {
  subject: (shop) => `आपका ${shop} का पासवर्ड बदल गया है`,
  title: "आपका पासवर्ड बदल गया है।",
  preview: "अगर आपने ही बदला है, तो कुछ करने की ज़रूरत नहीं।",
  hello: (name) => `नमस्ते ${name},`,
  text: "आपके खाते का पासवर्ड अभी-अभी बदला गया है, और बाक़ी फ़ोन और कंप्यूटर लॉग आउट कर दिए गए हैं। अगर आपने ही बदला है, तो कुछ करने की ज़रूरत नहीं।",
  note: "अगर आपने नहीं बदला, तो लॉग इन के पन्ने पर “पासवर्ड भूल गए?” से नया पासवर्ड चुन लीजिए, और इस मेल का जवाब दीजिए ताकि हम मदद कर सकें।",
};
