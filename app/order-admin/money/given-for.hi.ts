import type { Words } from "#values/language/texts.ts";
import type * as en from "./given-for.text.ts";

export const givenForText: Words<typeof en.givenForText> = {
  label: "किसके लिए",
  hint: "जो आप चुनते हैं, क्रेडिट नोट उतना ही वापस लेता है, उसी की दर के टैक्स के साथ।",
  all: "पूरे ऑर्डर का, हर चीज़ का उसके हिस्से से",
  pieces: (name, pieces, of) =>
    of === 1 ? `${name}, लौट आया` : `${name}, ${of} में से ${pieces} ${pieces === 1 ? "लौट आया" : "लौट आए"}`,
  services: "भेजने का ख़र्च और शुल्क",
  was: (parts) => `किसके लिए: ${parts.join("; ")}`,
  servicesToo: "भेजने का ख़र्च और शुल्क",
  price: (name) => `${name}, दाम घटाया`,
};
