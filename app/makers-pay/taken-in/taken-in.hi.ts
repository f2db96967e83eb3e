import type { Words } from "#values/language/texts.ts";
import type * as en from "./taken-in.text.ts";

export const takenInText: Words<typeof en.takenInText> = {
  title: "माल ख़रीदा",
  note: "कारीगर जो बना हुआ माल लाए और दुकान ख़रीद ले: पैसा उनके खाते में और माल स्टॉक में, एक साथ।",
  term: (sum) => `आज का तय दाम: ${sum} हर नग।`,
  noTerm: "ख़रीदे गए माल का दाम तय नहीं है। पहले खाते में 'कारीगर को क्या मिलता है' पर तय कीजिए।",
  pieces: "नग",
  on: "दिन",
  take: "ले लिया",
  saved: (name) => ({ title: "लिख लिया", text: `${name} के खाते में और स्टॉक में आ गया।` }),
  errors: {
    product: "प्रोडक्ट चुनिए।",
    option: "विकल्प चुनिए।",
    pieces: "1 से 1,00,000 तक नग लिखिए।",
    day: "आज तक का कोई दिन लिखिए, जैसे 30 नवंबर 2026।",
    term: "उस दिन ख़रीदे गए माल का दाम तय नहीं था।",
  },
  gone: "इस कारीगर का यहाँ खाता नहीं है।",
  unread: { title: "नहीं खुला", text: "पेज नहीं खुल सका। फिर से कोशिश कीजिए।" },
  notSaved: (text) => ({ title: "नहीं लिखा गया", text }),
  offline: "दुकान तक बात नहीं पहुँची। फिर से कोशिश कीजिए।",
};
