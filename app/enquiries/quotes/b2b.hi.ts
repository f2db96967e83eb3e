import type { Words } from "#values/language/texts.ts";
import { grouped } from "#values/text/grouped.ts";
import type * as en from "./b2b.text.ts";

export const b2bFormText: Words<typeof en.b2bFormText> = {
  quote: {
    title: "भाव पूछें",
    submit: "भाव पूछें",
    sent: { title: "हमें मिल गया!", text: "हम आपके लिए भाव तैयार करेंगे।" },
    acknowledged: { what: "भाव के लिए आपकी पूछताछ", next: "हम 24 घंटे में आपके लिए भाव तैयार करेंगे।" },
  },
  sample: {
    title: "नमूना मँगाएँ",
    submit: "नमूना मँगाएँ",
    sent: { title: "हमें मिल गया!", text: "हम जल्दी आपसे बात करेंगे।" },
    acknowledged: { what: "नमूने के लिए आपकी पूछताछ", next: "हम जल्दी आपसे बात करेंगे।" },
  },
  labels: {
    company: "कंपनी",
    quantity: "कितने नग",
    logo: "लोगो के बारे में",
    address: "भेजने का पता",
    product: "चीज़",
  },
  quantityHint: (smallest) => `नग में, ${grouped(smallest)} से शुरू।`,
  logoHint: "क्या छपेगा, कहाँ, और कितने रंगों में",
  failed: { title: "गड़बड़!", text: "आपकी पूछताछ नहीं जा पाई। फिर कोशिश कीजिए।" },
  tooMany: "यहाँ से बहुत बार पूछा जा चुका है। कुछ मिनट रुककर फिर कोशिश कीजिए।",
  own: {
    title: "इस ब्राउज़र से भेजा गया",
    quote: (quantity, product) => `भाव: ${grouped(quantity)} × ${product}`,
    sample: (product, address) => `नमूना: ${product}, पता ${address}`,
    note: "यह सूची बस इसी ब्राउज़र में है। आपके बाद जो इसे खोलेगा, उसे भी दिखेगी।",
  },
  errors: {
    fullName: "अपना पूरा नाम लिखिए।",
    email: "अपना ईमेल लिखिए।",
    product: "चीज़ का नाम लिखिए।",
    address: "भेजने का पता लिखिए।",
  },
};
