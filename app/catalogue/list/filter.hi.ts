import type { Words } from "#values/language/texts.ts";
import type * as en from "./filter.text.ts";

export const filterText: Words<typeof en.filterText> = {
  facets: {
    collection: { label: "संग्रह", all: "सारे संग्रह" },
    category: { label: "क़िस्म", all: "सारी क़िस्में" },
    price: { label: "दाम", all: "कोई भी दाम" },
    technique: { label: "कैसे बना", all: "हर तरह से बना" },
    country: { label: "बनने का देश", all: "सारे देश" },
  },
  priceBands: {
    "under-500": "₹500 से कम",
    "500-1000": "₹500 से ₹1,000",
    "over-1000": "₹1,000 से ज़्यादा",
  },
  sorts: {
    featured: "चुनी हुई पहले",
    newest: "नई पहले",
    "price-asc": "दाम: कम से ज़्यादा",
    "price-desc": "दाम: ज़्यादा से कम",
    "name-asc": "नाम के क्रम से",
    "name-desc": "नाम के उलटे क्रम से",
    country: "बनने का देश",
  },
  by: (artisan) => `कारीगर: ${artisan}`,
  india: "भारत",
  from: (country) => `बनने का देश: ${country}`,
};

export const techniqueLabels: Words<typeof en.techniqueLabels> = {
  "hand-painted": "हाथ की चित्रकारी",
  embroidered: "कढ़ाई",
  printed: "छपाई",
  other: "बाक़ी",
};
