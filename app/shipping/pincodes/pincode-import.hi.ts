import type { Words } from "#values/language/texts.ts";
import { grouped } from "#values/text/grouped.ts";
import type * as en from "./pincode-import.text.ts";

export const pincodeImport: Words<typeof en.pincodeImport> = {
  title: "पिन कोड फ़ाइल से लाएँ",
  help: [
    "पहली लाइन में ख़ानों के नाम हों: pincode, और चाहें तो serviceable, cod और days।",
    "serviceable और cod में yes या no; ख़ाली हों तो yes माना जाएगा। days यानी रास्ते के कामकाजी दिन, 1 से 60।",
    "जो पिन कोड सूची में नहीं है उसके बारे में कुछ पता नहीं, और उसे कभी मना नहीं किया जाता।",
  ],
  file: "CSV फ़ाइल",
  mode: "बाक़ी पिन कोड का क्या हो",
  modes: [
    { value: "update", label: "जो फ़ाइल में नहीं हैं, वे बने रहें" },
    { value: "replace", label: "उन्हें हटा दें: फ़ाइल ही पूरी सूची है" },
  ],
  check: "फ़ाइल जाँचें",
  apply: "पिन कोड ले आएँ",
  chooseAgain: "JavaScript न हो, तो लाने से पहले वही फ़ाइल एक बार फिर चुनिए।",
  counts: ({ added, changed, missing }, forgets) =>
    `${grouped(added)} नए, ${grouped(changed)} बदले, ${grouped(missing)} फ़ाइल में नहीं${missing > 0 ? (forgets ? ": हटाए जाएँगे" : ": बने रहेंगे") : ""}।`,
  wrong: (count) =>
    `${grouped(count)} ${count === 1 ? "लाइन" : "लाइनें"} समझ में नहीं ${count === 1 ? "आई और छोड़ दी जाएगी" : "आईं और छोड़ दी जाएँगी"}:`,
  line: (line, text) => `लाइन ${line}: ${text}`,
  more: (count) => `और ${grouped(count)}`,
  changedSince: "जाँच के बाद फ़ाइल, या दुकान की जानकारी, बदल गई है। एक बार फिर देख लीजिए।",
  done: (known) => ({ title: "पिन कोड आ गए", text: `दुकान अब ${grouped(known)} पिन कोड जानती है।` }),
  failed: { title: "पिन कोड नहीं आए", text: "कुछ नहीं बदला। फिर कोशिश कीजिए।" },
};

export const pincodeProblems: Words<typeof en.pincodeProblems> = {
  noFile: "पहले एक CSV फ़ाइल चुनिए।",
  tooLarge: "यह फ़ाइल 8MB से बड़ी है। इसे टुकड़ों में लाइए।",
  tooLong: "इस फ़ाइल में 2,00,000 से ज़्यादा लाइनें हैं। इसे टुकड़ों में लाइए।",
  noTable: "यह फ़ाइल ऐसी सूची नहीं है जो पढ़ी जा सके। इसे “CSV UTF-8” में सहेजिए।",
  noHead: "पहली लाइन में ख़ानों के नाम हों, और उनमें एक “pincode” हो।",
  empty: "इस फ़ाइल में नामों के नीचे कोई लाइन नहीं है।",
  noPincode: (text) => `“${short(text)}” कोई पिन कोड नहीं है।`,
  yesOrNo: (column, text) => `“${column}” में yes या no होता है, “${short(text)}” नहीं।`,
  days: (text) => `“days” में 1 से 60 तक का पूरा अंक होता है, “${short(text)}” नहीं।`,
  twice: (pincode) => `${pincode} ऊपर भी था, और वहाँ कुछ और लिखा था।`,
};

const short = (text: string): string => (text.length > 30 ? `${text.slice(0, 30)}…` : text);
