import type { Words } from "#values/language/texts.ts";
import { grouped } from "#values/text/grouped.ts";
import type * as en from "./opening-settings.text.ts";

export const openingSettingsText: Words<typeof en.openingSettingsText> = {
  title: "दुकान किसे दिखे",
  open: "आज सब लोग दुकान देखते हैं।",
  soon: "आज बाहर वालों को हर पन्ने पर ‘जल्द खुल रहा है’ दिखता है। आप और आपके साथी लॉग इन करके पूरी दुकान देखते हैं; ऊपर एक पट्टी यह बताती है।",
  close: "‘जल्द खुल रहा है’ दिखाएँ",
  openNow: "दुकान खोलें",
  ask: (drafts) => `दुकान अभी खोलें? ख़रीदारों को ये अभी नहीं दिखते: ${drafts.join(", ")}।`,
  preview: "पन्ना देखें",
  goesOn:
    "तब भी चलता रहता है: जो ऑर्डर आ चुके हैं, उनके लिंक, भुगतान, पार्सल और ट्रैकिंग; लॉग इन; दुकान के नियम और संपर्क का पन्ना। इस बीच नया ऑर्डर नहीं हो सकता।",
  waiting: (people) =>
    `${grouped(people)} ${people === 1 ? "व्यक्ति ने" : "लोगों ने"} ख़बर पाने के लिए ईमेल छोड़ा है। दुकान खुलते ही हर एक को एक बार मेल जाता है।`,
  nobody: "जो वहाँ अपना ईमेल छोड़ेंगे, उन्हें दुकान खुलने पर मेल जाएगा।",
  opened: { title: "दुकान खुल गई", text: "अब सब लोग इसे देखते हैं।" },
  closed: {
    title: "जल्द खुल रहा है",
    text: "बाहर वालों से फिर आने को कहा जाता है; आप और आपके साथी दुकान देखते हैं।",
  },
  unknown: { title: "गड़बड़ी", text: "कुछ नहीं बदला। फिर कोशिश कीजिए।", tone: "destructive" },
};
