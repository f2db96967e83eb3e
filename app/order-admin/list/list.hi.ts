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
  actions: "क्या करें",
  view: "देखें",
  named: (order) => `ऑर्डर ${order}`,
};
