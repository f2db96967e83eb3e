import type { Words } from "#values/language/texts.ts";
import type * as en from "./maker-whatsapp.text.ts";

export const makerWhatsappText: Words<typeof en.makerWhatsappText> = {
  title: "WhatsApp",
  work: "आपका काम",
  ask: "नया काम आए तो क्या हम WhatsApp पर भी बता दें?",
  to: (ending) => `आपके उस नंबर पर, जिसके आख़िर में ${ending} है।`,
  what: "बस इतना कि काम है: कितने नग, और कब तक। बंद करना हो तो वहाँ STOP लिखिए, फिर चाहिए तो START।",
  agree: "WhatsApp पर भी",
  agreed: "नया काम आने पर हम WhatsApp पर बताते हैं।",
  stop: "WhatsApp पर नहीं",
  silent: "आपने WhatsApp पर STOP लिखा था। फिर से संदेश चाहिए तो वहाँ START लिखिए।",
  noNumber: "आपका मोबाइल नंबर अभी हमारे पास नहीं है। हमें बताइए, फिर यह पेज पूछेगा।",
};
