import type { Words } from "#values/language/texts.ts";
import type * as en from "./buyer-message.text.ts";

export const buyerMessageText: Words<typeof en.buyerMessageText> = {
  order: (orderNumber, shop, link) => `${shop} पर आपका ऑर्डर ${orderNumber}: ${link}`,
  pay: (orderNumber, shop, link) => `${shop} पर आपका ऑर्डर ${orderNumber} हो गया है। पैसे यहाँ चुका सकते हैं: ${link}`,
  offer: (number, link) => `आपके लिए हमारा प्रस्ताव ${number}: ${link}`,
};
