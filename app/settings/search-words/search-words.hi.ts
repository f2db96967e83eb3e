import type { Words } from "#values/language/texts.ts";
import type * as en from "./search-words.text.ts";

export const searchWordsText: Words<typeof en.searchWordsText> = {
  title: "एक ही मतलब के शब्द",
  label: "खोज के शब्द",
  hint: "एक पंक्ति में एक ही मतलब के शब्द, बीच में कॉमा: झोला, thaila, bag. इनमें से एक खोजने पर सब मिलते हैं। हिंदी या अंग्रेज़ी, किसी भी लिपि में लिखिए; हिंदी शब्द की दूसरी वर्तनी दुकान अपने आप पहचानती है।",
  known:
    "बहुत से शब्द दुकान अपने आप जानती है: थैला, झोला और bag; तकिया और cushion; मछली, माछ और fish; लाल और red। सिर्फ़ वही लिखिए जो छूट गया हो।",
  example: "झोला, thaila, bag",
  saved: { title: "खोज के शब्द सहेज लिए गए", text: "खोज अब इन्हें जानती है।" },
  history: "खोज के शब्द",
  reordered: "दूसरे क्रम में",
  errors: {
    alone: (line) => `“${line}” अकेला है: एक पंक्ति में कम से कम दो शब्द लिखिए, बीच में कॉमा।`,
    odd: (word) => `“${word}” कोई शब्द नहीं है।`,
    many: (first, most) => `जो पंक्ति “${first}” से शुरू होती है, उसमें ${most} से ज़्यादा शब्द हैं।`,
    long: (word) => `“${word}” बहुत लंबा है: एक शब्द में ज़्यादा से ज़्यादा 40 अक्षर और तीन हिस्से हो सकते हैं।`,
    lines: (most) => `ज़्यादा से ज़्यादा ${most} पंक्तियाँ हो सकती हैं।`,
  },
};
