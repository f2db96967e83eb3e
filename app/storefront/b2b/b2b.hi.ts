import { type BulkTiers, smallestOrder } from "#bulk-prices/bulk-tiers.ts";
import type { Words } from "#values/language/texts.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { grouped } from "#values/text/grouped.ts";
import type * as en from "./b2b.text.ts";

export const b2b: Words<typeof en.b2b> = {
  title: "थोक और व्यापार",
  lead: (tiers) =>
    `सम्मेलन के थैले, शादी के तोहफ़े, पूरे दफ़्तर के लिए उपहार: कपड़े पर मधुबनी चित्र, ${fewest(tiers)} चीज़ों से, और साथ में आपका निशान।`,
  description: (tiers) =>
    `मधुबनी थैलों के थोक ऑर्डर, ${fewest(tiers)} चीज़ों से: अंदाज़न दाम, आपका निशान, नमूने, और 24 घंटे में भाव।`,
  benefits: (tiers) => [
    { title: "गिनती के हिसाब से दाम", text: `${best(tiers)} तय करने से पहले ही दाम मालूम रहता है।` },
    {
      title: "निशान आपका, हाथ उनके",
      text: "लोगो, तारीख़ या दो नाम, चित्र के पास छपे या कढ़े हुए। पट्टी पर कारीगर का नाम बना रहता है।",
    },
    {
      title: "24 घंटे में जवाब",
      text: "हाथ में लेकर देखने को नमूना, तय तारीख़ पर सामान, पक्का बिल, और एक आदमी जो आपका ऑर्डर जानता है।",
    },
  ],
  tiersNote: "अंदाज़न, हर चीज़ का दाम: सही भाव चीज़ और छपाई देखकर बनता है।",
  examplesNote: "शुरुआत के लिए छह ख़याल।",
  examples: [
    {
      drawing: "b2b-conference",
      title: "सम्मेलन का थैला",
      text: "कोरा कैनवस, एक छपी मछली, पीछे कार्यक्रम का नाम। 300 थैले।",
    },
    {
      drawing: "b2b-wedding",
      title: "शादी की पोटली",
      text: "लाल कोहबर कमल, डोरी की पट्टी पर दूल्हा-दुल्हन के नाम के पहले अक्षर। 120 पोटलियाँ।",
    },
    {
      drawing: "b2b-team",
      title: "नई टीम के लिए लैपटॉप कवर",
      text: "हाथ से बना मोर, ढक्कन पर कंपनी का उभरा निशान। 60 कवर।",
    },
    {
      drawing: "b2b-bookshop",
      title: "किताबों की दुकान का थैला",
      text: "नील पर तोते, नीचे एक रंग में दुकान का पता। 500 थैले।",
    },
    {
      drawing: "b2b-festival",
      title: "त्योहार का तोहफ़ा",
      text: "कपड़े में लिपटे पाउच, कॉपी और कोस्टर, भीतर छपी शुभकामना। 150 तोहफ़े।",
    },
    {
      drawing: "b2b-hotel",
      title: "होटल के कमरे का झोला",
      text: "सादे सूती कपड़े पर बाँस का झुरमुट, सिलाई में होटल का नाम। 200 झोले।",
    },
  ],
  benefitsTitle: "फ़ायदे",
  pricing: "दाम",
  examplesTitle: "आपके निशान के साथ",
  heroAlt: "भरे कलश के सामने दो चित्रित हाथी, पंखुड़ियों की किनारी में",
  quoteNote: "हम 24 घंटे में दाम बताते हैं।",
  sampleNote: "ज़्यादा मँगाने से पहले एक चीज़ हाथ में लेकर देखिए।",
};

const fewest = (tiers: BulkTiers): string => grouped(smallestOrder(tiers));

function best(tiers: BulkTiers): string {
  const tier = tiers.at(-1);
  return tier
    ? `सादी चीज़ें ${rupeesAndPaise(tier.core)} से, हाथ की कारीगरी पर ${tier.artisanalOff}% तक छूट।`
    : "";
}
