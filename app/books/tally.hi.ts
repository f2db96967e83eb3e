import type { Words } from "#values/language/texts.ts";
import type * as en from "./tally.text.ts";

export const tallyText: Words<typeof en.tallyText> = {
  title: "Tally (XML)",
  note: "महीने के बिल, क्रेडिट नोट, रसीदें और बैंक में आए पैसे, वाउचर के रूप में।",
  untried: "Tally पर आज़माया नहीं गया; पहले कंपनी की कॉपी में इंपोर्ट कीजिए।",
  back: "हिसाब",
  download: "XML डाउनलोड करें",
  what: "बिक्री और क्रेडिट नोट महीने के काग़ज़ हैं। रसीदें कार्ड, नकद और ट्रांसफ़र से आए पैसे हैं। लौटाए गए पैसे, और बैंक में जो पहुँचा और जो शुल्क कटा, वे जर्नल हैं। हर वाउचर पर हमारा नंबर है, ताकि Tally उसे पहचान ले।",
  ledgers: "लेजर",
  ledgersNote: "Tally में आपकी कंपनी में इनके नाम, हूबहू। दो तरह की चीज़ें एक ही लेजर में जा सकती हैं।",
  names: {
    buyers: "ख़रीदार",
    sales: "बिक्री",
    untaxed: "बिना कर की बिक्री",
    cgst: "CGST",
    sgst: "SGST या UTGST",
    igst: "IGST",
    rounding: "राउंड ऑफ़",
    card: "कार्ड के पैसे जो बैंक में नहीं आए",
    cash: "नकद",
    bank: "बैंक",
    fees: "भुगतान कंपनी का शुल्क",
    feeTax: "उस शुल्क पर GST",
    courier: "नकद पर कूरियर के शुल्क",
  },
  missing: "लेजर का नाम लिखिए।",
  save: "लेजर सेव करें",
  saved: { title: "लेजर सेव हो गए", text: "अगली फ़ाइल में यही नाम होंगे।" },
  notSaved: {
    title: "गड़बड़ी",
    text: "दुकान से संपर्क नहीं हो पा रहा। अपना इंटरनेट देखकर फिर कोशिश कीजिए।",
    tone: "destructive",
  },
  unread: { title: "गड़बड़ी", text: "लेजर नहीं पढ़े जा सके।" },
};
