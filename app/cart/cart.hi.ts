import { mostLetters } from "#catalogue/options/personal.ts";
import type { Words } from "#values/language/texts.ts";
import type * as en from "./cart.text.ts";
import { type AddedFrom, type AddRefusal, maxLines, maxQuantity } from "./cart.ts";

const isFull = "झोला भर गया";

const refusals: Record<AddRefusal, { title: string; text: string }> = {
  full: { title: isFull, text: `झोले में ${maxLines} तरह की चीज़ें ही आ सकती हैं।` },
  most: {
    title: isFull,
    text: `एक चीज़ के ${maxQuantity} नग तक ही आ सकते हैं। ज़्यादा चाहिए तो थोक भाव पूछिए।`,
  },
  text: { title: "नहीं रखा गया", text: `चीज़ पर ${mostLetters} अक्षर तक ही लिखे जा सकते हैं।` },
  "too-long": { title: isFull, text: "झोले में अब और जगह नहीं है। कुछ हटाइए, या पहले इतना ख़रीद लीजिए।" },
};

const addedElsewhere = (name: string) => ({
  title: "झोले में आ गया",
  text: `${name} झोले में रख दिया गया`,
});

const added: Record<AddedFrom, (name: string) => { title: string; text: string }> = {
  product: (name) => ({ title: "झोले में आ गया!", text: name }),
  card: addedElsewhere,
  wishlist: addedElsewhere,
};

export const cartToasts: Words<typeof en.cartToasts> = {
  added: (name, from) => added[from](name),
  refused: (why) => ({ ...refusals[why], tone: "destructive" }),
};

export const cartText: Words<typeof en.cartText> = { add: "झोले में डालें" };
