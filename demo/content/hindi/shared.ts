/** Short words that many records share, and the discounts' titles, by their English. */

export const sharedWords: Readonly<Record<string, string>> = {
  Size: "माप",
  Small: "छोटा",
  Medium: "मझोला",
  Large: "बड़ा",
  Pages: "पन्ने",
  Blank: "कोरे",
  Ruled: "लाइनदार",
  Dotted: "बिंदीदार",
  "Name to embroider": "काढ़ने के लिए नाम",
  "Name on the first leaf": "पहले पन्ने पर नाम",
  "Art and Heritage": "कला और विरासत",
  "Materials and Craft": "सामान और हुनर",
  "Using and Giving": "इस्तेमाल और उपहार",
  Makers: "बनाने वाले",
  Cutting: "कटाई",
  Printing: "छपाई",
  Sewing: "सिलाई",
  Painting: "चित्रकारी",
  Embroidery: "कढ़ाई",
};

export const promotionWords: Readonly<Record<string, string>> = {
  NAMASTE10: "ख़बरें पाने वालों का स्वागत",
  MITHILA15: "मौसम की गिनी-चुनी चीज़ें",
  DAK: "डिलीवरी हमारी ओर से",
  DIWALI25: "दीवाली 2025",
};
