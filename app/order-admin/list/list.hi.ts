import type { Words } from "#values/language/texts.ts";
import type * as en from "./list.text.ts";

export const orderListText: Words<typeof en.orderListText> = {
  export: "CSV डाउनलोड करें",
  search: "ऑर्डर खोजें",
  process: "“तैयार हो रहा है” करें",
  slips: "पैकिंग पर्चियाँ",
  exportSelected: "चुने हुए डाउनलोड करें",
  order: "ऑर्डर",
  date: "तारीख़",
  customer: "ग्राहक",
  total: "कुल",
  payment: "भुगतान",
  status: "हाल",
  due: (day) => `${day} तक`,
  town: (town) => `, ${town}`,
  pieces: "नग",
  piecesOf: (count) => `${count} नग`,
  waits: "क्या बाक़ी है",
  actions: "क्या करें",
  view: "देखें",
  named: (order) => `ऑर्डर ${order}`,
};

export const orderTabWords: Words<typeof en.orderTabWords> = {
  all: "सब",
  "to-confirm": "पक्के करने हैं",
  "to-pack": "पैक करने हैं",
  "to-send": "भेजने हैं",
  "on-the-way": "रास्ते में",
  trouble: "गड़बड़ी",
};

export const waitsWords: Words<typeof en.waitsWords> = {
  refund: "पैसे वापस करने हैं",
  trouble: "पार्सल में गड़बड़ी",
  confirm: "पक्का करना है",
  pay: "पैसे नहीं मिले",
  make: "बन रहा है",
  pack: "पैक करना है",
  send: "भेजना है",
  way: "रास्ते में",
  cash: "नकद आना है",
  nothing: "कुछ नहीं",
};
