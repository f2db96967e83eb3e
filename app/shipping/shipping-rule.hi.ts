import type { Words } from "#values/language/texts.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import type * as en from "./shipping-rule.text.ts";

export const shippingRule: Words<typeof en.shippingRule> = {
  standardFree: "साधारण डिलीवरी हमेशा मुफ़्त है।",
  standard: (cost, freeFrom) =>
    `साधारण डिलीवरी के ${rupeesAndPaise(cost)} लगते हैं, और ${rupeesAndPaise(freeFrom)} के सामान से मुफ़्त है।`,
  expressFree: "तेज़ डिलीवरी हमेशा मुफ़्त है।",
  expressAlways: (cost) => `तेज़ डिलीवरी के हमेशा ${rupeesAndPaise(cost)} लगते हैं।`,
  express: (cost, from, reduced) =>
    `तेज़ डिलीवरी के ${rupeesAndPaise(cost)} लगते हैं; ${rupeesAndPaise(from)} के सामान से ${reduced === 0 ? "मुफ़्त है" : `${rupeesAndPaise(reduced)} लगते हैं`}।`,
};
