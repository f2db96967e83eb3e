import { type BulkTier, bulkPriceAt, mostUnits } from "#bulk-prices/bulk-tiers.ts";
import type { Words } from "#values/language/texts.ts";
import { paise, rupeesAndPaise, times } from "#values/money/money.ts";
import { grouped } from "#values/text/grouped.ts";
import type * as en from "./bulk-prices.text.ts";

export const bulkPricesText: Words<typeof en.bulkPricesText> = {
  form: "थोक के दाम",
  title: "थोक के अंदाज़न दाम",
  row: (place) => `दाम ${place + 1}`,
  from: "कितने नग",
  core: "सादी चीज़ (₹)",
  artisanal: "कारीगरी पर %",
  fromEffect: ({ from }) =>
    `“कितने नग” से यह दाम शुरू होता है, और अगले दाम के शुरू होते ही ख़त्म। आज थोक ऑर्डर ${grouped(from)} नग से शुरू होते हैं।`,
  coreEffect: ({ from, core }) =>
    `“सादी चीज़” में एक सादे नग का दाम है। आज ऐसे ${grouped(from)} नग ${rupeesAndPaise(times(core, from))} के हैं।`,
  artisanalEffect: (tier) =>
    `“कारीगरी पर %” दुकान के दाम में से घटता है। आज ₹1,000 वाले ${grouped(tier.from)} झोले ${artisanalTotal(tier)} के हैं।`,
  effect: (units, tier) =>
    `${units}: ${grouped(tier.from)} सादे नग ${rupeesAndPaise(times(tier.core, tier.from))} में; कारीगरी के ${grouped(tier.from)} झोले, जो दुकान में ₹1,000 के हैं, ${artisanalTotal(tier)} में।`,
  unused: "ख़ाली है: कोई दाम नहीं।",
  whereShown:
    "पहला पन्ना, थोक का पन्ना और उसका हिसाब, और पूछताछ के फ़ॉर्म अपने आप बदल जाते हैं। जहाँ आपके अक्सर पूछे गए सवालों या कहानियों में दाम लिखे हैं, वहाँ आप बदलिए।",
  whereShownLink: "थोक का पन्ना देखें",
  saved: { title: "थोक के दाम सहेज लिए गए", text: "दुकान में अब यही दिखते हैं।" },
  history: "थोक के दाम",
  errors: {
    from: `2 से ${grouped(mostUnits)} तक नग की पूरी संख्या लिखिए।`,
    fromTwice: (from) => `${grouped(from)} नग का दाम ऊपर लिखा है।`,
    fromOrder: (from) => `दाम नग के क्रम से लिखे जाते हैं: ${grouped(from)} से ज़्यादा नग लिखिए।`,
    core: "₹0 से ज़्यादा का दाम लिखिए, जैसे 249 या 249.50।",
    coreHigh: "दाम ₹1,00,00,000 से कम होना चाहिए।",
    coreDearer: "ज़्यादा नग लेने पर एक नग महँगा नहीं होना चाहिए: ऊपर वाले दाम से ज़्यादा मत लिखिए।",
    artisanal: "1 से 99 तक का पूरा प्रतिशत लिखिए।",
    artisanalLess: "ज़्यादा नग लेने पर एक नग महँगा नहीं होना चाहिए: ऊपर वाले प्रतिशत से कम मत लिखिए।",
    none: "कम से कम एक दाम लिखिए।",
    many: (most) => `ज़्यादा से ज़्यादा ${most} दाम हो सकते हैं: एक ख़ाली छोड़िए।`,
  },
};

const artisanalTotal = (tier: BulkTier): string => {
  const each = bulkPriceAt([tier], tier.from, { collection: "artisanal", unitPrice: paise(1000_00) });
  return rupeesAndPaise(times(each, tier.from));
};
