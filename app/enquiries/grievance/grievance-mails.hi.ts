import type { Words } from "#values/language/texts.ts";
import type * as en from "./grievance-mails.text.ts";

export const grievanceMailText: Words<typeof en.grievanceMailText> = {
  received: {
    subject: (number) => `शिकायत ${number} हमें मिल गई`,
    title: "आपकी शिकायत हमें मिल गई।",
    text: "हमारे शिकायत अधिकारी इसे देख रहे हैं। इन तारीख़ों तक आपको हमारी ख़बर मिलेगी:",
    ignore: (shop) => `अगर आपने ${shop} को नहीं लिखा, तो इस मेल को रहने दीजिए।`,
  },
  ticket: "टिकट नंबर",
  acknowledgeBy: "मिलने की ख़बर",
  resolveBy: "जवाब",
  officer: "शिकायत अधिकारी",
  see: "टिकट देखिए",
  acknowledged: {
    subject: (number) => `शिकायत ${number} देखी जा रही है`,
    title: "हम आपकी शिकायत देख रहे हैं।",
    text: (by) => `हमारे शिकायत अधिकारी इसे देख रहे हैं। ज़्यादा से ज़्यादा ${by} तक जवाब मिलेगा।`,
  },
  replied: {
    subject: (number) => `शिकायत ${number} पर हमारा जवाब`,
    title: "आपकी शिकायत पर हमारा जवाब।",
  },
  resolved: {
    subject: (number) => `शिकायत ${number} निपट गई`,
    title: "हमने आपकी शिकायत निपटा दी है।",
    text: "संतुष्ट न हों तो इस मेल का जवाब दीजिए, या राष्ट्रीय उपभोक्ता हेल्पलाइन 1915 पर मुफ़्त फ़ोन कीजिए।",
  },
};
