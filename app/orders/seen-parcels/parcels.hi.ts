import type { Words } from "#values/language/texts.ts";
import { grouped } from "#values/text/grouped.ts";
import { longDay } from "#values/time/date-time.ts";
import type * as en from "./parcels.text.ts";

const atTheShop = "पैक हो गया";

export const parcelStateWords: Words<typeof en.parcelStateWords> = {
  draft: atTheShop,
  booking: atTheShop,
  booked: atTheShop,
  picked_up: "निकल गया",
  moving: "रास्ते में",
  out_for_delivery: "आज पहुँच रहा है",
  attempt_failed: "पहुँच नहीं पाया",
  delivered: "पहुँच गया",
  rto: "हमारे पास लौट रहा है",
  rto_received: "हमारे पास लौट आया",
  cancelled: "रद्द",
};

export const scanWords: Words<typeof en.scanWords> = {
  booked: "कूरियर को ख़बर दी गई",
  picked_up: "कूरियर ले गए",
  moving: "रास्ते में",
  out_for_delivery: "पहुँचाने के लिए निकला",
  attempt_failed: "पहुँच नहीं पाया",
  delivered: "पहुँच गया",
  rto: "हमारे पास लौट रहा है",
  rto_received: "हमारे पास लौट आया",
  cancelled: "रद्द",
};

export const parcelStepNames: Words<typeof en.parcelStepNames> = {
  packed: atTheShop,
  on_its_way: "रास्ते में",
  out_for_delivery: "आज पहुँच रहा है",
  delivered: "पहुँच गया",
};

export const parcelsText: Words<typeof en.parcelsText> = {
  title: (count) => (count === 1 ? "आपका पार्सल" : "आपके पार्सल"),
  name: (place, count) => (count === 1 ? undefined : `पार्सल ${place} / ${count}`),
  replacement: "जो आपने लौटाया या जिसकी ख़राबी बताई, उसके बदले",
  toCome: "अभी आना बाक़ी",
  follow: "पार्सल कहाँ है, देखें",
  expected: (day) => `पहुँचने का अंदाज़ा: ${longDay(day)}`,
  cash: "नकद देने हैं",
  tryAgain: "कूरियर वाले फिर आएँगे, अक्सर अगले काम के दिन। पता सही है न? नहीं तो हमें लिखिए।",
  back: "यह पहुँच नहीं पाया। हमें लिखिए, कोई रास्ता निकालेंगे।",
  way: "कहाँ-कहाँ से गुज़रा",
  trackingNumber: "ट्रैकिंग नंबर",
  wayLabel: "पार्सल का रास्ता",
};

export const seenHomesText: Words<typeof en.seenHomesText> = {
  billedTo: "बिल का पता",
  title: "कई पतों के पार्सल",
  count: (homes) => `${grouped(homes)} पते`,
  list: "हर पार्सल कहाँ है, यह पतों की सूची में लिखा है: आपके प्रस्ताव का लिंक वहाँ ले जाता है।",
  states: {
    wanted: "पता चाहिए",
    known: "पैक होना है",
    packed: "पैक हो गया",
    sent: "रास्ते में",
    there: "पहुँच गया",
    back: "हमारे पास लौट आया",
  },
};
