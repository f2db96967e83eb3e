import type { Words } from "#values/language/texts.ts";
import { firstLetters } from "#values/text/letters.ts";
import { mostLetters } from "../../options/personal.ts";
import { mostValues, mostVariants } from "../../options/variant.ts";
import type * as en from "./options.text.ts";

export const optionsText: Words<typeof en.optionsText> = {
  options: "विकल्प",
  optionsHint:
    "जो ख़रीदार चुनते हैं, जैसे माप। वे लिखिए, “विकल्पों के नग बनाएँ” दबाइए, फिर हर एक का अपना दाम और गिनती होगी।",
  option: (place) => `विकल्प ${place + 1}`,
  optionName: "विकल्प का नाम",
  examples: { first: "Size", second: "Colour" },
  values: "क्या-क्या चुन सकते हैं",
  valuesHint: "एक लाइन में एक। एक ही लाइन में हों तो बीच में कॉमा।",
  former: (value) => `“${value}” है`,
  formerNone: "एक नया",
  formerOf: (value) => `“${value}”, नए सिरे से लिखा`,
  formerHint: "जो सिर्फ़ नए सिरे से लिखा है, उसके नग, ऑर्डर, लिंक और थैले वही रहते हैं।",
  make: "विकल्पों के नग बनाएँ",
  variants: (count) => `${count} तरह के नग`,
  offered: "बिकता है",
  ownPriceHint: "दाम ख़ाली: सामान वाला दाम, छूट के साथ। नग ख़ाली: गिने नहीं जाते।",
  firstPicture: "पहली वाली",
  picture: (place, alt) => `${place + 1}${alt ? `: ${alt}` : ""}`,
  followsVariants: "कितने नग हैं, यह नीचे विकल्पों के नगों से तय होता है।",
  personal: "ख़रीदार का लिखवाया हुआ",
  personalHint: "जो ख़रीदार सामान पर लिखवा सकते हैं, जैसे नाम। ख़रीदने से पहले यह बताया जाता है।",
  field: (place) => `लिखाई ${place + 1}`,
  label: "क्या लिखवाना है",
  labelExample: "Name to embroider",
  most: "ज़्यादा से ज़्यादा अक्षर",
  mostHint: `1 से ${mostLetters}`,
  required: "ज़रूरी है",
  extra: "अलग से दाम",
  extraHint: "एक नग के रुपये। ख़ाली: कुछ नहीं।",
  errors: {
    name: "विकल्प का नाम लिखिए, जैसे Size।",
    nameTwice: "दोनों विकल्पों का यही नाम है।",
    values: "लिखिए कि क्या-क्या चुन सकते हैं, जैसे Small, Medium, Large।",
    tooManyValues: (count) => `एक विकल्प में ज़्यादा से ज़्यादा ${mostValues} हो सकते हैं; ये ${count} हैं।`,
    sameValue: (one, other) =>
      one === other ? `“${one}” यहाँ दो बार लिखा है।` : `“${one}” और “${other}” एक ही हैं।`,
    valueLong: (value, most) => `“${firstLetters(value, 20)}…” बहुत लंबा है: ज़्यादा से ज़्यादा ${most} अक्षर।`,
    tooManyVariants: (count) =>
      `इन विकल्पों से ${count} तरह के नग बनते हैं; एक सामान में ज़्यादा से ज़्यादा ${mostVariants} हो सकते हैं।`,
    unmade: "नीचे की सूची इन विकल्पों से मेल नहीं खाती। पहले “विकल्पों के नग बनाएँ” दबाइए।",
    noneOffered: "कम से कम एक बिकने दीजिए, या विकल्प ख़ाली कर दीजिए।",
    skuOfOther: "यह नंबर (SKU) पहले से किसी और का है।",
    label: "लिखिए कि क्या लिखवाना है, जैसे Name to embroider।",
    labelTwice: "एक और लिखाई का यही नाम है।",
    most: `लिखिए कि कितने अक्षर आ सकते हैं, 1 से ${mostLetters} तक।`,
    extra: "रुपये में लिखिए, जैसे 150 या 150.50।",
  },
};
