import type { Words } from "#values/language/texts.ts";
import { grouped } from "#values/text/grouped.ts";
import type * as en from "./quote.text.ts";

const offerStates: Readonly<Record<Parameters<typeof en.quotesText.offer>[1], string>> = {
  draft: "ड्राफ़्ट",
  sent: "भेजा गया",
  accepted: "मंज़ूर",
  declined: "मना किया",
  expired: "ख़त्म",
  withdrawn: "वापस लिया",
};

export const quotesText: Words<typeof en.quotesText> = {
  title: "थोक पूछताछ",
  search: "पूछताछ खोजें",
  empty: {
    title: "अभी कोई थोक पूछताछ नहीं।",
    text: "जब कोई थोक भाव पूछेगा, तो यहाँ दिखेगा।",
  },
  noneFound: { title: "कोई पूछताछ नहीं मिली।", text: "दूसरे शब्द लिखिए, या दूसरा हाल चुनिए।" },
  dialog: "थोक पूछताछ देखें",
  send: "सहेजें और जवाब भेजें",
  makeOffer: "प्रस्ताव बनाएँ",
  offer: (number, state, revision) =>
    `${number}, ${offerStates[state]}${revision > 1 ? `, रूप ${revision}` : ""}`,
  replyHint: (email) =>
    `“सहेजें और जवाब भेजें” से ${email} को जाता है, और नोट के नीचे रखा जाता है। नोट ख़ुद कभी नहीं भेजे जाते।`,
  saved: { title: "सहेज लिया", text: "पूछताछ में बदलाव हो गया।" },
  savedAndSent: { title: "सहेज लिया", text: "पूछताछ में बदलाव हो गया। आपका जवाब जा रहा है।" },
  next: "अगली पूछताछ",
  noneLeft: "और किसी पूछताछ का जवाब बाक़ी नहीं।",
  erased: { title: "मिट गई", text: "पूछताछ मिटा दी।" },
  eraseQuestion: "यह पूछताछ हमेशा के लिए मिटाएँ? यह वापस नहीं आएगी।",
  loadFailed: (reason) => ({ title: "गड़बड़ी", text: `थोक पूछताछ नहीं आ पाई। ${reason}` }),
  saveFailed: (reason) => ({ title: "गड़बड़ी", text: `पूछताछ नहीं बदली जा सकी। ${reason}` }),
  reasons: {
    broken: "फिर कोशिश कीजिए।",
    offline: "दुकान तक बात नहीं पहुँची।",
    gone: "यह पूछताछ अब नहीं है।",
    noAddress: "इस पते पर मेल नहीं भेजी जा सकती।",
  },
  errors: {
    status: "हाल चुनिए।",
    reply: "लिखिए कि क्या भेजना है।",
    notesFull: "इन नोट के नीचे जवाब के लिए जगह नहीं बची। पहले इन्हें छोटा कीजिए।",
    replyUnsent: "इसे भेजने के लिए “सहेजें और जवाब भेजें” दबाइए, या इसे ख़ाली कर दीजिए।",
  },
  spam: "फ़ालतू है: सिर्फ़ अपनी छँटाई में दिखाएँ",
  notes: "आपके नोट",
  reply: "जवाब",
  quotes: "थोक भाव",
  samples: "नमूने",
  sample: "नमूना",
  sampleRequest: "नमूने की माँग",
  company: "कंपनी",
  product: "सामान",
  quantity: "कितने नग",
  units: (count) => `${grouped(count)} नग`,
  address: "भेजने का पता",
  customization: "अपने मन का क्या चाहिए",
  message: "उनकी बात",
};

export const quoteNextText: Words<typeof en.quoteNextText> = {
  sentences: {
    answer: (who) => `${who} नमूना माँग रहे हैं।`,
    offer: (who) => `${who} आपके प्रस्ताव का इंतज़ार कर रहे हैं।`,
    send: (who) => `${who} का प्रस्ताव लिखा हुआ है। भेज दीजिए।`,
    wait: (who) => `आपका प्रस्ताव ${who} के पास है, वे सोच रहे हैं।`,
    won: (who) => `${who} ने प्रस्ताव मंज़ूर किया। ऑर्डर बन गया है।`,
    judge: (who) => `दुकान ने ${who} का लिखा फ़ालतू माना। क्या ऐसा है?`,
    nothing: () => "कुछ करना बाक़ी नहीं।",
  },
  waits: {
    answer: "जवाब देना है",
    offer: "प्रस्ताव देना है",
    send: "भेजना है",
    wait: "ग्राहक के पास",
    won: "मंज़ूर",
    judge: "फ़ालतू?",
    nothing: "कुछ नहीं",
  },
  openOffer: "प्रस्ताव खोलें",
};

export const quoteStatusWords: Words<typeof en.quoteStatusWords> = {
  New: "नई",
  Contacted: "बात हुई",
  Quoted: "भाव भेजा",
  "Closed - Won": "मंज़ूर हुई",
  "Closed - Lost": "नहीं बनी",
  "On Hold": "अभी रुकी है",
};

export const repliedOn: Words<typeof en.repliedOn> = (when) => `${when} को मेल से जवाब दिया:`;
