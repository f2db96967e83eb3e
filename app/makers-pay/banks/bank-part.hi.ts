import type { Words } from "#values/language/texts.ts";
import type * as en from "./bank-part.text.ts";

export const bankPartText: Words<typeof en.bankPartText> = {
  title: "पैसे कहाँ जाते हैं",
  none: "न खाता लिखा है, न UPI ID।",
  account: "खाता नंबर",
  ifsc: "IFSC",
  upi: "UPI ID",
  pan: "PAN",
  panHint: "सीमा से ऊपर टैक्स वाले इसे माँगते हैं: इसके बिना टैक्स 20 % कटता है।",
  ends: (signs) => `आख़िर में ${signs}`,
  kept: (signs) => `आख़िर में ${signs}। वही रखना हो तो ख़ाली छोड़िए।`,
  upiIs: (signs) => `अभी ${signs} है। वही रखना हो तो ख़ाली छोड़िए।`,
  unread: "अब पढ़ा नहीं जाता: फिर से लिखिए",
  typeAgain: "दुकान की गुप्त चाबी बदल गई है, इसलिए यह अब पढ़ा नहीं जाता: फिर से लिखिए।",
  noAccount: "खाता मिटाएँ",
  noUpi: "UPI ID मिटाएँ",
  noPan: "PAN मिटाएँ",
  change: "बदलें",
  save: "खाता सहेजें",
  safe: "ताले में रहता है: पूरा नंबर सिर्फ़ भुगतान की फ़ाइल में दिखता है।",
  saved: { title: "खाता सहेज लिया", text: "अगली भुगतान की फ़ाइल में यही होगा।" },
  errors: {
    account: "खाता नंबर में 9 से 18 अंक होते हैं।",
    ifsc: "IFSC में 4 अक्षर, 0 और 6 निशान होते हैं।",
    ifscLacks: "खाते की शाखा का IFSC लिखिए।",
    accountLacks: "खाता नंबर भी लिखिए: सिर्फ़ IFSC से खाता नहीं पता चलता।",
    upi: "UPI ID ऐसी होती है: asha@okicici",
    pan: "PAN में 5 अक्षर, 4 अंक और एक अक्षर होता है।",
  },
};
