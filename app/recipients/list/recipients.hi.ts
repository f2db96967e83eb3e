import type { Words } from "#values/language/texts.ts";
import type { RecipientState } from "../recipient.ts";
import type * as en from "./recipients.text.ts";

const states: Record<RecipientState, string> = {
  wanted: "पता नहीं मालूम",
  known: "पता मालूम",
  packed: "पैक हो गया",
  sent: "रास्ते में",
  there: "पहुँच गया",
  back: "लौट आया",
};

export const recipientsText: Words<typeof en.recipientsText> = {
  title: "कहाँ-कहाँ भेजना है",
  description: "बताइए आपके ऑर्डर के पार्सल कहाँ-कहाँ भेजने हैं।",
  ofOffer: (number) => `ऑफ़र ${number}`,
  intro: (most) =>
    `शीट की हर पंक्ति एक घर है, ${most} तक। किसी भी स्प्रेडशीट में भरिए, CSV में सहेजिए और यहाँ भेजिए। पार्सल पैक होने तक पंक्ति बदली जा सकती है।`,
  backToOffer: "ऑफ़र पर वापस",
  standing: "अभी तक",
  counts: (homes, agreed) => `तय हुए ${agreed} घरों में से ${homes}`,
  state: (state) => states[state],
  allGiven: "सारे नग किसी न किसी को दिए गए हैं।",
  more: (parcels, sum) => `तय से ${parcels} पार्सल ज़्यादा: ${sum} बाक़ी रक़म के साथ माँगे जाएँगे।`,
  fewer: (parcels, sum) => `तय से ${parcels} पार्सल कम: ${sum} कम देने हैं।`,
  sheet: "शीट",
  download: "शीट डाउनलोड कीजिए",
  downloadHint: "इसमें वे पंक्तियाँ हैं जो अभी पैक नहीं हुईं। आपके अपने कॉलम इसमें नहीं रहते।",
  file: "शीट, CSV फ़ाइल में",
  paste: "या यहाँ लिखिए या चिपकाइए",
  pasteHint: "पहली पंक्ति में शीर्षक हों, जैसे ऊपर की शीट में।",
  replaces: "नई शीट उन सब पंक्तियों की जगह लेती है जो अभी पैक नहीं हुईं।",
  upload: "अपलोड कीजिए",
  faults: (count) => `${count} ग़लतियाँ हैं। कुछ भी बदला नहीं गया।`,
  ask: "हर व्यक्ति से पूछिए",
  askTitle: "जिनका पता आपको नहीं मालूम",
  askIntro: "हम हर एक को लिखते हैं, और वे ख़ुद बताते हैं कि उनका पार्सल कहाँ जाए। उनका दिया पता आपको नहीं दिखाया जाता।",
  askCount: (people) => `अभी ${people} लोगों को लिखा जा सकता है।`,
  askNobody: "अभी किसी को लिखना नहीं है: हर एक को दिन में एक बार, ज़्यादा से ज़्यादा तीन बार लिखा जाता है।",
  known: "जिनका पता मालूम है, उन्हें अभी भेजिए",
  knownTitle: "बाक़ी लोगों का इंतज़ार मत कीजिए",
  knownIntro: (known, wanted) =>
    `${known} के पते मालूम हैं, ${wanted} के नहीं। जिनके मालूम हैं उन्हें पहले भेजते हैं, बाक़ी को जवाब आने पर।`,
  knownAsked: (day) => `आपने ${day} को कहा था कि जिनके पते मालूम हैं उन्हें भेजा जाए।`,
  list: "घर",
  columns: { row: "पंक्ति", who: "कौन", where: "कहाँ", pieces: "नग", state: "स्थिति" },
  own: "ख़ुद बताया",
  asked: (day) => `${day} को पूछा गया`,
  notAsked: "अभी पूछा नहीं गया",
  none: "अभी यहाँ कोई घर नहीं है।",
  erased: "मिटा दिया गया",
  earlier: "पहले की पंक्तियाँ",
  later: "आगे की पंक्तियाँ",
  pageOf: (page, pages) => `पेज ${page}, कुल ${pages}`,
  closed: "यह ऑर्डर अब कहीं नहीं जाता।",
  tooOften: "आपके नेटवर्क से बहुत सारे फ़ॉर्म आए हैं। दस मिनट बाद फिर कोशिश कीजिए।",
  noSuchButton: "इस पेज पर ऐसा कोई बटन नहीं है।",
  notices: {
    uploaded: { title: "घर दर्ज हो गए", text: "जो बाक़ी है वह इसी पेज पर लिखा है।" },
    asked: { title: "उन्हें लिखा जा रहा है", text: "हर एक को अपने लिंक के साथ ईमेल मिलता है।" },
    nobody: {
      title: "किसी को नहीं लिखा गया",
      text: "हर एक को दिन में एक बार, ज़्यादा से ज़्यादा तीन बार लिखा जाता है।",
    },
    known: { title: "मालूम पतों पर भेज रहे हैं", text: "दुकान को बता दिया गया है।" },
  },
  unsent: { title: "नहीं भेजी गई", text: "शीट नहीं भेजी जा सकी। फिर से कोशिश कीजिए।" },
  errors: {
    tooMany: (most) => `पैक हो चुके घरों के साथ ये ${most} से ज़्यादा घर हैं।`,
    paid: (paid, count) => `ये ${count} पार्सल हैं, और पैसे ${paid} के मिले हैं। बाक़ी के लिए हमें लिखिए।`,
  },
  mail: {
    subject: (number) => `ऑर्डर ${number}: जिनके पते मालूम हैं उन्हें भेजिए`,
    title: "जिनके पते मालूम हैं उन्हें भेजिए",
    text: (known, wanted) => `ख़रीदार चाहते हैं कि आप भेजना शुरू करें: ${known} घर मालूम हैं, ${wanted} अभी नहीं।`,
    button: "ऑर्डर खोलिए",
  },
};
