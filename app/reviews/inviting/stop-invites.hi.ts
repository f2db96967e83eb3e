import type { Words } from "#values/language/texts.ts";
import type * as en from "./stop-invites.text.ts";

export const stopInvitesText: Words<typeof en.stopInvitesText> = {
  title: "राय पूछना बंद करें",
  description: "वे मेल बंद हो जाते हैं जो पूछते हैं कि चीज़ें कैसी लगीं।",
  ask: {
    title: "पूछना बंद कर दें?",
    text: "हम हर ऑर्डर पर एक ही बार पूछते हैं, पहुँचने के एक हफ़्ते बाद। ऑर्डर की मेल तो आती ही रहेंगी।",
  },
  stop: "पूछना बंद करें",
  stopped: {
    title: "अब हम नहीं पूछेंगे",
    text: "राय पूछने वाली मेल अब नहीं आएँगी। “राय लिखें” आपके ऑर्डर पर फिर भी मिलेगा।",
  },
  unknown: {
    title: "यह लिंक काम नहीं कर रहा",
    text: "शायद अधूरा रह गया है। उसी मेल का जवाब दे दीजिए, हम बंद कर देंगे।",
  },
  write: "राय लिखें",
  shop: "और ख़रीदें",
  failed: { title: "गड़बड़ी", text: "बदला नहीं जा सका। फिर कोशिश कीजिए।" },
};
