import { detailWords } from "#catalogue/details.text.ts";
import type { Words } from "#values/language/texts.ts";
import type * as en from "./reviews.text.ts";

export const hideReasonWords: Words<typeof en.hideReasonWords> = {
  insult: "इसमें किसी का अपमान है",
  personal_details: "इसमें किसी की निजी जानकारी है",
  off_topic: "यह इस चीज़ के बारे में नहीं है",
  advertising: "इसमें किसी चीज़ का प्रचार है",
  unlawful: "यह क़ानून के ख़िलाफ़ है",
};

export const starWords: Words<typeof en.starWords> = {
  5: "बहुत बढ़िया",
  4: "अच्छा",
  3: "ठीक-ठाक",
  2: "कुछ ख़ास नहीं",
  1: "ख़राब",
};

const counted = (stars: number): string => (stars === 1 ? "1 तारा" : `${stars} तारे`);

export const reviewsText: Words<typeof en.reviewsText> = {
  title: "राय",
  home: "होम",
  shop: "दुकान",
  stars: counted,
  onPage: (title, page) => `${title}, पन्ना ${page}`,
  all: "सारी राय",
  bought: "यहीं से ख़रीदा",
  buyer: "एक ग्राहक",
  none: "अभी किसी ने राय नहीं दी है।",
  noneOf: (stars) => `${counted(stars)} वाली कोई राय नहीं है।`,
  back: "चीज़ पर वापस",
  failed: { title: "गड़बड़ी", text: "राय नहीं लाई जा सकी।" },
  of: (product) => `${product}: लोगों की राय`,
  intro: (product, count) =>
    `“${product}” के बारे में ${count === 1 ? "एक ग्राहक" : `${count} ग्राहक`} क्या कहते हैं: हर राय उसी चीज़ की है जो घर पहुँची।`,
  average: (average, count) => `5 में से ${average} तारे, ${detailWords.reviews(count)}`,
  averageOf: (average) => `5 में से ${average} तारे`,
  rated: (stars) => `5 में से ${counted(stars)}`,
  replyFrom: (who) => `${who} का जवाब`,
  photo: (place, author) => `${author} की राय की फ़ोटो ${place}`,
};

export const reviewedNotFound: Words<typeof en.reviewedNotFound> = {
  title: "चीज़ नहीं मिली",
  text: "शायद बिक गई हो या दुकान से हट गई हो।",
  back: "दुकान पर वापस",
};
