import { indianStateText } from "#values/contact/state-names.text.ts";
import type { Words } from "#values/language/texts.ts";
import type * as en from "./delivery.text.ts";

const unread = "दुकान से संपर्क नहीं हो पाया। अपना इंटरनेट देखकर फिर कोशिश कीजिए।";

export const deliveryText: Words<typeof en.deliveryText> = {
  title: "डिलीवरी",
  intro: "सामान आप तक कब पहुँचेगा, और क्या उस समय नकद दे सकते हैं।",
  pincode: "पिन कोड",
  check: "डिलीवरी देखें",
  wrong: "छह अंकों का पिन कोड लिखिए, जैसे 847211।",
  noPlace: "डाक विभाग में ऐसा कोई पिन कोड नहीं है। एक बार अंक मिला लीजिए।",
  to: (pincode, state) =>
    `${state === undefined ? pincode : `${pincode}, ${indianStateText.name(state)}`} तक डिलीवरी`,
  cash: "डिलीवरी पर नकद",
  unserviceable: (pincode) => `${pincode} तक कूरियर नहीं जाते। ऑर्डर से पहले हमें लिखिए, हम कोई रास्ता निकालेंगे।`,
  if: "अगर आप आज ऑर्डर करें।",
  back: (name) => `वापस: ${name}`,
  noCash: (reason, help) => `नहीं। ${reason} ${help}`,
  withCash: (sums, fee) =>
    `हाँ${sums === undefined ? "" : `, ${sums} के ऑर्डर पर`}${fee === undefined ? "।" : `; ${fee} अलग से लगेंगे।`}`,
  unread: { title: "गड़बड़ी", text: unread },
  failed: unread,
};
