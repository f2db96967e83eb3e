import type { Words } from "#values/language/texts.ts";
import type * as en from "./address-book.text.ts";
import { mostAddresses } from "./address-book.ts";

const failed = { title: "सहेजा नहीं गया", tone: "destructive" } as const;

export const addressBookText: Words<typeof en.addressBookText> = {
  title: "पते",
  description: "वे पते जो आपने ख़रीदारी के लिए सहेजे हैं।",
  intro: "ख़रीद पूरी करते समय ये पते दिखते हैं। सबसे पहले आपका पक्का पता दिखता है।",
  empty: {
    title: "अभी आपने कोई पता नहीं सहेजा है।",
    text: "यहाँ पता जोड़िए, या ख़रीद पूरी करते समय “यह पता सहेजें” पर निशान लगाइए।",
  },
  full: `आपने ${mostAddresses} पते सहेज लिए हैं, इससे ज़्यादा नहीं रखे जा सकते।`,
  add: "पता जोड़ें",
  addAbroad: "विदेश का पता जोड़ें",
  edit: "बदलें",
  remove: "हटाएँ",
  makeDefault: "पक्का पता बनाएँ",
  isDefault: "पक्का पता",
  save: "पता सहेजें",
  cancel: "रहने दें",
  askRemove: "यह पता हटा दें?",
  readFailed: { title: "गड़बड़ हुई", text: "आपके पते नहीं मिल पाए।" },
  unsent: { title: "गड़बड़ हुई", text: "यह सहेजा नहीं जा सका। फिर से कोशिश कीजिए।" },
  missing: { title: "पता नहीं मिला", text: "ऐसा कोई पता नहीं है, या वह आपके खाते का नहीं है।" },
  back: "वापस अपने पतों पर",
};

export const addressNotices: Words<typeof en.addressNotices> = {
  added: { title: "पता जुड़ गया", text: "अब से ख़रीद पूरी करते समय यह भी दिखेगा।" },
  kept: { title: "पता सहेज लिया", text: "ख़रीद पूरी करते समय अब यही दिखेगा।" },
  deleted: { title: "पता हटा दिया", text: "यह आपके खाते से हट गया। पुराने ऑर्डर में पता वही रहेगा।" },
  default: { title: "पक्का पता", text: "ख़रीद पूरी करते समय सबसे पहले यही पता दिखेगा।" },
};

export const addressTroubles: Words<typeof en.addressTroubles> = {
  full: { ...failed, text: `आपके ${mostAddresses} पते पहले से हैं। पहले एक हटाइए।` },
  stale: {
    ...failed,
    text: "इस बीच किसी और ने इसे बदल दिया है। देखने के लिए पेज फिर से खोलिए; आपका लिखा नीचे रखा है।",
  },
};
