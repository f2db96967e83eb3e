import type { Words } from "#values/language/texts.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import type * as en from "./options.text.ts";

export const choiceText: Words<typeof en.choiceText> = {
  soldOut: "(ख़त्म)",
  show: "यह चुनी हुई दिखाएँ",
  first: "पहले चुन लीजिए: दूसरी चुनने पर नीचे लिखा हुआ मिट जाता है।",
  extraPrice: (price) => `+${rupeesAndPaise(price)}`,
  lettersUsed: (count, most) => `${most} में से ${count} अक्षर`,
  missing: (label) => `“${label}” भर दीजिए।`,
};

export const beforeBuying: Words<typeof en.beforeBuying> = {
  notReturnable: "टूटी-फूटी पहुँचे, तभी लौटाई जा सकती है।",
  madeForYou: "आपके लिए बनेगी: टूटी-फूटी पहुँचे, तभी लौटाई जा सकती है।",
  choose: "पसंद चुनें",
};

export const lineWords: Words<typeof en.lineWords> = { details: "ब्योरा" };
