import type { Words } from "#values/language/texts.ts";
import type * as en from "./settings.text.ts";

export const settingsText: Words<typeof en.settingsText> = {
  title: "सेटिंग",
  all: "सारी सेटिंग",
  save: "सेटिंग सहेजें",
  saved: { title: "सेटिंग सहेज ली गई", text: "दुकान में अब यही दिखता है।" },
  saveFailed: (reason) => ({ title: "सहेजा नहीं जा सका", text: reason }),
  readFailed: { title: "गड़बड़ी", text: "सेटिंग नहीं आ पाई। फिर कोशिश कीजिए।" },
  tryAgain: "फिर कोशिश करें",
  broken: "कुछ नहीं बदला। फिर कोशिश कीजिए।",
  offline: "दुकान तक बात नहीं पहुँची। आपने जो लिखा, वह यहीं है।",
  askRunner: "जो सर्वर सँभालते हैं, उनसे कहिए",
  forRunner: {
    title: "जो सर्वर सँभालते हैं, उनके लिए",
    note: "यह पन्ना अंग्रेज़ी में है। इसे उन्हें दिखाइए जो सर्वर सँभालते हैं: वे जानते हैं कि क्या करना है।",
  },
};
