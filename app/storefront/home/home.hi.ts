import { smallestOrder } from "#bulk-prices/bulk-tiers.ts";
import type { Words } from "#values/language/texts.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { isAlwaysFree } from "#values/money/shipping-rates.ts";
import { grouped } from "#values/text/grouped.ts";
import type * as en from "./home.text.ts";

export const homeText: Words<typeof en.homeText> = {
  title: "बिहार के हाथ से बने मधुबनी थैले",
  inShort: (name, rates) => {
    const free = isAlwaysFree(rates)
      ? "भेजने का ख़र्च मुफ़्त।"
      : `${rupeesAndPaise(rates.freeFrom)} से ऊपर भेजना मुफ़्त।`;
    return `${name}: मधुबनी चित्रों वाले कपड़े के थैले, एक्सेसरीज़ और घर की सजावट, बिहार के कारीगरों के हाथ के बने, हर चीज़ पर उनका नाम। ${free}`;
  },
  failed: { title: "गड़बड़ी", text: "चुनी हुई चीज़ें नहीं लाई जा सकीं" },
  hero: {
    title: "बिहार की विरासत, आपके साथ",
    text: "कपड़े के थैले, एक्सेसरीज़ और घर की सजावट, जिन पर बिहार के मधुबनी कलाकार हाथ से चित्र बनाते हैं।",
    alt: "पानी से निकलते कमल के ऊपर दो मछलियाँ, चित्रित किनारी के भीतर",
    core: "सादी चीज़ें देखें",
    artisanal: "हाथ की कारीगरी देखें",
  },
  collections: {
    title: "हमारे संग्रह",
    note: "मधुबनी चित्र अपनाने के तीन तरीक़े।",
    core: "दुकानों और संस्थाओं के लिए किफ़ायती थोक ऑर्डर।",
    artisanal: "हाथ से बने चित्र और कढ़ाई वाले ख़ास थैले।",
    limited: "उस्ताद कारीगरों के अनोखे नमूने, गिनती के।",
  },
  code: { label: "छूट का कोड", with: "इस कोड से" },
  featured: { title: "चुनी हुई चीज़ें", all: "पूरी दुकान देखें" },
  artisans: { title: "हमारे कारीगरों से मिलिए", all: "सारे कारीगर" },
  reasonsTitle: (shop) => `${shop} ही क्यों`,
  reasons: [
    {
      title: "मधुबनी की परंपरा",
      text: "हर आकृति पुराना क़ायदा निभाती है: दो रेखाएँ, और बीच में लकीरें या रंग।",
    },
    { title: "कारीगरों का मान", text: "हर चीज़ पर बनाने वाले का नाम है, पट्टी पर भी और उसके पन्ने पर भी।" },
    { title: "पक्की कारीगरी", text: "सिलाई, चित्र और जाँच, सब हाथ से, फिर चीज़ कारख़ाने से निकलती है।" },
  ],
  bulk: {
    title: "थोक में चाहिए?",
    text: (tiers) =>
      `${grouped(smallestOrder(tiers))} चीज़ों से, चित्र के पास आपकी संस्था का निशान। हम 24 घंटे में दाम बताते हैं।`,
    portal: "थोक का पन्ना देखें",
  },
};
