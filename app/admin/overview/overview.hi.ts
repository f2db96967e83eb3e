import type { Words } from "#values/language/texts.ts";
import type * as en from "./overview.text.ts";

export const overviewText: Words<typeof en.overviewText> = {
  stats: {
    products: "कुल सामान",
    orders: "कुल ऑर्डर",
    pendingComments: "देखनी बाक़ी टिप्पणियाँ",
    newQuotes: "नई थोक पूछताछ",
  },
  visits: {
    title: "कितने आए",
    unread: "ये नहीं गिने जा सके।",
    chart: "पिछले 30 दिन में कितने आए",
    said: (count) => `पिछले 30 दिन में लोग ${count} बार आए।`,
    none: "पिछले 30 दिन में कोई नहीं आया।",
    all: "सारे आँकड़े",
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
