import type { Words } from "#values/language/texts.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { grouped } from "#values/text/grouped.ts";
import { borneDays, fewestPieces } from "../who-gets.ts";
import type * as en from "./standing.text.ts";

export const getsStandingText: Words<typeof en.getsStandingText> = {
  shown: "इसके पन्ने पर अभी यह दिख रहा है:",
  "no-material": "अभी नहीं दिखता: लिखिए कि एक नग में कच्चा माल कितने का लगता है, चाहे 0 हो।",
  "no-makers": "अभी नहीं दिखता: न क़दमों की मज़दूरी लिखी है, न बिके या ख़रीदे गए माल पर कारीगर का हिस्सा।",
  noRate: (work) => `अभी नहीं दिखता: “${work}” की मज़दूरी नहीं लिखी है।`,
  abovePrice: (by) => `नहीं दिखता: मज़दूरी, कच्चा माल और GST मिलाकर दाम से ${rupeesAndPaise(by)} ज़्यादा हो जाते हैं।`,
  fewPieces: (pieces, work) =>
    `अभी नहीं दिखता: पिछले ${borneDays} दिनों में चुकाए गए हिसाबों में ${work && `“${work}” के `}${grouped(pieces)} नग हैं; कम से कम ${fewestPieces} चाहिए।`,
  apart: (average, figure) =>
    `नहीं दिखता: पिछले ${borneDays} दिनों में एक नग पर औसतन ${rupeesAndPaise(average)} दिए गए, पन्ने पर ${rupeesAndPaise(figure)} लिखा होता। दोनों में 5 % से ज़्यादा फ़र्क़ नहीं हो सकता।`,
};
