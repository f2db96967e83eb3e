import { mostUnits } from "#bulk-prices/bulk-tiers.ts";
import type { Words } from "#values/language/texts.ts";
import { grouped } from "#values/text/grouped.ts";
import type * as en from "./bulk-quote.text.ts";

export const bulkQuoteText: Words<typeof en.bulkQuoteText> = {
  title: "थोक भाव पूछें",
  beforeIntro: ": ",
  intro: (smallest) => `${grouped(smallest)} नग से शुरू। हम 24 घंटे में भाव बताते हैं।`,
  submit: "थोक भाव पूछें",
  shop: "दुकान",
  labels: {
    company: "कंपनी",
    quantity: "कितने नग",
    customization: "अपने मन का क्या चाहिए",
    message: "आपकी बात",
  },
  quantityHint: (smallest) => `नग में, ${grouped(smallest)} से शुरू।`,
  customizationHint: "आपका लोगो, रंग, नाप",
  back: "चीज़ पर वापस",
  sent: { title: "हमें मिल गया!", text: "हम 24 घंटे में भाव बताएँगे।" },
  acknowledged: { what: "थोक भाव के लिए आपकी पूछताछ", next: "हम 24 घंटे में भाव बताएँगे।" },
  failed: { title: "गड़बड़!", text: "आपकी पूछताछ नहीं जा पाई। फिर कोशिश कीजिए।" },
  tooMany: "यहाँ से बहुत बार पूछा जा चुका है। कुछ मिनट रुककर फिर कोशिश कीजिए।",
  productGone: "यह चीज़ अब दुकान में नहीं है।",
  errors: {
    fullName: "अपना पूरा नाम लिखिए।",
    email: "अपना ईमेल लिखिए।",
    phone: "अपना फ़ोन नंबर लिखिए।",
    quantity: "पूरे नग में लिखिए, जैसे 50।",
    quantityFew: (smallest) => `कम से कम ${grouped(smallest)} नग चाहिए।`,
    quantityMany: `${grouped(mostUnits)} से ज़्यादा नग चाहिए तो हमें लिखिए।`,
  },
};
