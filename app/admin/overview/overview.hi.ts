import type { Words } from "#values/language/texts.ts";
import type * as en from "./overview.text.ts";

export const overviewText: Words<typeof en.overviewText> = {
  stats: {
    products: "कुल सामान",
    orders: "कुल ऑर्डर",
    pendingComments: "देखनी बाक़ी टिप्पणियाँ",
    newQuotes: "नई थोक पूछताछ",
  },
  sales: {
    title: "ऑर्डर और बिक्री",
    today: "आज",
    month: "इस महीने",
    byDay: "दिन के हिसाब से बिक्री",
    aboveBars: ", और ऊपर उस दिन के ऑर्डर",
    none: "इस महीने अभी कोई बिक्री नहीं हुई।",
    unread: "आँकड़े नहीं लाए जा सके।",
    orders: (count) => `${count} ऑर्डर`,
    figures: "दिन के हिसाब से",
    columns: { day: "दिन", orders: "ऑर्डर", revenue: "बिक्री" },
    chart: "इस महीने की बिक्री, दिन के हिसाब से",
    best: (day, revenue) => `सबसे अच्छा दिन ${day}: ${revenue}।`,
  },
  visits: {
    title: "कितने आए",
    unread: "ये नहीं गिने जा सके।",
    chart: "पिछले 30 दिन में कितने आए",
    said: (count) => `पिछले 30 दिन में लोग ${count} बार आए।`,
    none: "पिछले 30 दिन में कोई नहीं आया।",
    all: "सारे आँकड़े",
  },
  attention: {
    title: "ध्यान चाहिए",
    unread: "ये नहीं गिने जा सके।",
    noneLeft: "ख़त्म",
    left: (stock) => `${stock} बाक़ी`,
  },
  activity: {
    order: (number) => `ऑर्डर ${number}`,
    quote: "थोक पूछताछ",
    quoteFor: (product) => `सामान: ${product}`,
    comment: "टिप्पणी",
    commentOn: (post, words) => `${post ? `“${post}”` : "एक कहानी"} पर: “${words}”`,
    by: ": ",
  },
};

export const attentionText: Words<typeof en.attentionText> = {
  ordersToPack: "पैक करने के ऑर्डर",
  toConfirm: "पक्के करने के ऑर्डर",
  lateToSend: "भेजने में देर",
  newReturns: "नई वापसियाँ",
  unpaidReturns: "वापसियाँ जिनके पैसे नहीं जा पाए",
  newReviews: "देखने की राय",
  newMessages: "जिनका जवाब नहीं दिया, वे संदेश",
  openGrievances: "खुली शिकायतें",
  newQuotes: "जिनका जवाब नहीं दिया, वे थोक पूछताछ",
  heldMessages: "लिंक की वजह से रोके गए संदेश",
  heldQuotes: "लिंक की वजह से रोकी गई थोक पूछताछ",
  proofChanges: "नमूनों में माँगे गए बदलाव",
  offerChanges: "प्रस्तावों में माँगे गए बदलाव",
  endingSoon: "जल्द ख़त्म होने वाले प्रस्ताव",
  paymentIssues: "भुगतान की दिक़्क़तें",
  refundsDue: "पैसे वापस भेजने हैं",
  lowStock: "कम बचा सामान",
};
