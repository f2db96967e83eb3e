import type { DueKind, DueTime } from "#orders/dues/dues.ts";
import type { Words } from "#values/language/texts.ts";
import type * as en from "./offer-mails.text.ts";

export const offerSentText: Words<typeof en.offerSentText> = {
  subject: (shop, number) => `${shop}: प्रस्ताव ${number}`,
  subjectAnew: (shop, number, revision) => `${shop}: प्रस्ताव ${number}, रूप ${revision}`,
  title: "आपके लिए हमारा प्रस्ताव।",
  titleAnew: "आपके लिए हमारा नया प्रस्ताव।",
  preview: (title, total, number) => `${title} ${total}, प्रस्ताव ${number}।`,
  replaced: "आपके पास जो था, उसकी जगह अब यह है; पुराने लिंक पर भी यही लिखा है।",
  see: "प्रस्ताव देखें",
  note: "वहाँ आप मंज़ूर करके चुका सकते हैं, या मना कर सकते हैं। कोई सवाल? इसी मेल का जवाब दीजिए।",
  subtotal: "कुल सामान",
  shipping: "भेजने का ख़र्च",
  free: "मुफ़्त",
  total: "कुल, जीएसटी के साथ",
  validUntil: "कब तक चलेगा",
  leaves: "कब तक भेजेंगे",
  noDay: "कोई दिन तय नहीं है। चाहिए तो हमसे पूछिए।",
  advance: "पेशगी",
  balance: "बाक़ी, ऑर्डर निकलने से पहले",
};

export const proofShownText: Words<typeof en.proofShownText> = {
  subject: (shop, number) => `${shop}: प्रस्ताव ${number} का नमूना`,
  title: "एक नमूना देख लीजिए।",
  preview: (title, number) => `${title}, प्रस्ताव ${number} के लिए।`,
  text: (title) => `${title}। मंज़ूर कीजिए, या बताइए कि क्या बदलना है।`,
  see: "नमूना देखें",
  note: "कोई सवाल? इसी मेल का जवाब दीजिए, हम मदद करेंगे।",
};

export const offerDeclinedText: Words<typeof en.offerDeclinedText> = {
  subject: (number) => `प्रस्ताव ${number} मना किया गया`,
  title: "आपने हमारा प्रस्ताव मना कर दिया है।",
  preview: (number) => `प्रस्ताव ${number} मना किया गया।`,
  text: (number) =>
    `प्रस्ताव ${number} मना किया गया, अब इसका कुछ नहीं बनेगा। ग़लती से हो गया, या कुछ और चाहिए? इसी मेल का जवाब दीजिए, हम नया बना देंगे।`,
  wrote: (words) => `आपने लिखा:\n${words}`,
  see: "प्रस्ताव देखें",
};

const names: Record<DueKind, string> = { whole: "पूरी रक़म", advance: "पेशगी", balance: "बाक़ी रक़म" };

const then: Record<DueKind, string> = {
  whole: "चुकते ही हम शुरू कर देंगे।",
  advance: "मिलते ही हम शुरू कर देंगे।",
  balance: "चुकते ही हम शुरू कर देंगे।",
};

const times: Record<DueTime, string> = { now: "अब", beforeSent: "ऑर्डर निकलने से पहले" };

export const offerDuesText: Words<typeof en.offerDuesText> = {
  accepted: (kind, sum, isByBank) => {
    const how = isByBank
      ? "बैंक से भेजनी है। कहाँ भेजनी है, यह ऑर्डर के पन्ने पर लिखा है; साथ में वहाँ लिखा नंबर ज़रूर लिखिए"
      : "कार्ड या UPI से चुकानी है";
    return `अब ${names[kind]}, ${sum}, ${how}। ${then[kind]}`;
  },
  byCard: (kind, sum, time) => `${times[time]} ${names[kind]}, ${sum}, कार्ड या UPI से चुकानी है।`,
  byBank: (kind, sum, time) =>
    `${times[time]} ${names[kind]}, ${sum}, बैंक से भेजनी है। कहाँ भेजनी है, यह ऑर्डर के पन्ने पर लिखा है; साथ में वहाँ लिखा नंबर ज़रूर लिखिए।`,
  pay: "अभी चुकाएँ",
  see: "अपना ऑर्डर देखें",
};

export const offerAcceptedText: Words<typeof en.offerAcceptedText> = {
  subject: (number, order) => `प्रस्ताव ${number} मंज़ूर हुआ: ऑर्डर ${order}`,
  title: "आपके ऑर्डर के लिए शुक्रिया।",
  preview: (number, order) => `प्रस्ताव ${number} अब ऑर्डर ${order} है।`,
  text: (number, order) => `आपने प्रस्ताव ${number} मंज़ूर किया है। अब यह ऑर्डर ${order} है।`,
};

export const orderTakenText: Words<typeof en.orderTakenText> = {
  subject: (order) => `आपका ऑर्डर ${order}`,
  title: "आपके ऑर्डर के लिए शुक्रिया।",
  preview: (order) => `यह आपका ऑर्डर ${order} है, जैसा हमारे बीच तय हुआ।`,
  agreed: (order) => `यह आपका ऑर्डर ${order} है, जैसा हमारे बीच तय हुआ।`,
  takenAlong: (order) => `यह आपका ऑर्डर ${order} है, जो आप साथ ले गए हैं।`,
  received: (sum) => `हमें ${sum} मिल गए हैं।`,
  goesTo: "कहाँ जा रहा है",
};
