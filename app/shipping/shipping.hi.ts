import type { Words } from "#values/language/texts.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { dayRange } from "#values/time/day-range.ts";
import type * as en from "./shipping.text.ts";

export const shippingNames: Words<typeof en.shippingNames> = { standard: "साधारण", express: "तेज़" };

export const shippingText: Words<typeof en.shippingText> = {
  promise: ([least, most]) => `${least === most ? most : `${least}-${most}`} कामकाजी दिन`,
  onceMade: (promise, first, last) => `यहाँ से निकलने के बाद ${promise}, ${dayRange(first, last)}`,
  discountedTo: (amount) => `घटकर ${rupeesAndPaise(amount)}`,
  choice: "कैसे भेजें",
  free: "मुफ़्त",
};

export const billText: Words<typeof en.billText> = {
  subtotal: "कुल सामान",
  discount: (name) => `छूट (${name})`,
  shipping: "भेजने का ख़र्च",
  shippingBy: (method) => `भेजने का ख़र्च (${shippingNames[method]})`,
  fees: {
    "gift-wrap": "तोहफ़े की पैकिंग",
    parcels: "कई पतों पर पार्सल",
    cash: "डिलीवरी पर नकद का शुल्क",
  },
  rounding: "राउंड ऑफ़",
  total: "कुल",
  taxes: "सारे टैक्स इसी में हैं।",
};
