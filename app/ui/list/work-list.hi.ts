import type { Words } from "#values/language/texts.ts";
import type * as en from "./work-list.text.ts";

export const workListText: Words<typeof en.workListText> = {
  apply: "दिखाएँ",
  clear: "छँटाई हटाएँ",
  search: "खोजें",
  refresh: "फिर से देखें",
  history: (lines) => `अब तक क्या हुआ (${lines})`,
  left: (count) => (count >= 100 ? "99 से ज़्यादा बाक़ी" : `${count} बाक़ी`),
  select: (name) => `चुनें: ${name}`,
  selectAll: "सब चुनें",
  acts: (what) => `${what}: चुने हुए सब`,
  tick: (what) => `कई पर एक साथ काम करना हो तो निशान लगाइए (${what})।`,
  none: "कुछ नहीं चुना",
  all: "सब चुने",
  selected: (count) => `${count} चुने`,
};
