import type { Technique } from "#catalogue/product.ts";
import type { Words } from "#values/language/texts.ts";
import type * as en from "./card.text.ts";

const ways: Readonly<Record<Technique, string>> = {
  "hand-painted": "हाथ से बनी चित्रकारी",
  embroidered: "हाथ की कढ़ाई",
  printed: "छपा हुआ",
  other: "हाथ से बना",
};

export const cardText: Words<typeof en.cardText> = {
  title: "असली होने का प्रमाण-पत्र",
  number: (number, edition) => (edition === null ? `नंबर ${number}` : `नंबर ${number} · ${edition}`),
  way: ({ technique, maker }) => (maker === null ? ways[technique] : `${ways[technique]}, कारीगर`),
  lookUp: "कोई भी यहाँ देख सकता है:",
  issued: (day) => `${day} को दिया गया`,
  gi: ({ technique }, number) =>
    technique === "hand-painted" && number !== undefined
      ? `मधुबनी चित्रकारी (जीआई)\nअधिकृत उपयोगकर्ता नंबर ${number}`
      : "",
  fold: "यह पट्टी पीछे मोड़ दीजिए, या काटकर रख लीजिए",
  secret: "आपका गुप्त कोड",
  use: "ऊपर का पता खोलिए, “यह मेरी है” दबाइए और यह कोड दीजिए। यह एक ही बार चलता है।",
  claimed: "इसके मालिक इसे अपना बता चुके हैं: गुप्त कोड काम में आ चुका है।",
  void: "यह प्रमाण-पत्र रद्द है।",
  untold: "इसका गुप्त कोड पहले छप चुका है, दोबारा नहीं छप सकता।",
};
