import type { Words } from "#values/language/texts.ts";
import { grouped } from "#values/text/grouped.ts";
import type * as en from "./bulk-tiers.text.ts";

export const bulkText: Words<typeof en.bulkText> = {
  caption: "थोक के अंदाज़न दाम",
  quantity: "कितने",
  core: "सादी चीज़ें, एक का",
  artisanal: "हाथ की कारीगरी",
  off: (percent) => `${percent}% कम`,
  andOver: (from) => `${grouped(from)} और ज़्यादा`,
  price: "अंदाज़न दाम",
  sentence: {
    core: "सादी चीज़ें: ",
    perUnit: " का एक, कुल ",
    inAll: (artisanalOff) =>
      `। हाथ की कारीगरी: दुकान के दाम से ${artisanalOff}% कम। यह अंदाज़ा है, पक्का दाम भाव में मिलेगा।`,
  },
  typeQuantity: (least) => `${grouped(least)} या उससे ज़्यादा लिखिए, अंदाज़न दाम दिख जाएगा।`,
};
