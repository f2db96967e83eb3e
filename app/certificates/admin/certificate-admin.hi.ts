import type { Words } from "#values/language/texts.ts";
import type * as en from "./certificate-admin.text.ts";

const states = { issued: "दिया गया", claimed: "मालिक हैं", void: "रद्द" };

/** A certificate keeps its edition in English. */
const editionInHindi = (edition: string): string => edition.replace(/^Edition of (\d[\d,]*)$/i, "कुल $1 में से");

export const certificateAdminText: Words<typeof en.certificateAdminText> = {
  title: "प्रमाण-पत्र",
  note: "प्रमाण-पत्र के साथ निकली हर चीज़ का एक। ऑर्डर पैक होने पर दिए जाते हैं।",
  dialog: "प्रमाण-पत्र",
  search: "कोड, चीज़, कारीगर या ऑर्डर से खोजें",
  tabs: { all: "सब", ...states },
  states,
  reasons: {
    cancelled: "इसका ऑर्डर रद्द हो गया",
    came_back: "इसका पार्सल बिना पहुँचे लौट आया",
    returned: "इसकी चीज़ लौटा दी गई",
    withdrawn: "आपने वापस ले लिया",
  },
  none: {
    title: "यहाँ कोई प्रमाण-पत्र नहीं है।",
    text: "गिनी-चुनी बनने वाली किसी चीज़ का ऑर्डर पैक कीजिए, तो उसका प्रमाण-पत्र बन जाएगा।",
  },
  facts: {
    piece: "चीज़",
    number: "नंबर",
    option: "विकल्प",
    maker: "कारीगर",
    technique: "कैसे बनी",
    material: "किससे बनी",
    size: "नाप",
    order: "ऑर्डर",
    issued: "कब दिया",
    lookedAt: "कितनी बार देखा गया",
    claimed: "मालिक ने बताया",
    void: "रद्द",
    status: "हाल",
  },
  noneFound: { title: "कोई प्रमाण-पत्र नहीं मिला।", text: "कोड के कुछ अक्षर डालकर देखिए, या कोई और शब्द।" },
  listFailed: { title: "गड़बड़ी", text: "प्रमाण-पत्र नहीं आ पाए। फिर कोशिश कीजिए।" },
  gone: "इस कोड का कोई प्रमाण-पत्र नहीं है।",
  number: (number, edition) =>
    edition === null ? `नंबर ${number}` : `नंबर ${number} (${editionInHindi(edition)})`,
  looks: (count) => (count === 0 ? "कभी नहीं" : `${count} बार`),
  lookedAt: (count, first, last) =>
    count === 1 ? `एक बार: ${last}` : `${count} बार, पहली बार ${first}, पिछली बार ${last}`,
  publicPage: "ग्राहकों वाला पन्ना",
  print: { a6: "कार्ड (A6)", a4: "A4 पर कार्ड" },
  noSecret: "इसका गुप्त कोड दुकान की किसी और चाबी से बना था: कार्ड उसके बिना छपेगा।",
  withdrawPart: "खो गया, ख़राब हो गया या ग़लत है?",
  withdraw: "प्रमाण-पत्र रद्द करें",
  withdrawWhy: "वजह",
  withdrawHint: "आपके लिए। जो प्रमाण-पत्र देखेगा, उसे सिर्फ़ इतना दिखेगा कि यह रद्द है।",
  withdrawAsk: "इस प्रमाण-पत्र को हमेशा के लिए रद्द करें? यह वापस नहीं हो सकता।",
  withdrawn: { title: "प्रमाण-पत्र रद्द हुआ", text: "अब जो भी इसे देखेगा, यही पढ़ेगा।" },
  errors: { why: "अपने लिए वजह लिखिए।", isVoid: "यह प्रमाण-पत्र पहले से रद्द है।" },
  saveFailed: (text) => ({ title: "सहेजा नहीं गया", text }),
  offline: "दुकान तक बात नहीं पहुँची। आपका लिखा बचा हुआ है।",
};
