import type { Words } from "#values/language/texts.ts";
import type * as en from "./ui.en.ts";

export const uiText: Words<typeof en.uiText> = {
  close: "बंद करें",
  menu: "मेन्यू",
  loading: "आ रहा है…",
  tryAgain: "फिर कोशिश करें",
  breadcrumb: "आप यहाँ हैं",
  notifications: "सूचनाएँ",
};

export const unreachableText: Words<typeof en.unreachableText> = {
  title: "दुकान से बात नहीं हो पाई",
  text: "अपना इंटरनेट देख लीजिए और फिर कोशिश कीजिए।",
};
