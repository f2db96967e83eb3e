import type { Words } from "#values/language/texts.ts";
import type * as en from "./stale.text.ts";

export const staleText: Words<typeof en.staleText> = {
  message: "इस बीच किसी और ने इसे बदल दिया। पन्ना फिर से खोलकर देख लीजिए; आपने जो लिखा, वह नीचे रखा है।",
};
