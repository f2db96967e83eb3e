import type { Words } from "#values/language/texts.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import type * as en from "./discounts.text.ts";

export const discountText: Words<typeof en.discountText> = {
  field: "छूट का कोड",
  apply: "लगाएँ",
  remove: (code) => `छूट का कोड ${code} हटाएँ`,
  applied: (code) => ({ title: "छूट लग गई", text: `${code} अब आपके हिसाब में जुड़ गया है।` }),
  removed: (code) => ({ title: "छूट हटा दी गई", text: `${code} अब आपके हिसाब में नहीं है।` }),
  missing: "कोड लिखिए।",
  savesNothing: "इस झोले पर इस कोड से कुछ कम नहीं होता।",
  tooMany: "आपके नेटवर्क से बहुत सारे ग़लत कोड आए। कुछ मिनट बाद फिर कोशिश कीजिए।",
  manyGoods: "जिन चीज़ों के लिए यह है",
  or: " या ",
};

export const refusedCodes: Words<typeof en.refusedCodes> = {
  unknown: "ऐसा कोई कोड नहीं है।",
  ended: "इस कोड का समय बीत गया।",
  early: (begins) => `यह कोड ${begins} से चलेगा।`,
  short: (missing, scopeName) =>
    `${missing} का सामान और लीजिए${scopeName && ` (${scopeName})`}, तब यह कोड लगेगा।`,
  "used-up": "यह कोड पूरा इस्तेमाल हो चुका है।",
  "used-already": "यह कोड आप पहले ही इस्तेमाल कर चुके हैं।",
  "not-first": "यह कोड सिर्फ़ पहले ऑर्डर के लिए है।",
};

export const savingText: Words<typeof en.savingText> = {
  off: (off, scopeName) => (scopeName === "" ? `${off} की छूट` : `${scopeName} पर ${off} की छूट`),
  selected: "चुनी हुई चीज़ों",
  freeDelivery: "डिलीवरी मुफ़्त",
  offDelivery: (off) => `डिलीवरी पर ${off} की छूट`,
  most: (amount) => `, ${rupeesAndPaise(amount)} तक`,
  least: (amount) => `, ${rupeesAndPaise(amount)} के सामान से`,
  firstOrder: ", आपके पहले ऑर्डर पर",
};
