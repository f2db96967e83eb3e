import type { Words } from "#values/language/texts.ts";
import type * as en from "./preview.text.ts";

export const hiddenText: Words<typeof en.hiddenText> = {
  preview: "झलक",
  title: "छिपा हुआ।",
  text: "यह सामान सिर्फ़ दुकान चलाने वालों को दिखता है। आप इसे झोले में डालकर ऑर्डर कर सकते हैं।",
  shown: "यह सामान ग्राहकों को दिख रहा है।",
  edit: "सामान बदलें",
  page: "इसका पन्ना देखें",
};
