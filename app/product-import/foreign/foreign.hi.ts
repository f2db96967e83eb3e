import { mostOptions, mostValues, mostVariants } from "#catalogue/options/variant.ts";
import type { Words } from "#values/language/texts.ts";
import type * as en from "./foreign.text.ts";

export const foreignText: Words<typeof en.foreignText> = {
  strangeWoo:
    "यह WooCommerce से निकली सामान की फ़ाइल लगती है, पर इसके ख़ानों के नाम अंग्रेज़ी में नहीं हैं, या कुछ छूट गए हैं। WordPress में अपनी भाषा English कीजिए (Users, Profile, Language), और सारे ख़ाने फिर से निकालिए।",
  kinds: { shopify: "Shopify", woocommerce: "WooCommerce" },
  found: (kind, products) =>
    `यह ${kind} की फ़ाइल है, जिसमें ${products} सामान ${products === 1 ? "है" : "हैं"}। विवरण साफ़ किए जाते हैं, तस्वीरें बाद में लाई जाती हैं, और वहाँ के पते यहाँ पहुँचते हैं।`,
  summary: (pictures, addresses) =>
    `साथ में ${pictures === 1 ? "1 नई तस्वीर" : `${pictures} नई तस्वीरें`} और ${addresses === 1 ? "1 पुराना पता" : `${addresses} पुराने पते`}।`,
  categories: "यहाँ यह किस श्रेणी में है?",
  categoriesHint: "नए सामान के लिए चुना जाता है। कुछ और चुनें, तो फ़ाइल फिर से जाँचिए।",
  noType: "(क़िस्म नहीं लिखी)",
  skipped: "छोड़ा गया",
  pictures: (count) => `${count === 1 ? "1 तस्वीर लानी है" : `${count} तस्वीरें लानी हैं`}।`,
  notes: {
    hidden: "पहले छिपा रहेगा: वहाँ भी नहीं दिख रहा था।",
    uncounted: "गिनती नहीं होगी: वहाँ स्टॉक के बिना भी बिकता था।",
    wasLeftOut: "सेल से पहले के दाम छोड़ दिए गए: विकल्पों के दाम अलग-अलग हैं।",
    morePictures: (count) =>
      `${count === 1 ? "1 तस्वीर" : `${count} तस्वीरें`} ज़्यादा: एक सामान की पाँच ही होती हैं।`,
    noHttps: (url) => `“${url.slice(0, 80)}” किसी तस्वीर का https वाला पता नहीं है।`,
    tags: "इसके टैग खोज के शब्दों में रखे जाते हैं।",
    slugTwice: (slug) => `दो सामान का एक ही पता होता: इसका पता ${slug} है।`,
    noQuantities: "फ़ाइल में गिनती नहीं है: जब तक आप न गिनें, इसके नग यहाँ नहीं गिने जाते।",
    noStockColumn: "फ़ाइल में स्टॉक का ख़ाना नहीं है: जब तक आप न गिनें, इसके नग यहाँ नहीं गिने जाते।",
    stockOfParent: "वहाँ इसके विकल्पों का स्टॉक एक साथ था; यहाँ वे नहीं गिने जाते।",
    attribute: (name) => `“${name}” नहीं लाया जाता।`,
    anyValue: "वहाँ यह किसी भी विकल्प के लिए है: यहाँ हर विकल्प का अपना होना चाहिए।",
  },
  skip: {
    noTitle: "इसका नाम नहीं है।",
    options: (count) => `इसके ${count} विकल्प हैं; यहाँ एक सामान के ज़्यादा से ज़्यादा ${mostOptions} होते हैं।`,
    values: `एक विकल्प में ${mostValues} से ज़्यादा चीज़ें हैं।`,
    variants: (count) => `इसके ${count} रूप हैं; यहाँ एक सामान के ज़्यादा से ज़्यादा ${mostVariants} होते हैं।`,
    kind: (kind) => `यह “${kind}” क़िस्म का सामान है, जो यह दुकान नहीं बेचती।`,
    noParent: (parent) => `इसका सामान “${parent}” फ़ाइल में नहीं है।`,
    noPrice: "इसका दाम नहीं है।",
    off: "वहाँ यह बंद है।",
    noneOn: "वहाँ इसका कोई रूप नहीं बिक रहा।",
    giftCard: "यह गिफ़्ट कार्ड है।",
  },
};
