import type { Words } from "#values/language/texts.ts";
import { grouped } from "#values/text/grouped.ts";
import type * as en from "./low-stock.text.ts";

export const lowStockText: Words<typeof en.lowStockText> = {
  low: (count) => (count === 1 ? "1 चीज़ कम बची है" : `${grouped(count)} चीज़ें कम बची हैं`),
  lowPreview: "क्या ख़त्म होने वाला है, और कितने दिन चलेगा।",
  soldOut: (name) => `सब बिक गया: ${name}`,
  soldOutPreview: "आख़िरी नग बिक गया।",
  allSoldOut: (count) => `${grouped(count)} चीज़ें पूरी बिक गईं`,
  allSoldOutPreview: "आख़िरी नग बिक गए।",
  title: (subject) => `${subject}।`,
  more: (count) => `और ${grouped(count)}।`,
  all: "स्टॉक के हिसाब से सब देखें",
  note: "स्टॉक की ख़बर आपको कब मिले, यह सेटिंग में “स्टॉक” में तय होता है।",
  left: "बचे हैं",
  none: "एक भी नहीं",
  soldIn: (days) => `${days} दिन में बिके`,
  open: "खोलें",
  lasts: "कितने दिन चलेंगे",
  lasting: (days) => (days === 0 ? "एक दिन से कम" : `क़रीब ${grouped(days)} दिन`),
};
