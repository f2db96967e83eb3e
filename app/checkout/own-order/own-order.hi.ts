import type { Words } from "#values/language/texts.ts";
import type * as en from "./own-order.text.ts";

export const ownOrderText: Words<typeof en.ownOrderText> = {
  cancel: {
    title: "ऑर्डर रद्द करें",
    description: "जो ऑर्डर अभी पैक नहीं हुआ, उसे रद्द कीजिए।",
    ask: (orderNumber) => `ऑर्डर ${orderNumber} रद्द कर दें? इसका कुछ भी नहीं भेजा जाएगा।`,
    paid: "जो आपने चुकाया है वह आपको वापस मिल जाएगा।",
    reason: "वजह",
    hint: "मन क्यों बदला? बताएँगे तो हमारे काम आएगा।",
    long: "वजह में 300 अक्षर तक ही आ सकते हैं।",
    submit: "ऑर्डर रद्द करें",
  },
  confirm: {
    title: "ऑर्डर पक्का करें",
    description: "जिस ऑर्डर के पैसे पहुँचने पर नकद देने हैं, उसे पक्का कीजिए।",
    order: (orderNumber, total) => `ऑर्डर ${orderNumber}: ${total} नकद।`,
  },
  address: {
    title: "डिलीवरी का पता ठीक करें",
    description: "बताइए कि ऑर्डर असल में कहाँ जाना है।",
    intro: "पार्सल इसी पते पर जाएगा, और हम आपको ईमेल कर देंगे। बिल और बिल का पता वैसे ही रहेंगे।",
    submit: "पता सहेजें",
    tooMany: "इस ऑर्डर का पता बहुत बार ठीक किया जा चुका है। कल फिर कोशिश कीजिए, या हमें लिखिए।",
  },
  keep: "वापस ऑर्डर पर",
  closed: "यह ऑर्डर पैक हो रहा है या रास्ते में है, इसलिए अब यहाँ बदला नहीं जा सकता।",
  lost: "इस ऑर्डर का अब कुछ भी नहीं भेजा जाएगा।",
  binding:
    "इस ऑर्डर पर हमारी बात पक्की हो चुकी है और कुछ पैसे भी मिल चुके हैं, इसलिए इसे यहाँ रद्द नहीं किया जा सकता। हमें लिखिए या फ़ोन कीजिए, हम कोई रास्ता निकालेंगे।",
  askUs: "हमसे संपर्क करें",
  notFound: "ऑर्डर नहीं मिला।",
  noInvoice: "अभी बिल नहीं बना है",
  stale: "इस बीच किसी और ने इसे बदल दिया। पेज फिर से खोलकर देख लीजिए; आपने जो लिखा, वह नीचे रखा है।",
  unsent: {
    title: "गड़बड़ी",
    text: "दुकान से संपर्क नहीं हो पा रहा। अपना इंटरनेट देखकर फिर कोशिश कीजिए।",
  },
};

export const ownOrderNotices: Words<typeof en.ownOrderNotices> = {
  cancelled: { title: "ऑर्डर रद्द हो गया", text: "इसका कुछ भी नहीं भेजा जाएगा।" },
  cancelledPaid: {
    title: "ऑर्डर रद्द हो गया",
    text: "इसका कुछ भी नहीं भेजा जाएगा, और आपने जो चुकाया है वह आपको वापस मिल जाएगा।",
  },
  already: { title: "ऑर्डर रद्द हो गया", text: "यह ऑर्डर पहले ही रद्द हो चुका था।" },
  confirmed: { title: "ऑर्डर पक्का हो गया", text: "धन्यवाद। पैसे नकद तैयार रखिए।" },
  confirmedBefore: { title: "ऑर्डर पक्का हो गया", text: "यह ऑर्डर आप पहले ही पक्का कर चुके हैं।" },
  notConfirmed: {
    title: "पक्का नहीं हुआ",
    text: "यह ऑर्डर रद्द है, चुकाया जा चुका है, रास्ते में है, या इसे पक्का करने की ज़रूरत नहीं है।",
    tone: "destructive",
  },
  notByMail: {
    title: "ऑर्डर अभी पक्का नहीं हुआ",
    text: "कृपया यह ऑर्डर इसके ईमेल के लिंक से पक्का कीजिए।",
    tone: "destructive",
  },
  notYet: {
    title: "ऑर्डर अभी पक्का नहीं हुआ",
    text: "इस फ़ोन के नाम नकद वाले दूसरे ऑर्डर रास्ते में हैं। उनके पहुँचने पर इसे पक्का कीजिए, या कार्ड या UPI से चुकाइए।",
    tone: "destructive",
  },
  corrected: { title: "पता ठीक हो गया", text: "पार्सल अब वहीं जाएगा, और इसका ईमेल आपको मिल जाएगा।" },
  same: { title: "कुछ नहीं बदला", text: "पार्सल पहले से इसी पते पर जा रहा है।" },
  binding: { title: "रद्द नहीं हुआ", text: ownOrderText.binding, tone: "destructive" },
  tooLate: { title: "बदला नहीं गया", text: ownOrderText.closed, tone: "destructive" },
};

export const againText: Words<typeof en.againText> = {
  title: "फिर से ऑर्डर करें",
  inCart: (added) =>
    added === 1 ? "1 चीज़ आज के दाम पर आपके झोले में है।" : `${added} चीज़ें आज के दाम पर आपके झोले में हैं।`,
  fewer: (names) => `इनके पूरे नग नहीं आ पाए: ${names}।`,
  gone: (names) => `ये अब नहीं मिलते: ${names}।`,
  more: (names, more) => `${names} और ${more} ${more === 1 ? "चीज़" : "चीज़ें"}`,
};
