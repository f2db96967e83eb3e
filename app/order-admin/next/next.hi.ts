import type { Words } from "#values/language/texts.ts";
import { grouped } from "#values/text/grouped.ts";
import type * as en from "./next.text.ts";

export const nextText: Words<typeof en.nextText> = {
  call: "ग्राहक को फ़ोन करें",
  pack: "पैक करें",
  book: "कूरियर बुक करें",
  sent: "निकल चुका है",
  orByHand: "या ख़ुद दे आइए, और जो नंबर मिले वह लिखिए।",
  track: "देखें कहाँ है",
  sendBack: "पैसे वापस भेजें",
  openReturn: "वापसी खोलें",
  openParcel: "पार्सल खोलें",
  packRest: "बाक़ी पैक करें",
  seePayment: "भुगतान देखें",
  linkAgain: "लिंक फिर भेजें",
  openLot: (number) => `काम ${number} खोलें`,
  finishForStock: "स्टॉक के लिए पूरा करें",
  stopMaking: "काम रोकें",
  stopHint: "इसमें से और नहीं बनेगा। जो ठीक पाया गया, उसके पैसे कारीगरों को देने हैं।",
  begunHint:
    "स्टॉक के लिए पूरा करें: जो बनेगा वह औरों को बिक सकता है। काम रोकें: और नहीं बनेगा। जो ठीक पाया गया, उसके पैसे दोनों में देने हैं।",
};

export const waitsText: Words<typeof en.waitsText> = {
  refund: (who) => `${who} को पैसे वापस जाने हैं।`,
  cancelled: "यह ऑर्डर रद्द है, और कुछ करना बाक़ी नहीं।",
  pay: (who) => `${who} ने अभी पैसे नहीं चुकाए। पैसे आने पर पैक होगा।`,
  lost: "इसके पैसे वापस जा चुके हैं, इसलिए कुछ नहीं भेजना। “और काम” में इसे रद्द कर दीजिए।",
  pack: (pieces, who) => `${who} के लिए ${grouped(pieces)} नग पैक ${pieces === 1 ? "करना है" : "करने हैं"}।`,
  make: (who, day) => `${who} के लिए बनाना है, और ${day} तक निकलना है।`,
  unmade: (pieces) =>
    `${grouped(pieces)} नग अभी बन ${pieces === 1 ? "रहा है" : "रहे हैं"}। सब बन जाए, तब ऑर्डर पैक कीजिए।`,
  begun: ({ pieces, made, makers }) =>
    `यह ऑर्डर रद्द है, पर इसका काम शुरू हो चुका है: ${grouped(pieces)} में से ${grouped(made)} बने (${makers.join(", ")})।`,
  cash: (sum) => `पहुँच गया। ${sum} नकद आना बाक़ी है।`,
  done: "पहुँच गया और पैसे मिल गए: कुछ करना बाक़ी नहीं।",
  return: (number) => `वापसी ${number} आपका इंतज़ार कर रही है।`,
  attempt: (who) => `कूरियर को ${who} नहीं मिले। पता या नंबर ग़लत हो, तो कूरियर को बताइए।`,
  due: (part) => `निकलने से पहले चुकाना है: ${part}।`,
  saidPaid: (part) => `ख़रीदार कहते हैं कि UPI से चुका दिया: ${part}। अपने खाते में देखिए।`,
  owed: (part) => `ऑर्डर निकल चुका है। अभी नहीं चुकाया: ${part}।`,
  book: (who) => `${who} के लिए पैक हो गया। अब कूरियर बुक करना है।`,
  send: (who) => `${who} के लिए पैक हो गया। कूरियर को दे आइए, और जो नंबर मिले वह लिखिए।`,
  handOver: "कूरियर बुक है। लेबल छापिए, चिपकाइए, और पार्सल दे दीजिए।",
  track: (who) => `${who} के पास जा रहा है।`,
};

export const eWayText: Words<typeof en.eWayText> = {
  because: {
    unregistered: (state, isBilled) =>
      `यह ${state} जा रहा है, और ${isBilled ? "इसके बिल में GSTIN नहीं है" : "आपके पास GSTIN नहीं है"}: दस्तकारी के सामान के साथ ई-वे बिल चाहिए, दाम चाहे जो हो (CGST नियम 138(1))।`,
    worth: () => "इसका सामान टैक्स मिलाकर ₹50,000 से ज़्यादा का है: इसके साथ ई-वे बिल चाहिए (CGST नियम 138(1))।",
  },
  toBooks: "क्या लिखना है, वह हिसाब में है",
  toBooksLater: "बिल बन जाए तो क्या लिखना है, वह हिसाब में है",
  noHandicraft: (goods) =>
    `HSN कोड से यह दस्तकारी नहीं है: ${goods.join(", ")}। बिना GSTIN के यह आपके राज्य से बाहर नहीं जा सकता (अधिसूचना 3/2018-एकीकृत कर)।`,
  withoutCode: (goods) => `HSN कोड नहीं लिखा, इसलिए पता नहीं कि दस्तकारी है या नहीं: ${goods.join(", ")}।`,
  ask: "भेजने से पहले अपने अकाउंटेंट से पूछिए।",
};
