import type { Words } from "#values/language/texts.ts";
import { grouped } from "#values/text/grouped.ts";
import type * as en from "./form.text.ts";

export const formText: Words<typeof en.formText> = {
  optional: "(चाहें तो)",
  cancel: "रहने दें",
  reload: "पेज फिर से खोलें",
  show: "दिखाएँ",
  hide: "छिपाएँ",
  typed: " जो लिखा है",
  made: (text) => (text === "" ? "अपने-आप बनेगा" : `अपने-आप बना: ${text}`),
  writeOwn: "ख़ुद लिखें",
  chooseDay: "तारीख़ चुनें",
};

export const fieldText: Words<typeof en.fieldText> = {
  email: "ईमेल ठीक से लिखिए, जैसे name@example.com।",
  decimals: "बिंदु के बाद दो से ज़्यादा अंक मत लिखिए, जैसे 1499.50।",
  long: (most) => `ज़्यादा से ज़्यादा ${grouped(most)} अक्षर लिखिए।`,
};
