import type { Words } from "#values/language/texts.ts";
import type * as en from "./record-field.text.ts";

export const recordFieldText: Words<typeof en.recordFieldText> = {
  slug: "पन्ने का पता (slug)",
  besideSlug: "",
  errors: {
    choice: "इनमें से एक चुनिए।",
    rupeesHigh: "रक़म ज़्यादा से ज़्यादा ₹10,00,000 हो सकती है।",
    rupeesOrNone: "रक़म रुपये में लिखिए, जैसे 999, या ख़ाली छोड़ दीजिए।",
    moment: "तारीख़ ऐसे लिखिए: 1/12/2026, या समय के साथ: 1/12/2026 6:30 pm।",
    day: "तारीख़ ऐसे लिखिए: 1/12/2026।",
    count: "1 से 999999 तक पूरी गिनती लिखिए, या ख़ाली छोड़ दीजिए।",
  },
};

export const finderText: Words<typeof en.finderText> = {
  find: "तस्वीर देखकर चुनिए",
  part: "नाम का कोई हिस्सा",
  add: "जोड़ें",
  remove: "हटाएँ",
  found: (query) => `“${query}” के लिए मिला`,
  nothing: (query) => `“${query}” नाम का कुछ नहीं मिला।`,
  unread: "दुकान से संपर्क नहीं हो पा रहा। फिर कोशिश कीजिए, या नाम ऊपर लिख दीजिए।",
};
