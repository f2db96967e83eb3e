import type { Words } from "#values/language/texts.ts";
import type * as en from "./options.text.ts";

export const beforeBuying: Words<typeof en.beforeBuying> = {
  notReturnable: "टूटी-फूटी पहुँचे, तभी लौटाई जा सकती है।",
  madeForYou: "आपके लिए बनेगी: टूटी-फूटी पहुँचे, तभी लौटाई जा सकती है।",
  choose: "पसंद चुनें",
};

export const lineWords: Words<typeof en.lineWords> = { details: "ब्योरा" };
