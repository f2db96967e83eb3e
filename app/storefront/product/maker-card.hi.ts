import type { Technique } from "#catalogue/product.ts";
import type { Words } from "#values/language/texts.ts";
import type * as en from "./maker-card.text.ts";

const work: Record<Technique, string> = {
  "hand-painted": "चित्रकारी",
  embroidered: "कढ़ाई",
  printed: "छपाई",
  other: "कारीगरी",
};

export const makerText: Words<typeof en.makerText> = {
  label: "कारीगर",
  madeBy: (technique, name) => `${work[technique]}: ${name}`,
  story: "पूरी कहानी पढ़ें",
};
