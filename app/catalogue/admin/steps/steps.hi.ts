import type { Words } from "#values/language/texts.ts";
import { longDay } from "#values/time/date-time.ts";
import type * as en from "./steps.text.ts";

export const stepsText: Words<typeof en.stepsText> = {
  title: "यह कैसे बनता है",
  hint: "काम के क़दम, जिस क्रम में होते हैं, और एक नग पर कारीगर को कितना मिलता है। क़दम न लिखें तो एक ही बार में बनता है।",
  step: (place) => `क़दम ${place + 1}`,
  noGroup: "कोई टोली नहीं",
  advice: (day) =>
    day === null
      ? "ख़ाली हफ़्तों से: जितनी दूर तक आप देखते हैं, सब भरा है।"
      : `ख़ाली हफ़्तों से: आज ऑर्डर हुआ नग ${longDay(day)} तक निकलेगा।`,
  name: "काम",
  nameExample: "कटाई",
  rate: "एक नग की मज़दूरी",
  rateHint: "रुपये में। ख़ाली: हर बार तय होगी।",
  week: "हफ़्ते में कितने नग",
  weekHint: "एक कारीगर के।",
  hours: "एक नग में कितने घंटे",
  hoursHint: "सिर्फ़ आपके देखने के लिए।",
  anHour: (sum) => `एक घंटे के ${sum}`,
  errors: {
    name: "लिखिए कि इस क़दम में क्या होता है, जैसे कटाई।",
    nameTwice: "एक और क़दम का यही नाम है।",
    week: "लिखिए कि एक कारीगर हफ़्ते में कितने नग बनाता है, 1 से 999999 तक।",
    hours: "लिखिए कि एक नग में कितने घंटे लगते हैं, जैसे 2 या 2.5।",
    tooMany: (most) => `एक सामान ज़्यादा से ज़्यादा ${most} क़दमों में बनता है।`,
  },
};
