import type { Words } from "#values/language/texts.ts";
import type * as en from "./newsletter.text.ts";

export const newsletterText: Words<typeof en.newsletterText> = {
  subscribed: { title: "नाम लिख लिया", text: "शुक्रिया! हम महीने में एक बार लिखते हैं।" },
  invalid: { title: "गड़बड़ी", text: "सही ईमेल लिखिए।", tone: "destructive" },
  failed: { title: "गड़बड़ी", text: "आपका नाम नहीं लिख पाए। फिर कोशिश कीजिए।", tone: "destructive" },
  tooMany: {
    title: "गड़बड़ी",
    text: "यहाँ से बहुत बार पूछा जा चुका है। थोड़ी देर बाद कोशिश कीजिए।",
    tone: "destructive",
  },
};

export const newsletterForm: Words<typeof en.newsletterForm> = {
  label: "ईमेल",
  placeholder: "you@example.com",
  submit: "ख़बरें मँगाएँ",
};
