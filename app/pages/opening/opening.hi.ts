import type { Words } from "#values/language/texts.ts";
import type * as en from "./opening.text.ts";

export const openingText: Words<typeof en.openingText> = {
  heading: "जल्द खुल रहा है",
  title: (shop) => `${shop}: जल्द खुल रहा है`,
  text: "हम सब कुछ तैयार कर रहे हैं। अपना ईमेल छोड़ जाइए, दुकान खुलते ही हम आपको लिखेंगे।",
  email: "ईमेल",
  submit: "खुलने पर बताइए",
  orders: "ऑर्डर कहाँ पहुँचा",
  contact: "हमें लिखें",
  staff: "कर्मचारी लॉग इन",
  said: (title) => `${title}।`,
  bar: "बाहर के लोग ‘जल्द खुल रहा है’ देखते हैं। बदलें",
};
