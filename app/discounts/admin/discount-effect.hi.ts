import type { Words } from "#values/language/texts.ts";
import type * as en from "./discount-effect.text.ts";

export const effectText: Words<typeof en.effectText> = {
  inactive: "अभी कुछ नहीं करती: चालू नहीं है।",
  forNothing: "अभी कुछ नहीं करती: जिन सामानों के लिए है, वे हटा दिए गए हैं।",
  usedUp: "अब कुछ नहीं करती: पूरी इस्तेमाल हो चुकी है।",
  ended: (when) => `${when} तक थी।`,
  takes: ({ from, saving, least, by, until }) =>
    `${from === undefined ? "आज" : `${from} से`} ${saving}${least}${by}${until}।`,
  off: (off, what, most) => `${what} पर ${off} की छूट${most}`,
  allShipping: (most) => `भेजने का पूरा ख़र्च माफ़${most}`,
  shipping: "भेजने के ख़र्च",
  everything: "हर सामान",
  most: (sum) => ` (ज़्यादा से ज़्यादा ${sum})`,
  least: (sum) => `, ${sum} या ज़्यादा के सामान पर`,
  byItself: ", अपने-आप",
  withCode: (code) => `, कोड ${code} लिखने पर`,
  paidAhead: ", पहले पैसे चुकाने पर",
  until: (when) => `, ${when} तक`,
};
