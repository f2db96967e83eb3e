import type { Words } from "#values/language/texts.ts";
import type * as en from "./placed.text.ts";

export const unpaidText: Words<typeof en.unpaidText> = {
  title: "आपके ऑर्डर का भुगतान बाक़ी है",
  lapsedTitle: "आपके ऑर्डर का भुगतान समय पर नहीं हुआ",
  payTitle: "अपने ऑर्डर का भुगतान कीजिए",
  cancelledTitle: "आपका ऑर्डर रद्द हो गया",
  tooLateTitle: "आपका भुगतान देर से आया",
  refundedTitle: "आपके ऑर्डर के पैसे वापस हो गए",
  back: "वापस ऑर्डर पर",
};

export const forgetText: Words<typeof en.forgetText> = {
  button: "इस डिवाइस से यह ऑर्डर हटाएँ",
  title: "इस डिवाइस से आपका ऑर्डर हटा दिया गया",
  text: "अब इस डिवाइस पर कोई इसे नहीं खोल सकता। हमारे ईमेल का लिंक अब भी खोलता है, और हम आपको नया भी भेज सकते हैं।",
  unsent: { title: "गड़बड़ी", text: "दुकान से संपर्क नहीं हो पा रहा। अपना इंटरनेट देखकर फिर कोशिश कीजिए।" },
};

export const linkOver: Words<typeof en.linkOver> = {
  title: "इस लिंक का समय पूरा हो गया",
  text: "ईमेल का लिंक डिलीवरी के 180 दिन बाद तक ऑर्डर खोलता है। ऑर्डर नंबर और अपना ईमेल देकर नया लिंक मँगा लीजिए।",
};

export const nowText: Words<typeof en.nowText> = {
  pending: { title: "आपका ऑर्डर हमें मिल गया है", text: "हम जल्दी ही काम शुरू करेंगे।" },
  oncePaid: { title: "आपका ऑर्डर हमें मिल गया है", text: "भुगतान आते ही हम काम शुरू करेंगे।" },
  cash: { title: "आपका ऑर्डर हमें मिल गया है", text: "पहुँचने पर देने के लिए रक़म नक़द तैयार रखिए।" },
  processing: { title: "आपका ऑर्डर तैयार हो रहा है", text: "" },
  shipped: { title: "आपका ऑर्डर रास्ते में है", text: "" },
  partSent: { title: "आपके ऑर्डर का एक हिस्सा निकल चुका है", text: "बाक़ी पीछे से आ रहा है।" },
  delivered: { title: "आपका ऑर्डर पहुँच गया", text: "उम्मीद है, आपको बहुत पसंद आएगा।" },
};

export const placedText: Words<typeof en.placedText> = {
  title: "आपका ऑर्डर",
  description: "आपका ऑर्डर, उसकी डिलीवरी और उसका भुगतान।",
  payDescription: "ऑर्डर का भुगतान कार्ड या UPI से कीजिए।",
  ordered: "क्या-क्या मँगाया",
  shippingAddress: "डिलीवरी का पता",
  paymentMethod: "भुगतान का तरीक़ा",
  invoice: "बिल",
  delivery: "डिलीवरी",
  estimated: "पहुँचने का अंदाज़ा",
  thanks: "ऑर्डर के लिए धन्यवाद",
  yourOrder: "आपका ऑर्डर नंबर: ",
  placedOn: (moment) => `, ${moment} किया गया`,
  end: "।",
  mail: {
    before: "ऑर्डर का ",
    mail: "ईमेल",
    to: " इस पते पर जा रहा है: ",
    after: "।",
    toYou: " आपके पास जा रहा है।",
  },
  toPay: "चुकाना है",
  shopOn: "ख़रीदारी जारी रखें",
  contact: "हमसे संपर्क करें",
  tryAgain: "फिर से कोशिश करें",
  newLink: "नया लिंक मँगाएँ",
};
