import type { Words } from "#values/language/texts.ts";
import { grouped } from "#values/text/grouped.ts";
import type * as en from "./back.text.ts";

export const backText: Words<typeof en.backText> = {
  title: "सूची वापस",
  intro:
    "कूरियर आपका अपना हो तो: सूची CSV में डाउनलोड कीजिए, Courier और Tracking number भरिए, और अपलोड कीजिए। जो घर अभी पैक नहीं हुए, वे इसी के साथ पैक हो जाते हैं। नया नंबर मतलब पार्सल निकल चुका; कुछ और हो तो Parcel stands में लिखिए, जैसे पहुँच गया। ख़ाली खाना कुछ नहीं बदलता।",
  file: "सूची, CSV फ़ाइल में",
  paste: "या यहाँ चिपकाइए",
  sheetText: "सूची, शब्दों में",
  upload: "अपलोड करें",
  faults: (count) => `${count === 1 ? "एक ग़लती है" : `${grouped(count)} ग़लतियाँ हैं`}। कुछ भी बदला नहीं गया।`,
  columns: {
    twice: (heading) => `कॉलम '${heading}' दो बार है।`,
    noRow: "कॉलम 'Row' नहीं है।",
    nothing: "कॉलम 'Courier', 'Tracking number' या 'Parcel stands' नहीं है।",
  },
  rowNumber: "पंक्ति का नंबर नहीं है।",
  rowUnknown: (row) => `सूची में पंक्ति ${grouped(row)} नहीं है।`,
  rowTwice: (row) => `पंक्ति ${grouped(row)} दो बार है।`,
  severalHomes: (row) => `सूची में पंक्ति ${grouped(row)} एक से ज़्यादा बार है: कॉलम 'Name' रहने दीजिए।`,
  otherName: (name) => `यह पंक्ति अब ${name} की है। सूची फिर से डाउनलोड कीजिए।`,
  state: "पार्सल की ऐसी कोई स्थिति नहीं है। सूची का ही शब्द लिखिए, जैसे निकल चुका या पहुँच गया।",
  link: "ट्रैकिंग लिंक https:// से शुरू होता है।",
  long: (column, most) => `${column} में ${most} अक्षर तक आते हैं।`,
  wanted: "पता अभी नहीं मिला।",
  back: "यह लौट आया है। फिर भेजना हो तो सूची में इसे चुनिए।",
  byCarrier: "इस पार्सल पर कूरियर सेवा नज़र रखती है: कूरियर, नंबर और स्थिति वही बताती है।",
  unfit: (state) => `इसे हाथ से '${state}' नहीं किया जा सकता।`,
  notices: {
    done: (count) => `${grouped(count)} पार्सल अपडेट हुए`,
    nothing: "कोई पार्सल अपडेट नहीं हुआ",
    same: "इस सूची में कुछ नया नहीं है",
    changed: (count) => `${grouped(count)} पार्सल इस बीच बदल गए, और जैसे थे वैसे रहे।`,
    unpaid: (left) => `कुछ भी निकलने से पहले ${left} चुकाने हैं।`,
    unfit: "यह ऑर्डर रद्द है, या इसके पैसे वापस जा रहे हैं।",
  },
};
