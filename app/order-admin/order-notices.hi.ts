import { statusText } from "#orders/owner-order.text.ts";
import type { Words } from "#values/language/texts.ts";
import { grouped } from "#values/text/grouped.ts";
import type * as en from "./order-notices.text.ts";

export const noticeText: Words<typeof en.noticeText> = {
  updated: "हाल बदल गया",
  updatedTo: (status) => `ऑर्डर अब: ${statusText.of(status)}।`,
  same: "कुछ नहीं बदला",
  sameStatus: (status) => `ऑर्डर पहले से यहीं है: ${statusText.of(status)}`,
  notSaved: "सहेजा नहीं गया",
  packed: (count) => `${count} ऑर्डर अब तैयार हो ${count === 1 ? "रहा है" : "रहे हैं"}।`,
  stayed: (count) =>
    `${count} वैसे ही ${count === 1 ? "रहा" : "रहे"}: एक साथ वही ऑर्डर बदलते हैं जो नए हैं, और जिनके पैसे मिल गए हैं या डिलीवरी पर नकद के हैं।`,
  moreShortages: (more) => `${more} और ऑर्डर के लिए भी स्टॉक से नहीं निकला।`,
  noStock: "स्टॉक से नहीं निकला",
  short: (name, left) => `“${name}” के ${left} बचे हैं, जो इस ऑर्डर से कम हैं। अपनी अलमारी देखिए।`,
  ofOrder: (order, text) => `${order}: ${text}`,
  sameAddress: "पार्सल पहले से इसी पते पर जा रहा है।",
  invoiced: (number) => ({
    title: "सहेजा नहीं गया",
    text: `${number} बन चुका है, और उसकी आपूर्ति की जगह वही रहती है।`,
    tone: "destructive",
  }),
  begunEnded: {
    stock: { title: "स्टॉक के लिए पूरा होगा", text: "इसमें जो बनेगा, वह आप बेच सकते हैं।" },
    stop: { title: "काम रुक गया", text: "अब और नहीं बनेगा। जो ठीक पाया गया, उसके पैसे देने हैं।" },
  },
  toCheck: (pieces) => ({
    title: "काम नहीं रुका",
    text: `${grouped(pieces)} नग बन चुके हैं: पहले उन्हें देख लीजिए।`,
    tone: "destructive",
  }),
};

export const savedWords: Words<typeof en.savedWords> = {
  address: {
    title: "पता ठीक हो गया",
    text: "पार्सल वहीं जाएगा, और किसी को मेल नहीं जाती।",
    told: "पार्सल वहीं जाएगा, और ग्राहक को मेल जाती है।",
  },
  tracking: {
    title: "सहेज लिया",
    text: "ट्रैकिंग की जानकारी सहेज ली गई।",
    told: "ट्रैकिंग की जानकारी सहेज ली गई, और ग्राहक को मेल से जाती है।",
  },
  note: { title: "सहेज लिया", text: "आपका नोट सहेज लिया गया।" },
  newDate: {
    title: "नया दिन सहेज लिया",
    text: "ऑर्डर उस दिन तक निकलना है।",
    told: "ग्राहक को मेल जाती है, जिसमें वह दिन होता है।",
  },
  collected: { title: "नकद मिल गया", text: "लिख लिया कि पैसे मिल गए।" },
  returned: {
    title: "पैसे वापस दिए",
    text: "लिख लिया, और किसी को मेल नहीं जाती।",
    told: "लिख लिया, और ग्राहक को मेल जाती है।",
  },
  supply: { title: "आपूर्ति की जगह सहेज ली", text: "इस ऑर्डर के बिल में यही लिखा होगा।" },
  packed: {
    title: "पैक हो रहा है",
    text: "अब ग्राहक इसे रद्द नहीं कर सकता, न पता बदल सकता है।",
  },
  credit: { title: "क्रेडिट नोट बन गया", text: "बिल वापस ले लिया गया, और किसी को नहीं लिखा जाता।" },
  uncollected: { title: "नकद नहीं मिला", text: "पैसे फिर बाक़ी हैं।" },
};
