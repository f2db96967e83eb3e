import { stateName } from "#values/contact/state-name.ts";
import type { Words } from "#values/language/texts.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { grouped } from "#values/text/grouped.ts";
import type * as en from "./order-admin.text.ts";

export const buyerLinkText: Words<typeof en.buyerLinkText> = {
  forBuyer: "ग्राहक के लिए लिंक",
  noMailbox: "नहीं है: कोई मेल नहीं जाती",
  noMailboxHint:
    "इस ऑर्डर की मेल किसी को नहीं जाती। जिसके पास यह लिंक है, वह ऑर्डर देख सकता है, चुका सकता है और रद्द कर सकता है।",
  whatsapp: "WhatsApp से भेजें",
};

const goesIntoMail = "ऑर्डर निकलने पर ग्राहक को जो मेल जाती है, उसमें नंबर और लिंक जाएँगे।";

export const orderAdminText: Words<typeof en.orderAdminText> = {
  orders: "ऑर्डर",
  refundDue: "पैसे लौटाने हैं",
  noPhone: "नहीं है",
  newOrder: "नया ऑर्डर",
  listFailed: { title: "गड़बड़ी", text: "ऑर्डर नहीं आ पाए।" },
  detailFailed: { title: "गड़बड़ी", text: "ऑर्डर की जानकारी नहीं आ पाई।" },
  updateFailed: { title: "गड़बड़ी", text: "ऑर्डर का हाल नहीं बदल पाया।" },
  saveFailed: { title: "गड़बड़ी", text: "यह सहेजा नहीं जा सका। फिर कोशिश कीजिए।" },
  notFound: "ऑर्डर नहीं मिला।",
  trackingHint: {
    pending: goesIntoMail,
    processing: goesIntoMail,
    shipped: "ग्राहक को निकलने की ख़बर जा चुकी है। “ट्रैकिंग सहेजें” से नई जानकारी भेजी जा सकती है।",
    delivered: "पार्सल पहुँच गया है: यहाँ का बदलाव सहेज लिया जाता है, और किसी को नहीं लिखा जाता।",
    cancelled: "यह ऑर्डर रद्द है: यहाँ का बदलाव सहेज लिया जाता है, और किसी को नहीं लिखा जाता।",
  },
  cashBack: "लिख दें कि यह रक़म वापस दे दी? यह पलट नहीं सकता।",
  cashBackMails: "ग्राहक को मेल जाती है।",
  cashBackHint: (left) => `पूरी रक़म या उसका हिस्सा: ज़्यादा से ज़्यादा ${rupeesExact(left)}।`,
  tooMuch: (left) => `ज़्यादा से ज़्यादा ${rupeesExact(left)} वापस दिए जा सकते हैं।`,
  unpaidInvoice: "यह ऑर्डर रद्द हुआ था: इसके बिल का जो किसी ने नहीं चुकाया, वह अब भी गिना जाता है।",
  askCredit: "क्रेडिट नोट से बिल वापस लें? यह पलट नहीं सकता।",
  correctAddress: "पता ठीक करें",
  saveAddress: "पता सहेजें",
  addressHint: "ग्राहक को मेल जाती है, जिसमें नया पता होता है।",
  addressStays: "बिल का पता और बिल वैसे ही रहते हैं।",
  packHint: "तब तक ग्राहक ऑर्डर रद्द कर सकता है और पता ठीक कर सकता है। पर्ची छापने से भी यही माना जाता है।",
  packHintAgreed:
    "तब तक ग्राहक पता ठीक कर सकता है। पर्ची छापने से भी यही माना जाता है। जो तय हुआ है, उसे वह कुछ भी चुकाने से पहले ही रद्द कर सकता है।",
  packedSince: (when) => `${when} से पैक हो रहा है: अब ग्राहक इसे रद्द नहीं कर सकता।`,
  cancelledByCustomer: "ग्राहक ने रद्द किया।",
  notPacked: (numbers) => ({
    title: "पैक नहीं करना है",
    text: `${numbers.join(", ")}: इस बीच रद्द हो गए या निकल गए।`,
    tone: "destructive",
  }),
  notMade: (pieces) => ({
    title: "पैक नहीं हुआ",
    text: `${grouped(pieces)} नग अभी बन ${pieces === 1 ? "रहा है" : "रहे हैं"}। जो तैयार हैं, वे अलग पार्सल में जा सकते हैं।`,
    tone: "destructive",
  }),
  notMadeYet: (numbers) => ({
    title: "अभी पैक नहीं करना है",
    text: `${numbers.join(", ")}: अभी बन रहे हैं।`,
    tone: "destructive",
  }),
  packFailed: {
    title: "गड़बड़ी",
    text: "दुकान तक यह बात नहीं पहुँची कि ये पैक हो रहे हैं। ग्राहक अब भी रद्द कर सकते हैं।",
  },
  tellAgain: "दुकान को फिर बताएँ",
  beingPacked: "पैक हो रहा है",
  printedHint: "पर्चियाँ छप जाएँ तब इसे दबाइए: JavaScript के बिना दुकान को पता नहीं चलता।",
  newDateHint: "ग्राहक को मेल जाती है, जिसमें नया दिन होता है।",
  slips: "पैकिंग पर्चियाँ",
  certificates: "प्रमाण-पत्र (PDF)",
  noCertificates: {
    title: "प्रमाण-पत्र नहीं हैं",
    text: "जिन चीज़ों के प्रमाण-पत्र होते हैं, उनके ऑर्डर पैक होने पर बनते हैं।",
  },
  moreCertificates: (count) => `और ${count}: “प्रमाण-पत्र” में ऑर्डर के नंबर से मिल जाएँगे।`,
  leftOut: "ये भेजने नहीं हैं, इसलिए यहाँ इनकी पर्ची नहीं है:",
  askPack: "चुने हुए ऑर्डर “तैयार हो रहा है” में डालें? जिस ग्राहक का ईमेल है, उसे मेल जाती है।",
  askPackSeveral: (count) => `${count} ऑर्डर “तैयार हो रहा है” में डालें? जिस ग्राहक का ईमेल है, उसे मेल जाती है।`,
  noneChosen: { title: "कोई ऑर्डर नहीं चुना।", text: "पहले सूची में ऑर्डर पर निशान लगाइए।" },
  bulkFailed: { title: "गड़बड़ी", text: "ऑर्डर नहीं बदल पाए।" },
  backToAll: "वापस सारे ऑर्डर पर",
  noOrders: { title: "अभी कोई ऑर्डर नहीं।", text: "जब कोई ऑर्डर करेगा, यहाँ दिखेगा।" },
  noMatch: { title: "कोई ऑर्डर नहीं मिला।", text: "इस खोज और छँटाई से कोई ऑर्डर नहीं मिलता।" },
};

export const nextWords: Words<typeof en.nextWords> = {
  "to-confirm": "अगला पक्का करना है",
  "to-pack": "अगला पैक करना है",
  "coming-back": "अगला लौट रहा है",
};

export const addressStateWords: Words<typeof en.addressStateWords> = {
  invoiced: (state) => `बिल और उसका टैक्स ${stateName(state)} के हिसाब से बन चुका है: राज्य वही रहेगा।`,
};

export const notSentWords: Words<typeof en.notSentWords> = {
  cancelled: "रद्द है",
  unpaid: "पैसे नहीं मिले",
  wentBack: "पैसे वापस गए",
  goesBack: "पैसे वापस जा रहे हैं",
};

export const whoText: Words<typeof en.whoText> = {
  shop: "दुकान",
  former: "पहले काम करने वाले कोई",
  customer: (name) => `${name} (ग्राहक)`,
  guest: "बिना खाते का ग्राहक",
};
