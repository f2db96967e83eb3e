import type { Words } from "#values/language/texts.ts";
import { longDate } from "#values/time/date-time.ts";
import type * as en from "./translations.text.ts";

const texts = (count: number): string => count.toLocaleString("en-IN");

export const translationsText: Words<typeof en.translationsText> = {
  title: "अनुवाद",
  note: "दुकान हिंदी में क्या कहती है। जिसकी हिंदी नहीं लिखी, वह हिंदी पन्नों पर अंग्रेज़ी में दिखता है।",
  states: { all: "सब", missing: "हिंदी बाक़ी", old: "पुरानी हिंदी" },
  kinds: "किसका अनुवाद",
  columns: { record: "नाम", texts: "कितना हुआ" },
  kindNames: {
    product: "सामान",
    artisan: "कारीगर",
    post: "कहानियाँ",
    faq: "सवाल",
    policy: "नियम",
    shop: "दुकान",
    promotion: "छूट",
    word: "विकल्प और श्रेणियाँ",
  },
  none: { title: "यहाँ कुछ नहीं है।", text: "ऐसा कुछ नहीं है जिसका अनुवाद हो।" },
  notYours: {
    title: "अनुमति नहीं है",
    text: "यहाँ आपके अनुवाद करने को कुछ नहीं है। जो “स्टाफ़” का पन्ना सँभालते हैं, वे अनुमति दे सकते हैं।",
  },
  loadFailed: { title: "गड़बड़ी", text: "अनुवाद नहीं लाए जा सके। फिर कोशिश कीजिए।" },
  english: "English",
  oldSince: (saved) =>
    saved ? `पुरानी: ${longDate(saved)} को यह लिखे जाने के बाद अंग्रेज़ी बदल गई है।` : "पुरानी: अंग्रेज़ी बदल गई है।",
  right: "अब भी सही है",
  editQuestion: "सवाल बदलें",
  back: "वापस सूची पर",
  words: {
    before: "विकल्पों और सामान पर लिखी जाने वाली बातों का अनुवाद सारे सामान के लिए एक ही बार होता है: ",
    link: "विकल्प और श्रेणियाँ",
    after: "।",
  },
  save: "सहेजें",
  saved: (record) => ({ title: "अनुवाद सहेज लिया", text: `“${record}” सहेज लिया गया।` }),
  unchanged: { title: "कुछ नहीं बदला", text: "कोई बदलाव नहीं था।" },
  gone: "यह अब नहीं है।",
  broken: "अनुवाद सहेजा नहीं जा सका। फिर कोशिश कीजिए।",
  failed: (text) => ({ title: "गड़बड़ी", text }),
  tooLong: (most) => `ज़्यादा से ज़्यादा ${texts(most)} अक्षर लिखिए।`,
  lines: (count) => `अंग्रेज़ी की तरह ${count} ${count === 1 ? "लाइन" : "लाइनें"}।`,
};

export const translationsFile: Words<typeof en.translationsFile> = {
  exportAll: "सब डाउनलोड करें",
  exportOpen: "बाक़ी और पुराने डाउनलोड करें",
  title: "फ़ाइल से अनुवाद लाएँ",
  link: "फ़ाइल से लाएँ",
  help: [
    "फ़ाइल डाउनलोड कीजिए, “Hindi” के खाने में हिंदी लिखिए, “CSV UTF-8” में सहेजिए और फ़ाइल यहाँ चुनिए।",
    "सिर्फ़ हिंदी ली जाती है। ख़ाली खाने से कुछ नहीं बदलता; जो हटाना हो उसे उसके पन्ने पर ख़ाली कीजिए।",
    "पुरानी हिंदी जैसी है वैसी ही सही हो, तब भी पुरानी रहती है; उसके “State” में “still right” लिखने से ठीक हो जाती है।",
    "डाउनलोड के बाद जिसकी अंग्रेज़ी बदल गई, वह लाइन छोड़ दी जाती है। उसे फिर डाउनलोड कीजिए।",
  ],
  file: "CSV फ़ाइल",
  check: "फ़ाइल जाँचें",
  apply: "अनुवाद लाएँ",
  chooseAgain: "लाने से पहले वही फ़ाइल एक बार फिर चुनिए।",
  counts: ({ added, changed, right, same }) =>
    `${texts(added)} नए, ${texts(changed)} बदले, ${texts(right)} अब भी सही, ${texts(same)} जैसे थे वैसे।`,
  stayOld: (count) =>
    `इनमें से ${texts(count)} ${count === 1 ? "पुराना है और पुराना रहेगा" : "पुराने हैं और पुराने रहेंगे"}। जहाँ हिंदी सही है, वहाँ “State” में “still right” लिखिए।`,
  changes: "इससे क्या बदलेगा",
  changeOf: (line, label, change) => `${label} · लाइन ${line} · ${changes[change]}`,
  noChange: "इस फ़ाइल से कुछ नहीं बदलता।",
  columns: { text: "क्या", english: "English", before: "अभी की हिंदी", said: "फ़ाइल की हिंदी" },
  noText: "–",
  moreChanges: (count) => `और ${texts(count)}`,
  refused: (count) => `${texts(count)} लाइनें छोड़ दी गईं:`,
  line: (line, text) => `लाइन ${line}: ${text}`,
  more: (count) => `और ${texts(count)}`,
  changedSince: "जाँच के बाद फ़ाइल या दुकान के शब्द बदल गए हैं। एक बार फिर देख लीजिए।",
  done: (count) => ({ title: "अनुवाद आ गए", text: `${texts(count)} सहेजे गए।` }),
  nothing: { title: "कुछ नहीं बदला", text: "फ़ाइल में वही है जो दुकान में पहले से है।" },
  failed: { title: "नहीं लाए जा सके", text: "कुछ नहीं बदला। फिर कोशिश कीजिए।" },
  problems: {
    noFile: "पहले CSV फ़ाइल चुनिए।",
    tooLarge: "यह फ़ाइल 8MB से बड़ी है। इसे टुकड़ों में लाइए।",
    tooLong: "इस फ़ाइल में 20,000 से ज़्यादा लाइनें हैं। इसे टुकड़ों में लाइए।",
    noTable: "यह फ़ाइल पढ़ी नहीं जा सकी। इसे “CSV UTF-8” में सहेजिए।",
    noHead: "पहली लाइन में Kind, Record, Field, Hindi और Source Hash लिखे होने चाहिए, जैसे डाउनलोड की हुई फ़ाइल में।",
    empty: "इस फ़ाइल में पहली लाइन के नीचे कुछ नहीं है।",
  },
  lines: {
    unknown: "दुकान में यह नहीं है।",
    notYours: (kind) => `“${kind}” बदलने की आपको अनुमति नहीं है।`,
    cut: "इसकी हिंदी से Excel का खाना भर गया (32,767 अक्षर), जो आगे का काट देता है। इसे इसके पन्ने पर लिखिए।",
    otherEnglish: "डाउनलोड के बाद इसकी अंग्रेज़ी बदल गई है।",
    twice: "यह पहले भी आया था, और तब कुछ और लिखा था।",
  },
};

const changes = { new: "नया", changed: "बदला", right: "अब भी सही" };
