import type { Words } from "#values/language/texts.ts";
import { rupees, rupeesAndPaise } from "#values/money/money.ts";
import { longDay } from "#values/time/date-time.ts";
import type * as en from "./prices.text.ts";

export const lineTroubles: Words<typeof en.lineTroubles> = {
  gone: "यह चीज़ अब दुकान में नहीं है। आगे बढ़ने के लिए इसे हटा दीजिए।",
  "option-gone": (option) => `${option} अब नहीं बनता। आगे बढ़ने के लिए इसे हटा दीजिए।`,
  "option-missing": "यह चीज़ अब कई तरह की मिलती है। उसके पेज पर एक चुन लीजिए, और आगे बढ़ने के लिए इसे हटा दीजिए।",
  personal: (reason) => `${reason} आगे बढ़ने के लिए इसे हटा दीजिए, या फिर से डालिए।`,
  "out-of-stock": "ख़त्म हो गया है। आगे बढ़ने के लिए इसे हटा दीजिए।",
  "not-now": (again) =>
    again === null
      ? "इतने नग अभी नहीं बन पाएँगे। गिनती कम कर दीजिए।"
      : `यह ${longDay(again)} से फिर बनेगा। ऑर्डर करने के लिए इसे हटा दीजिए।`,
  "too-many": (left) => `बस ${left} बचे हैं। आगे बढ़ने के लिए गिनती कम कीजिए।`,
  "price-changed": (before) => `दाम बदल गया है। पहले ${rupeesAndPaise(before)} था।`,
};

export const personalReasons: Words<typeof en.personalReasons> = {
  "not-offered": (label) => `“${label}” अब इस पर नहीं लिखा जाता।`,
  missing: (label) => `“${label}” भरना ज़रूरी है।`,
  "too-long": (label, most) => `“${label}” में ${most} अक्षर तक ही आ सकते हैं।`,
};

export const totalText: Words<typeof en.totalText> = {
  tooHigh: (highest) => `एक ऑर्डर ${rupees(highest)} तक का ही हो सकता है। कुछ कम लीजिए, या हमसे थोक भाव पूछिए।`,
};
