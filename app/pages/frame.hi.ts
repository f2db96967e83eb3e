import type { Words } from "#values/language/texts.ts";
import type * as en from "./frame.text.ts";

export const frameText: Words<typeof en.frameText> = {
  skip: "सीधे पन्ने पर जाएँ",
  newsletter: { title: "कारीगरों की ख़बरें", text: "नए चित्र और छोटी खेपें, महीने में क़रीब एक बार।" },
  contact: "हमें लिखिए",
  support: "फिर भी ऐसा हो तो हमें यह नंबर लिखिए:",
};

export const errorText: Words<typeof en.errorText> = {
  failed: {
    title: "कुछ गड़बड़ हो गई",
    text: "ग़लती हमारी है। थोड़ी देर में फिर कोशिश कीजिए।",
  },
  refused: {
    title: "यह नहीं हो सका",
    text: "यह दुकान समझ नहीं पाई। वापस जाकर फिर कोशिश कीजिए।",
  },
  offline: {
    title: "दुकान तक बात नहीं पहुँची",
    text: "लगता है आपका इंटरनेट बंद है। झोले का सामान सुरक्षित है।",
  },
  notFound: { title: "पन्ना नहीं मिला", text: "यह पन्ना नहीं है, या कहीं और चला गया।" },
};

export const menuText: Words<typeof en.menuText> = {
  links: {
    "/": "होम",
    "/shop": "दुकान",
    "/blog": "कहानियाँ",
    "/contact": "संपर्क",
    "/b2b": "थोक ख़रीद",
    "/about": "हमारे बारे में",
    "/artisans": "कारीगर",
    "/faq": "अक्सर पूछे गए सवाल",
    "/track": "ऑर्डर कहाँ है",
    "/wishlist": "पसंद",
    "/shop?collection=core": "सादी चीज़ें",
    "/shop?collection=artisanal": "हाथ की कारीगरी",
    "/shop?collection=limited": "गिनी-चुनी चीज़ें",
    "/login": "लॉग इन / खाता बनाएँ",
    "/admin-login": "एडमिन लॉग इन",
    "/admin/dashboard": "एडमिन",
    "/dashboard/my-orders": "मेरे ऑर्डर",
    "/dashboard/settings": "खाते की सेटिंग",
    "/privacy": "निजी जानकारी",
    "/terms": "ख़रीद की शर्तें",
    "/shipping": "डिलीवरी की जानकारी",
    "/returns": "वापसी और पैसे वापस",
  },
  main: "मुख्य",
  mobile: "मोबाइल",
  footer: "पन्ने के नीचे",
  quickLinks: "काम के लिंक",
  collections: "संग्रह",
  account: "खाता",
  accountOf: (name) => `मेरा खाता (${name})`,
  logout: "लॉग आउट",
  search: "खोजें",
  searchProducts: "सामान खोजिए",
  searchExample: "थैला, कमल, मछली",
  cart: (count) => (count > 0 ? `झोला, ${count} नग` : "झोला"),
  tryAgain: "फिर कोशिश करें",
  goOn: "और देखिए",
};
