import type { Words } from "#values/language/texts.ts";
import type * as en from "./product-list.text.ts";

export const productListText: Words<typeof en.productListText> = {
  bulk: "सामान",
  change: "चुने हुए सामान में बदलाव",
  apply: "करें",
  deleteSelected: "चुने हुए मिटाएँ",
  meant: "किसी सामान के पास “हटाएँ” दबाने से पहले यहाँ निशान लगाइए: वह वापस नहीं आएगा।",
  cancel: "रहने दें",
  changes: {
    "in-stock": "“मौजूद है” करें",
    "out-of-stock": "“ख़त्म हो गया” करें",
    featured: "ख़ास सामान में रखें",
    "not-featured": "ख़ास सामान से हटाएँ",
    hidden: "छिपाएँ",
    shown: "दिखाएँ",
  },
  moveTo: (collection) => `“${collection}” में रखें`,
  columns: {
    image: "तस्वीर",
    name: "नाम",
    price: "दाम",
    collection: "संग्रह",
    stock: "स्टॉक",
    acts: "काम",
  },
  all: "सब",
  tabs: {
    all: "सब",
    "running-out": "ख़त्म होने वाले",
    out: "ख़त्म",
    hidden: "छिपे",
    "no-picture": "बिना तस्वीर",
  },
  noneOnTab: {
    "running-out": "कुछ भी ख़त्म होने वाला नहीं है।",
    out: "कुछ भी ख़त्म नहीं है।",
    hidden: "कुछ भी छिपा नहीं है।",
    "no-picture": "हर सामान की तस्वीर है।",
  },
  import: "फ़ाइल (CSV) से लाएँ",
  featured: "ख़ास",
  hidden: (name) => `छिपा हुआ: ${name} देखें`,
  left: (count) => `${count} बचे`,
};
