import type { Words } from "#values/language/texts.ts";
import type * as en from "./track.text.ts";

export const trackText: Words<typeof en.trackText> = {
  title: "ऑर्डर कहाँ पहुँचा",
  intro: "बिना खाते के ऑर्डर किया था? ऑर्डर नंबर और जो ईमेल दिया था वह लिखिए, हम आपके ऑर्डर का लिंक मेल कर देंगे।",
  orderNumber: "ऑर्डर नंबर",
  orderHint: "यह JC- से शुरू होता है और ऑर्डर वाली मेल में लिखा है।",
  submit: "ऑर्डर का लिंक भेजें",
  sent: {
    title: "अपनी ईमेल देखिए",
    text: "अगर इस नंबर का ऑर्डर इसी ईमेल से हुआ था, तो उसका लिंक भेज दिया गया है।",
  },
  failed: { title: "गड़बड़ हुई", text: "लिंक नहीं भेजा जा सका। फिर से कोशिश कीजिए।" },
  tooMany: "आपके नेटवर्क से बहुत सारी कोशिशें हुई हैं। दस मिनट बाद फिर कीजिए।",
  errors: {
    orderNumberMissing: "अपना ऑर्डर नंबर लिखिए।",
    orderNumber: "ऑर्डर नंबर ऐसा होता है: JC-1763712345678।",
    email: "अपना ईमेल लिखिए।",
  },
  account: "आपका खाता है?",
  myOrders: "मेरे ऑर्डर देखें",
  emailLabel: "ईमेल",
};
