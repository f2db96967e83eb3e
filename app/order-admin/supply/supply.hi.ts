import type { Words } from "#values/language/texts.ts";
import type * as en from "./supply.text.ts";

export const supplyText: Words<typeof en.supplyText> = {
  title: "आपूर्ति की जगह",
  place: "राज्य",
  by: "यानी",
  tax: "टैक्स",
  rules: {
    parcel: "जहाँ पार्सल जाता है",
    buyer: "जहाँ ख़रीदार पंजीकृत है",
  },
  note: (registered, parcel) =>
    `ख़रीदार का GSTIN ${registered} का है, और पार्सल ${parcel} जाता है। कंपनी के कहने पर कोई तीसरा इसे पाए, तो IGST अधिनियम, 2017 ` +
    "की धारा 10(1)(b) मानती है कि कंपनी ने ही पाया, और आपूर्ति की जगह वहाँ रखती है जहाँ कंपनी है। उस राज्य में उनकी अपनी शाखा का " +
    "GSTIN अलग होता है। अपने अकाउंटेंट से पूछिए।",
  take: {
    parcel: "जहाँ पार्सल जाता है, वह लें",
    buyer: "जहाँ ख़रीदार पंजीकृत है, वह लें",
  },
  hint: "सिर्फ़ इस ऑर्डर के लिए, जब तक उसका बिल नहीं बनता। दाम वही रहता है।",
  invoiced: (number) => `${number} में यही लिखा है, और यही रहता है।`,
};
