import { reasonsInHindi } from "#order-admin/kept/reasons-in-hindi.ts";
import type { Words } from "#values/language/texts.ts";
import type * as en from "./payment.text.ts";

export const paymentText: Words<typeof en.paymentText> = {
  notFound: "यह ऑर्डर नहीं मिला।",
  unreadable: "यह बात समझ में नहीं आई।",
  notByCard: "इस ऑर्डर का भुगतान कार्ड से नहीं होता।",
  staysCash: "इस ऑर्डर के पैसे डिलीवरी पर नकद देने हैं: यह पैक हो चुका है, या इसके पैसे मिल चुके हैं।",
  backToCash:
    "आपका भुगतान मिल गया, लेकिन इस बीच यह ऑर्डर नकद के लिए तैयार हो गया, या रद्द हो गया। " +
    "हम पूरी रक़म आपको लौटा रहे हैं।",
  paidOtherwise:
    "आपका भुगतान मिल गया, लेकिन जिसके लिए यह था वह पहले ही चुकाया जा चुका है, या ऑर्डर रद्द हो गया। " +
    "हम पूरी रक़म आपको लौटा रहे हैं।",
  alreadyPaid: "इस ऑर्डर का भुगतान हो चुका है।",
  tooLate:
    "आपका भुगतान मिल गया, लेकिन अब हम यह ऑर्डर नहीं भेज सकते: यह रद्द हो गया था, या इस बीच आख़िरी नग बिक गया। " +
    "हमें अफ़सोस है, हम पूरी रक़म आपको लौटा रहे हैं।",
  cancelled: "यह ऑर्डर रद्द हो गया है।",
  lapsed: "इस ऑर्डर का भुगतान अब नहीं हो सकता: इसके दाम 7 दिन के लिए थे। आज के दाम पर फिर से ऑर्डर कीजिए।",
  soldOut: (name) => `“${name}” इस बीच बिक गया।`,
  busy: "भुगतान की तैयारी हो रही है। ज़रा रुककर फिर कोशिश कीजिए।",
  noService: "भुगतान की सेवा जवाब नहीं दे रही। ज़रा रुककर फिर कोशिश कीजिए।",
  tooMany: "आपके नेटवर्क से बहुत सारी कोशिशें हुईं। कुछ मिनट बाद फिर कोशिश कीजिए।",
  notVerified: "हम पक्का नहीं कर पाए कि भुगतान हुआ या नहीं।",
  wrongSum: "जितनी रक़म आई, वह ऑर्डर की रक़म नहीं है। हम उसे आपको लौटा देंगे।",
  waiting: "आपके बैंक ने अभी भुगतान पक्का नहीं किया है। जैसे ही करेगा, हम आपको लिखेंगे।",
  unsure: "भुगतान की सेवा से अभी जवाब नहीं मिला। हम पूछते रहेंगे, और भुगतान मिलते ही आपको लिखेंगे।",
  // The provider's own words are English.
  failed: (reason) => `भुगतान नहीं हो पाया। ${reasonsInHindi[reason] ?? ""}`.trim(),
};

export const paymentNotices: Words<typeof en.paymentNotices> = {
  paid: { title: "भुगतान हो गया!", text: "आपका ऑर्डर पक्का हो गया।" },
  incomplete: (text) => ({ title: "भुगतान अधूरा", text }),
  tooLate: (text) => ({ title: "भुगतान देर से आया", text, tone: "destructive" }),
  failed: (text) => ({ title: "भुगतान नहीं हुआ", text, tone: "destructive" }),
  notVerified: (text) => ({ title: "भुगतान पक्का नहीं हुआ", text, tone: "destructive" }),
};
