import { mostLetters } from "#catalogue/options/personal.ts";
import type { Words } from "#values/language/texts.ts";
import type * as en from "./cart.text.ts";
import { type AddRefusal, maxLines, maxQuantity } from "./cart.ts";

const refusals: Record<AddRefusal, string> = {
  full: `झोले में ${maxLines} तरह की चीज़ें ही आ सकती हैं।`,
  most: `एक चीज़ के ${maxQuantity} नग तक ही आ सकते हैं। ज़्यादा चाहिए तो थोक भाव पूछिए।`,
  text: `चीज़ पर ${mostLetters} अक्षर तक ही लिखे जा सकते हैं।`,
  "too-long": "झोले में अब और जगह नहीं है। कुछ हटाइए, या पहले इतना ख़रीद लीजिए।",
};

export const cartToasts: Words<typeof en.cartToasts> = {
  added: (name, from) =>
    from === "product"
      ? { title: "झोले में आ गया!", text: name }
      : { title: "झोले में आ गया", text: `${name} झोले में रख दिया गया` },
  refused: (why) => ({
    title: why === "text" ? "नहीं रखा गया" : "झोला भर गया",
    text: refusals[why],
    tone: "destructive",
  }),
};

export const cartText: Words<typeof en.cartText> = { add: "झोले में डालें" };
