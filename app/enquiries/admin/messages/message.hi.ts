import type { Words } from "#values/language/texts.ts";
import type * as en from "./message.text.ts";

export const messagesText: Words<typeof en.messagesText> = {
  title: "संदेश",
  search: "संदेश खोजें",
  empty: {
    title: "अभी कोई संदेश नहीं।",
    text: "जब कोई संपर्क के पन्ने से लिखेगा, तो उसका संदेश यहाँ दिखेगा।",
  },
  noneFound: { title: "कोई संदेश नहीं मिला।", text: "दूसरे शब्द लिखिए, या दूसरा हाल चुनिए।" },
  dialog: "संदेश देखें",
  send: "सहेजें और मेल भेजें",
  sendHint: (email) => `“सहेजें और मेल भेजें” से यही ${email} को मेल में भी जाता है।`,
  noMail: "इनका मेल पता नहीं है: WhatsApp पर जवाब दीजिए, और जो लिखा वह यहाँ रख लीजिए।",
  via: "WhatsApp से",
  unverified: (name) => `${name} (WhatsApp पर यही नाम है; किसी ने जाँचा नहीं)`,
  answerThere: "WhatsApp पर जवाब दीजिए",
  saved: { title: "सहेज लिया", text: "संदेश में बदलाव हो गया।" },
  savedAndSent: { title: "सहेज लिया", text: "संदेश में बदलाव हो गया। आपका जवाब जा रहा है।" },
  next: "अगला संदेश",
  noneLeft: "और किसी संदेश का जवाब बाक़ी नहीं।",
  erased: { title: "मिट गया", text: "संदेश मिटा दिया।" },
  eraseQuestion: "यह संदेश हमेशा के लिए मिटाएँ? यह वापस नहीं आएगा।",
  loadFailed: (reason) => ({ title: "गड़बड़ी", text: `संदेश नहीं आ पाए। ${reason}` }),
  saveFailed: (reason) => ({ title: "गड़बड़ी", text: `संदेश नहीं बदला जा सका। ${reason}` }),
  reasons: {
    broken: "फिर कोशिश कीजिए।",
    offline: "दुकान तक बात नहीं पहुँची।",
    gone: "यह संदेश अब नहीं है।",
    noAddress: "इस पते पर मेल नहीं भेजी जा सकती।",
  },
  errors: { status: "हाल चुनिए।", response: "लिखिए कि क्या भेजना है।" },
  answer: "आपका जवाब या नोट",
  updatedOn: (when) => `${when} को बदला`,
};

export const messageNextText: Words<typeof en.messageNextText> = {
  sentences: {
    answer: (who) => `${who} आपके जवाब का इंतज़ार कर रहे हैं।`,
    finish: (who) => `आपने ${who} को जवाब दे दिया। काम हो गया?`,
    judge: (who) => `दुकान ने ${who} का लिखा फ़ालतू माना। क्या ऐसा है?`,
    nothing: () => "कुछ करना बाक़ी नहीं।",
  },
  waits: { answer: "जवाब देना है", finish: "जवाब दिया", judge: "फ़ालतू?", nothing: "कुछ नहीं" },
  done: "काम हो गया",
};

export const messageStatusWords: Words<typeof en.messageStatusWords> = {
  Pending: "जवाब बाक़ी",
  Contacted: "जवाब दिया",
  Resolved: "निपट गया",
  Spam: "फ़ालतू",
};
