import type { Words } from "#values/language/texts.ts";
import { grouped } from "#values/text/grouped.ts";
import type * as en from "./import.text.ts";

export const importText: Words<typeof en.importText> = {
  title: "सामान फ़ाइल से लाएँ",
  back: "वापस सामान पर",
  file: "CSV फ़ाइल",
  checkFile: "फ़ाइल जाँचें",
  plan: "फ़ाइल से क्या-क्या होगा",
  counts: ({ add, change, keep, refuse, skip }) =>
    `${add} नए, ${change} बदलेंगे, ${keep} वैसे ही, ${refuse} ठीक करने हैं${skip > 0 ? `, ${skip} छोड़े गए` : ""}।`,
  lines: "फ़ाइल की लाइनें",
  line: "लाइन",
  product: "सामान",
  happens: "क्या होगा",
  details: "ब्योरा",
  moreLines: (count) => `… और ${count} लाइनें।`,
  acts: { add: "नया", change: "बदलेगा", refuse: "ठीक कीजिए" },
  intro: "एक फ़ाइल से कई सामान एक साथ जोड़िए और बदलिए।",
  help: [
    "पहले दुकान से फ़ाइल डाउनलोड कीजिए: वही ख़ाने पढ़े जाते हैं। जो ख़ाना फ़ाइल में नहीं है, या ख़ाली है, वह वैसा ही रहता है।",
    "हर लाइन अपना सामान slug से ढूँढती है, नहीं तो SKU से; जिसका कुछ नहीं मिलता, वह नया सामान जोड़ती है।",
    "पहले फ़ाइल जाँचिए: लाइन-लाइन दिखेगा कि क्या बदलेगा, और तब तक कुछ नहीं लिखा जाता।",
    "हर विकल्प की अपनी लाइन होती है: सामान का slug, विकल्प और उनके नाम, और उस विकल्प की बातें। लाइनें विकल्प जोड़ती और बदलती हैं; हटाना सिर्फ़ सामान के फ़ॉर्म से होता है।",
    "या तो सारी लाइनें आती हैं, या एक भी नहीं।",
    "Shopify और WooCommerce की अपनी फ़ाइलें पहली लाइन से पहचानी जाती हैं: ऐसी फ़ाइल जैसी है वैसी ही चुनिए। जो नहीं आ सकता, वह छोड़ दिया जाता है और बताया जाता है।",
  ],
  chooseAgain: "लाने से पहले वही फ़ाइल फिर से चुनिए।",
  apply: (count) => (count === 0 ? "बाक़ी ले आएँ" : `${grouped(count)} सामान ले आएँ`),
  progress: (done, of) => `${grouped(of)} में से ${grouped(done)} सामान लिखे गए …`,
  applied: (added, changed) => ({
    title: "फ़ाइल आ गई",
    text: `${grouped(added)} सामान जुड़े, ${grouped(changed)} बदले।`,
  }),
  failed: { title: "फ़ाइल नहीं आई", text: "फ़ाइल नहीं लाई जा सकी। कुछ नहीं बदला।" },
  changed: "जाँच के बाद फ़ाइल या दुकान बदल गई है। अब यह होगा।",
  nothing: "फ़ाइल में वही है जो दुकान में है: लाने को कुछ नहीं।",
  refused: "नीचे की लाइनें ठीक कीजिए और फ़ाइल फिर से जाँचिए। अभी कुछ नहीं आया है।",
  check: "कुछ ख़ाने ऐसे लगते हैं जैसे किसी प्रोग्राम ने उन्हें बदल दिया हो। लाने से पहले नीचे की लाइनें देख लीजिए।",
  spreadsheet: (value) => `“${value}” वैसा लगता है जैसा प्रोग्राम किसी लंबे नंबर, कोड या नाप का बना देते हैं। देख लीजिए।`,
  leftOut: (count) =>
    `description: दूसरी जगह की ${count === 1 ? "1 तस्वीर लेख में नहीं आएगी" : `${count} तस्वीरें लेख में नहीं आएँगी`}।`,
  byDefault: (fields) => `फ़ाइल में नहीं है: ${fields.join(", ")}।`,
  productTwice: "ऊपर की एक लाइन पहले से इसी सामान की है।",
  skuUsed: (name) => `यह SKU “${name}” का है।`,
  personal: (is, was) => `personalisation: ${is} (पहले ${was})`,
  steps: (is, was) => `steps: ${is} (पहले ${was})`,
  mostPictures: (most) => `images: ज़्यादा से ज़्यादा ${most}।`,
  severalAddresses: (named) => `${named} में एक से ज़्यादा पते हैं।`,
  oneEach: {
    images: "ख़ाने के अंदर हर पता अपनी लाइन पर लिखिए।",
    og_image_url: "एक ही रखिए।",
  },
  noAddress: (named) => `${named} न इस सामान की तस्वीर है, न https वाला पता।`,
  noSuch: "इस slug या SKU का कोई सामान नहीं है।",
  noProduct: "इस slug या SKU का कोई सामान नहीं है। विकल्प के साथ उसके सामान की लाइन भी चाहिए।",
  productRefused: "पहले इसके सामान की अपनी लाइन ठीक कीजिए।",
  valueMissing: (option) => `विकल्प का ${option} लिखिए।`,
  noSuchOption: "इस सामान का एक ही विकल्प है।",
  optionName: (name) => `इस सामान के विकल्प का नाम “${name}” है।`,
  noPicture: "यह इस सामान की तस्वीरों में नहीं है।",
  variantTwice: "ऊपर की एक लाइन पहले से इसी विकल्प की है।",
  onItsOwnLine: "यह सामान की अपनी लाइन में आता है, जिसमें विकल्प नहीं होता।",
  unknown: (names) => `ये ख़ाने नहीं पढ़े जाते: ${names.join(", ")}`,
};

export const tableProblems: Words<typeof en.tableProblems> = {
  noFile: "पहले एक CSV फ़ाइल चुनिए।",
  tooLarge: "यह फ़ाइल 8MB से बड़ी है। इसे टुकड़ों में लाइए।",
  noText: "यह फ़ाइल लिखावट नहीं है। इसे “CSV UTF-8” में सहेजिए।",
  noTable: (line) =>
    `यह फ़ाइल ऐसी सूची नहीं है जो पढ़ी जा सके: ${line === undefined ? "" : `लाइन ${line} के पास `}उद्धरण चिह्न या ख़ाने ठीक नहीं बैठते।`,
  tooLong: "इस फ़ाइल में 5,000 से ज़्यादा लाइनें हैं। इसे टुकड़ों में लाइए।",
  empty: "इस फ़ाइल में नामों के नीचे कोई लाइन नहीं है।",
  noColumns: "पहली लाइन में ख़ानों के नाम हों, और उनमें “slug” या “sku” हो।",
  twice: (column) => `ख़ाना “${column}” दो बार है।`,
};
