import type { Words } from "#values/language/texts.ts";
import type * as en from "./record-field.text.ts";

export const recordFieldText: Words<typeof en.recordFieldText> = {
  slug: "पन्ने का पता (slug)",
  besideSlug: "",
  errors: {
    choice: "इनमें से एक चुनिए।",
    rupeesOrNone: "रक़म रुपये में लिखिए, जैसे 999, या ख़ाली छोड़ दीजिए।",
    moment: "तारीख़ ऐसे लिखिए: 1/12/2026, या समय के साथ: 1/12/2026 6:30 pm।",
    count: "1 से 999999 तक पूरी गिनती लिखिए, या ख़ाली छोड़ दीजिए।",
  },
};
