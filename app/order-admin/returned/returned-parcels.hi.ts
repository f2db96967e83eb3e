import { stateName } from "#values/contact/state-name.ts";
import type { Words } from "#values/language/texts.ts";
import type * as en from "./returned-parcels.text.ts";

export const returnedText: Words<typeof en.returnedText> = {
  title: "लौटे हुए पार्सल",
  note: "जो पार्सल निकले, उनमें से कितने लौट आए या लौट रहे हैं। जो कूरियर वालों से खो गए, और जो ग्राहक लौटाते हैं, वे नहीं गिने जाते।",
  period: "कब से",
  days: (days) => (days === 365 ? "पिछला एक साल" : `पिछले ${days} दिन`),
  none: { title: "इस बीच कोई पार्सल नहीं निकला।", text: "पार्सल रास्ते में आते ही यहाँ दिखते हैं।" },
  failed: { title: "गड़बड़ी", text: "लौटे हुए पार्सल गिने नहीं जा सके।" },
  apply: "दिखाएँ",
  sent: "निकले",
  back: "लौटे",
  rate: "सौ में से",
  state: (name) => stateName(name),
  unknown: "पता नहीं",
  most: (count) => `सबसे ज़्यादा लौटने वाले ${count}। फ़ाइल में सब हैं।`,
};

export const groupingNames: Words<typeof en.groupingNames> = {
  method: "भुगतान का तरीक़ा",
  state: "राज्य",
  pin: "पिन कोड की शुरुआत",
};
