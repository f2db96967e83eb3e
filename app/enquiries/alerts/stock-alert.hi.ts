import type { Words } from "#values/language/texts.ts";
import type * as en from "./stock-alert.text.ts";

export const stockAlertForm: Words<typeof en.stockAlertForm> = {
  intro: "अभी ख़त्म हो गया है। फिर आने पर हम आपको लिख सकते हैं।",
  label: "ईमेल",
  placeholder: "you@example.com",
  submit: "मुझे बताएँ",
  whatsapp: "मेल के साथ एक संदेश। हमारे सारे संदेश बंद करने हों तो वहाँ STOP लिखिए।",
};

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

export const stockAlertText: Words<typeof en.stockAlertText> = {
  asked: (name) => ({ title: "हम आपको लिखेंगे", text: `“${name}” फिर आने पर एक मेल।` }),
  invalid: { title: "गड़बड़ी", text: "सही ईमेल लिखिए।", tone: "destructive" },
  noMobile: {
    title: "गड़बड़",
    text: "WhatsApp के लिए मोबाइल नंबर चाहिए, जैसे 98765 43210।",
    tone: "destructive",
  },
  tooMany: {
    title: "गड़बड़ी",
    text: "यहाँ से बहुत बार पूछा जा चुका है। थोड़ी देर बाद कोशिश कीजिए।",
    tone: "destructive",
  },
  gone: { title: "गड़बड़ी", text: "यह चीज़ अब दुकान में नहीं है।", tone: "destructive" },
  failed: { title: "गड़बड़ी", text: "आपका पता नहीं लिख पाए। फिर कोशिश कीजिए।", tone: "destructive" },
  pageTitle: "फिर दुकान में",
  description: "चीज़ फिर आने पर एक मेल; यहीं हाँ कीजिए, यहीं रोकिए।",
  confirm: (name) => ({
    title: `“${name}” फिर आने पर एक मेल`,
    text: "जैसे ही यह फिर मिलने लगे, क्या आपको एक बार लिखें? जिन्होंने पहले पूछा, उन्हें पहले बताते हैं।",
  }),
  yes: "हाँ, मुझे लिखें",
  waiting: (name) => ({
    title: "हम आपको लिखेंगे",
    text: `“${name}” फिर आने पर एक मेल। चाहें तो यहीं रोक सकते हैं।`,
  }),
  stop: "रोकें",
  told: (name) => ({
    title: "हम आपको लिख चुके हैं",
    text: `“${name}” के फिर आने पर हमने आपको एक बार बता दिया। इसके बाद और कुछ नहीं आएगा।`,
  }),
  stopped: (name) => ({ title: "रोक दिया", text: `“${name}” के बारे में हम आपको नहीं लिखेंगे।` }),
  unknown: {
    title: "यह लिंक काम नहीं करता",
    text: "हो सकता है लिंक अधूरा हो, या बहुत पुराना। उस चीज़ के पन्ने पर आप फिर से कह सकते हैं।",
  },
  see: "देखें",
  back: "और ख़रीदारी करें",
  actFailed: { title: "गड़बड़ी", text: "बदल नहीं पाया। फिर कोशिश कीजिए।" },
};
