import { stateName } from "#values/contact/state-name.ts";
import type { Words } from "#values/language/texts.ts";
import { grouped } from "#values/text/grouped.ts";
import type * as en from "./sheet.text.ts";

export const homesSheetText: Words<typeof en.homesSheetText> = {
  row: (row, fault) => `पंक्ति ${grouped(row)}: ${fault}`,
  missing: (column) => `${column} नहीं लिखा है।`,
  long: (column, most) => `${column} में ${most} अक्षर तक ही आ सकते हैं।`,
  shortened: "स्प्रेडशीट ने यह नंबर छोटा कर दिया है। उस कॉलम को शब्दों वाला (Text) बनाइए और नंबर फिर से लिखिए।",
  phone: "यह दस अंकों का फ़ोन नंबर नहीं है।",
  state: "यह भारत का कोई राज्य नहीं है।",
  pincode: "पिन कोड में 6 अंक होते हैं।",
  noPincode: "ऐसा कोई पिन कोड नहीं है।",
  otherState: (told, state) => `यह पिन कोड ${stateName(told)} का है, ${stateName(state)} का नहीं।`,
  oneState: (state) =>
    `GSTIN के बिना एक ऑर्डर के सारे पार्सल एक ही राज्य में जाते हैं, यहाँ ${state}। बाक़ी को छोड़ दीजिए, और उनके बारे में हमें लिखिए।`,
  stateUntold: "राज्य लिखिए: यह पिन कोड उसे नहीं बताता।",
  pieces: (most) => `नग पूरी संख्या में लिखिए, ${most} तक।`,
  noPieces: "कुछ नहीं दिया गया है। कम से कम एक नग लिखिए।",
  email: "यह ईमेल पता नहीं है।",
  whom: "पूरा पता लिखिए, या ईमेल जिससे हम पूछ सकें।",
  tooMany: (most) => `एक ऑर्डर ज़्यादा से ज़्यादा ${most} घरों तक जाता है।`,
  head: {
    twice: (heading) => `कॉलम '${heading}' दो बार है।`,
    missing: (heading) => `कॉलम '${heading}' नहीं है।`,
  },
  file: {
    none: "शीट चुनिए, या नीचे लिखिए।",
    large: "यह फ़ाइल बहुत बड़ी है: शीट 1 MB तक की हो सकती है।",
    excel: "यह Excel की फ़ाइल है। इसे 'CSV UTF-8' में सहेजकर भेजिए।",
    unread: "यह फ़ाइल तालिका के रूप में पढ़ी नहीं जा सकती। इसे 'CSV UTF-8' में सहेजिए।",
    empty: "शीर्षकों के नीचे कोई पंक्ति नहीं है।",
  },
  over: (pieces, heading) => `कॉलम '${heading}' में ऑर्डर से ${pieces} नग ज़्यादा दिए गए हैं।`,
  nobody: (pieces) => `${pieces} नग अभी किसी को नहीं दिए गए हैं।`,
  more: (faults) => `और ${faults}।`,
};
