import type { Words } from "#values/language/texts.ts";
import type * as en from "./parcel-mail.text.ts";

type Text = Words<typeof en.parcelMailText>;

const steps: Text["steps"] = {
  picked_up: {
    subject: (order) => `आपका ऑर्डर ${order} रास्ते में है`,
    subjectOf: (order, parcel) => `आपके ऑर्डर ${order} का पार्सल ${parcel} रास्ते में है`,
    title: "आपका पार्सल रास्ते में है।",
    text: "वह हमारे यहाँ से निकल चुका है।",
  },
  out_for_delivery: {
    subject: (order) => `आपका ऑर्डर ${order} आज पहुँचेगा`,
    subjectOf: (order, parcel) => `आपके ऑर्डर ${order} का पार्सल ${parcel} आज पहुँचेगा`,
    title: "आपका पार्सल आज पहुँच रहा है।",
    text: "कूरियर वाले आज लेकर आएँगे। लेने के लिए कोई घर पर रहे।",
  },
  attempt_failed: {
    subject: (order) => `आपका ऑर्डर ${order} पहुँचाया नहीं जा सका`,
    subjectOf: (order, parcel) => `आपके ऑर्डर ${order} का पार्सल ${parcel} पहुँचाया नहीं जा सका`,
    title: "कूरियर वाले आपका पार्सल नहीं पहुँचा पाए।",
    text: "वे फिर आएँगे, आम तौर पर अगले कामकाजी दिन। पते या फ़ोन नंबर में कुछ ग़लत हो तो आज ही इस मेल का जवाब दीजिए।",
  },
  delivered: {
    subject: (order) => `आपका ऑर्डर ${order} पहुँच गया`,
    subjectOf: (order, parcel) => `आपके ऑर्डर ${order} का पार्सल ${parcel} पहुँच गया`,
    title: "आपका पार्सल पहुँच गया।",
    text: "उम्मीद है, उसमें जो है वह आपको ख़ुशी दे। कुछ टूटा-फूटा या कम निकले तो जल्दी बताइए: कब तक, यह ऑर्डर के पन्ने पर लिखा है।",
  },
};

export const parcelMailText: Text = {
  steps,
  preview: (order, title) => `${title} ऑर्डर ${order}।`,
  text: (order, text) => `ऑर्डर ${order} का पार्सल। ${text}`,
  textOf: (order, text, parcel) => `ऑर्डर ${order} का पार्सल ${parcel}। ${text}`,
  replacement: "आपने जो लौटाया था या जिसकी ख़राबी बताई थी, यह उसके बदले में है।",
  contents: "इस पार्सल में",
  courier: "कूरियर",
  expected: "कब पहुँचेगा",
  toPay: "नकद देने हैं",
};

export const piecesMailText: Words<typeof en.piecesMailText> = {
  toCome: "अभी आना बाक़ी है",
  follows: "वह भी आ रहा है, निकलते ही हम आपको लिखेंगे।",
  gone: "रास्ते में है",
};
