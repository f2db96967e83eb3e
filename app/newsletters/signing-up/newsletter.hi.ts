import type { Words } from "#values/language/texts.ts";
import type * as en from "./newsletter.text.ts";

export const shopOpenedText: Words<typeof en.shopOpenedText> = {
  subject: (shop) => `${shop} खुल गया है`,
  title: "दुकान खुल गई है।",
  preview: "आपने कहा था कि बता दें।",
  text: "जब हम तैयारी कर रहे थे, आपने अपना ईमेल छोड़ा था कि खुलने पर बताएँ। अब सब कुछ तैयार है: आइए, देखिए।",
  button: "दुकान देखें",
  note: "यह ईमेल एक ही बार आता है। अगर आगे कोई ईमेल न चाहिए, तो नीचे के लिंक से बंद कर दें।",
};

export const unsubscribeText: Words<typeof en.unsubscribeText> = {
  title: "ख़बरें बंद करें",
  ask: "हम आपको फिर नहीं लिखेंगे। आप जब चाहें, ख़बरें फिर मँगा सकते हैं।",
  submit: "ख़बरें बंद करें",
  failed: { title: "गड़बड़ी", text: "ख़बरें बंद नहीं हो पाईं। फिर कोशिश कीजिए।" },
  next: { done: "और ख़रीदारी करें", back: "और ख़रीदारी करें", unknown: "संपर्क" },
  again: {
    title: "ख़बरें फिर मँगाएँ",
    ask: "आपने ख़बरें बंद की थीं। बटन दबाइए, और हम महीने में लगभग एक बार फिर लिखेंगे।",
    submit: "ख़बरें फिर मँगाएँ",
  },
  back: { title: "नाम लिख लिया", text: "शुक्रिया! हम महीने में एक बार लिखते हैं।" },
  done: { title: "ख़बरें बंद हो गईं", text: "हम आपको फिर नहीं लिखेंगे।" },
  unknown: {
    title: "यह लिंक काम नहीं करता",
    text: "हो सकता है लिंक अधूरा हो। मेल से उसे फिर खोलिए, या हमें लिखिए, हम आपका नाम सूची से हटा देंगे।",
  },
};

export const subscribedText: Words<typeof en.subscribedText> = {
  title: "ख़बरें",
  description: "आपका नाम लिखा गया या नहीं।",
  next: { subscribed: "आगे पढ़ें", invalid: "फिर कोशिश करें", tooMany: "फिर कोशिश करें" },
};

export const newsletterWelcomeText: Words<typeof en.newsletterWelcomeText> = {
  subject: (shop) => `${shop} की ख़बरें अब आपको मिलेंगी`,
  title: "ख़बरें मँगाने का शुक्रिया।",
  preview: "महीने में लगभग एक बार: नई चित्रकारी और थोड़ी-थोड़ी बनी चीज़ें।",
  text: "महीने में लगभग एक बार हम नई चित्रकारी, थोड़ी-थोड़ी बनी चीज़ों और उन्हें बनाने वालों के बारे में लिखते हैं। और कुछ नहीं, और आपका पता किसी को नहीं दिया जाता।",
  button: "हमारी कहानियाँ पढ़ें",
  note: "अगर आपने यह नहीं मँगाया, या मन बदल गया है: नीचे के लिंक से यह तुरंत बंद हो जाएगा।",
};

export const newsletterAgainText: Words<typeof en.newsletterAgainText> = {
  subject: (shop) => `क्या आपको ${shop} की ख़बरें फिर चाहिए?`,
  title: "क्या आपको हमारी ख़बरें फिर चाहिए?",
  preview: "आपने ख़बरें बंद की थीं। आपके कहे बिना कुछ शुरू नहीं होगा।",
  text: "आपने ख़बरें बंद की थीं, और किसी ने यह पता हमारे फ़ॉर्म में फिर लिखा है। अगर वह आप थे, तो बटन दबाइए, फिर 'ख़बरें फिर मँगाएँ':",
  button: "हाँ, मुझे फिर लिखिए",
  note: "अगर वह आप नहीं थे, तो इस मेल को रहने दीजिए: हम आपको नहीं लिखेंगे।",
};

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
