import type { Words } from "#values/language/texts.ts";
import { grouped } from "#values/text/grouped.ts";
import type * as en from "./ring-words.text.ts";

export const ringWords: Words<typeof en.ringWords> = {
  order: (sum, pieces) => `नया ऑर्डर · ${sum} · ${grouped(pieces)} नग`,
  refund: "पैसे लौटाने हैं",
  work: (pieces) => `नया काम: ${grouped(pieces)}`,
  workBy: (pieces, day) => `नया काम: ${grouped(pieces)} · ${day} तक`,
  tried: "यह फ़ोन बजता है",
  triedText: "नए ऑर्डर ऐसे ही बताए जाएँगे।",
};
