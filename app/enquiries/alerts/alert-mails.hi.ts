import type { Words } from "#values/language/texts.ts";
import type * as en from "./alert-mails.text.ts";

export const backInStockText: Words<typeof en.backInStockText> = {
  subject: (name) => `“${name}” फिर दुकान में`,
  title: (name) => `“${name}” फिर दुकान में।`,
  preview: "जब तक बचा है, आप इसे फिर ख़रीद सकते हैं।",
  text: (name) =>
    `आपने कहा था कि “${name}” फिर आए तो बता दें। जब तक बचा है, आप इसे ख़रीद सकते हैं: हम अलग से नहीं रखते, और जिन्होंने पहले पूछा उन्हें पहले बताते हैं।`,
  button: "देखें",
  note: "आपने यही एक मेल माँगा था; इसके बाद और कुछ नहीं आएगा।",
};

export const alertConfirmText: Words<typeof en.alertConfirmText> = {
  subject: (name) => `“${name}” फिर आए तो क्या आपको लिखें?`,
  title: "फिर आने पर एक मेल।",
  preview: (name) => `बताइए कि “${name}” के बारे में हम आपको लिख सकते हैं।`,
  text: (name) => `किसी ने कहा है कि “${name}” फिर मिलने लगे तो इस पते पर एक बार लिखें। बता दीजिए कि यह आप ही थे।`,
  button: "हाँ, मुझे लिखें",
  note: "अगर यह आप नहीं थे, तो कुछ मत कीजिए: हम फिर नहीं लिखेंगे।",
};
