import type { Words } from "#values/language/texts.ts";
import type * as en from "./own-act.text.ts";

export const ownActWords: Words<typeof en.ownActWords> = {
  cancel: "ऑर्डर रद्द करें",
  address: "डिलीवरी का पता ठीक करें",
  again: "फिर से ऑर्डर करें",
  return: "लौटाएँ या दिक़्क़त बताएँ",
  bound: "जो तय हुआ है उसे बदलना या रद्द करना हो तो हमें लिखिए या फ़ोन कीजिए।",
  review: "राय लिखें",
};
