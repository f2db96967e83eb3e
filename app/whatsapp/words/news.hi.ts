import type { Words } from "#values/language/texts.ts";
import type * as en from "./news.text.ts";

export const newsNames: Words<typeof en.newsNames> = {
  order_placed: "ऑर्डर मिला",
  pay_part: "भुगतान बाक़ी",
  confirm_cash: "पक्का करना है",
  parcel_left: "पार्सल निकला",
  out_for_delivery: "आज पहुँचेगा",
  arrived: "पहुँच गया",
  back_in_stock: "फिर से मिल रहा है",
  work_given: "नया काम",
};

export const messageStates: Words<typeof en.messageStates> = {
  waiting: "बारी का इंतज़ार",
  sending: "भेजा जा रहा है",
  sent: "भेजा गया",
  delivered: "पहुँचा",
  read: "पढ़ा गया",
  unclear: "पता नहीं चला: मेल में सब है",
  dropped: "नहीं भेजा: बताने को कुछ नया नहीं रहा",
  stopped: "नहीं भेजा: इस नंबर से STOP लिखा गया था",
  failed: (code) => `नहीं गया: WhatsApp ने मना किया${code === null ? "" : ` (${code})`}`,
  reasons: {
    131026: "नहीं गया: इस नंबर पर WhatsApp नहीं है",
    132001: "नहीं गया: Meta ने यह संदेश अभी मंज़ूर नहीं किया",
    130429: "नहीं गया: WhatsApp बहुत व्यस्त था",
    131000: "नहीं गया: WhatsApp में कुछ ख़राबी थी",
    190: "नहीं गया: टोकन का समय पूरा हो गया",
  },
};

export const triedText: Words<typeof en.triedText> = {
  unclear: "पता नहीं कि गया या नहीं: WhatsApp ने साफ़ जवाब नहीं दिया। फ़ोन देखिए।",
};
