import type { Words } from "#values/language/texts.ts";
import type * as en from "./also-on-whatsapp.text.ts";

export const alsoOnWhatsappText: Words<typeof en.alsoOnWhatsappText> = {
  label: "WhatsApp पर भी",
  hint: "ऑर्डर के बारे में जो मेल आती है, वह इस नंबर पर भी आएगी। कोई विज्ञापन नहीं। बंद करना हो तो वहाँ STOP लिखिए, फिर चाहिए तो START।",
  alert: "WhatsApp नंबर",
  noMobile: "WhatsApp के लिए मोबाइल नंबर चाहिए, जैसे 98765 43210।",
};
