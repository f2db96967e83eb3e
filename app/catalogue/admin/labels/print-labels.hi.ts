import type { Words } from "#values/language/texts.ts";
import type * as en from "./print-labels.text.ts";

export const printLabelsText: Words<typeof en.printLabelsText> = {
  link: "लेबल छापें",
  title: (name) => `${name} के लेबल`,
  back: "सामान पर वापस",
  pieces: "कितने लेबल",
  piecesHint: "हर चीज़ का एक लेबल, ज़्यादा से ज़्यादा 200।",
  variant: "कौन-सा प्रकार",
  paper: "काग़ज़",
  papers: { a4: "A4 काग़ज़ पर 12 (100 × 44 mm)", roll: "लेबल प्रिंटर (100 × 50 mm)" },
  month: "बनने का महीना",
  monthHint: "सिर्फ़ इन लेबलों पर। ख़ाली छोड़ें, तो जो सामान पर लिखा है।",
  language: "भाषा",
  languages: { en: "English", hi: "हिन्दी" },
  print: "PDF बनाएँ",
  example: "लेबल पर क्या लिखा होगा",
  missing: (labels) => `अभी नहीं लिखा: ${labels.join(", ")}। सामान पर लिखिए, या सब सामान के लिए “सेटिंग” में।`,
  gone: "यह सामान अब नहीं है।",
  failed: { title: "गड़बड़ी", text: "लेबल पढ़े नहीं जा सके। फिर से कोशिश कीजिए।" },
  wrong: {
    pieces: "लेबल की गिनती 1 से 200 तक लिखिए।",
    month: "महीना ऐसे लिखिए: 11/2026 या November 2026।",
  },
};
