import type { Words } from "#values/language/texts.ts";
import { grouped } from "#values/text/grouped.ts";
import { longDay } from "#values/time/date-time.ts";
import type * as en from "./sheet.text.ts";

export const sheetText: Words<typeof en.sheetText> = {
  title: (order) => `ऑर्डर: ${order}`,
  placedOn: (when) => `ऑर्डर हुआ: ${when}`,
  made: ({ made, pieces, makers }) =>
    [`${grouped(pieces)} में से ${grouped(made)} बने`, ...(makers.length > 0 ? [makers.join(", ")] : [])].join(
      " · ",
    ),
  advised: (day) =>
    day === null ? "ख़ाली हफ़्तों से: जितनी दूर तक आप देखते हैं, सब भरा है।" : `ख़ाली हफ़्तों से यह ${longDay(day)} तक बनेगा।`,
  addresses: {
    billing: "बिल का पता",
    shipping: "डिलीवरी का पता",
  },
  returns: {
    title: "वापसियाँ",
    asked: (when) => `माँगी गई: ${when}`,
    states: {
      requested: "माँगी गई",
      approved: "मंज़ूर",
      received: "हमें मिल गई",
      settled: "निपट गई",
      declined: "नहीं ली गई",
      withdrawn: "रहने दी गई",
    },
  },
  customer: {
    title: "ग्राहक",
    name: "नाम",
    guest: "(बिना खाते का)",
    email: "ईमेल",
    phone: "फ़ोन",
    date: "ऑर्डर की तारीख़",
    total: "ऑर्डर का कुल",
    company: "कंपनी",
  },
  note: { title: "आपका नोट", label: "नोट", hint: "यह सिर्फ़ दुकान चलाने वालों को दिखता है।", save: "नोट सहेजें" },
  items: "सामान",
  history: "अब तक क्या हुआ",
  changes: (count) => `दुकान चलाने वालों के बदलाव (${count})`,
  did: (who, what) => `${who} ${what}`,
  status: "हाल",
  updateStatus: "हाल बदलें",
  sameStatus: "अभी यही हाल है। बदलना हो तो दूसरा चुनिए।",
  askCancelSent:
    "यह ऑर्डर निकल चुका है। फिर भी रद्द करें? ग्राहक को मेल जाएगा, और इसके गिने हुए नग दुकान के माल में फिर जुड़ जाएँगे, मानो लौट आए हों।",
  trackingNumber: "ट्रैकिंग नंबर",
  trackingLink: "ट्रैकिंग का लिंक",
  saveTracking: "ट्रैकिंग सहेजें",
  mailTracking: "ट्रैकिंग की नई जानकारी ग्राहक को मेल करें",
};
