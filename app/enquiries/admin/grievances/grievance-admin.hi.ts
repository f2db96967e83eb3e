import type { Words } from "#values/language/texts.ts";
import { longDateTime } from "#values/time/date-time.ts";
import type * as en from "./grievance-admin.text.ts";

export const grievanceNextText: Words<typeof en.grievanceNextText> = {
  sentences: {
    acknowledge: (who, by) => `${who} को ${by} तक बताइए कि शिकायत मिल गई।`,
    resolve: (who, by) => `${who} को ${by} तक जवाब दीजिए।`,
    judge: () => "दुकान ने इसे फ़ालतू माना। क्या ऐसा है?",
    nothing: () => "निपट गई: कुछ करना बाक़ी नहीं।",
  },
  waits: { acknowledge: "ख़बर देनी है", resolve: "जवाब देना है", judge: "फ़ालतू?", nothing: "कुछ नहीं" },
};

export const grievanceAdminText: Words<typeof en.grievanceAdminText> = {
  title: "शिकायतें",
  note: "48 घंटे में बताना है कि मिल गई, एक महीने में जवाब देना है: क़ानून आने के समय से गिनता है।",
  dialog: "शिकायत देखें",
  tabs: { open: "बाक़ी", resolved: "निपटी", spam: "फ़ालतू" },
  none: {
    open: "किसी शिकायत का जवाब बाक़ी नहीं।",
    resolved: "अभी कोई शिकायत नहीं निपटी।",
    spam: "कुछ भी फ़ालतू नहीं माना गया।",
  },
  states: { open: "मिलने की ख़बर बाक़ी", acknowledged: "ख़बर दी", resolved: "निपटी" },
  late: { acknowledge: "मिलने की ख़बर में देर हुई", resolve: "जवाब में देर हुई" },
  by: (moment) => `${longDateTime(moment)} तक`,
  erasedSender: "(मिटाया गया)",
  words: "जवाब",
  wordsHint: (email) =>
    email === null
      ? "इन्होंने ईमेल नहीं दिया: आप जो लिखेंगे, वह टिकट के पन्ने पर दिखेगा। फ़ोन कर लीजिए।"
      : `${email} को जाता है, और टिकट के पन्ने पर दिखता है।`,
  buttons: {
    acknowledge: "मिलने की ख़बर दें",
    reply: "जवाब भेजें",
    resolve: "निपटाएँ",
    real: "फ़ालतू नहीं है",
  },
  askAcknowledge: {
    ticked: "चुनी हुई शिकायतों के मिलने की ख़बर दें? जिनका ईमेल है, उन्हें मेल जाएगी।",
    several: (count) => `${count} शिकायतों के मिलने की ख़बर दें? जिनका ईमेल है, उन्हें मेल जाएगी।`,
  },
  nextGrievance: "अगली शिकायत",
  actsLabel: "शिकायत का जवाब",
  acknowledgeHint: "“मिलने की ख़बर दें” बिना शब्दों के भी जा सकता है; “जवाब भेजें” और “निपटाएँ” में कुछ लिखना होगा।",
  eraseQuestion: "यह शिकायत हमेशा के लिए मिटाएँ? यह वापस नहीं आएगी।",
  done: {
    acknowledge: { title: "ख़बर दे दी", text: "बता दिया कि शिकायत मिल गई है।" },
    reply: { title: "जवाब भेज दिया", text: "आपके शब्द टिकट के पन्ने पर हैं।" },
    resolve: { title: "निपट गई", text: "शिकायत निपटा दी।" },
    real: { title: "सहेज लिया", text: "यह फ़ालतू नहीं है, अब “बाक़ी” में है।" },
    erase: { title: "मिट गई", text: "शिकायत मिटा दी।" },
  },
  listFailed: { title: "गड़बड़ी", text: "शिकायतें नहीं आ पाईं। फिर कोशिश कीजिए।" },
  saveFailed: (reason) => ({ title: "गड़बड़ी", text: reason }),
  offline: "दुकान तक बात नहीं पहुँची। आपका लिखा बचा हुआ है।",
  reasons: {
    broken: "कुछ नहीं बदला। फिर कोशिश कीजिए।",
    gone: "यह शिकायत अब नहीं है।",
    unfit: "अब इसके साथ यह नहीं हो सकता।",
  },
  errors: { words: "लिखिए कि क्या कहना है।", wordsLong: "यहाँ 4,000 अक्षर तक ही आ सकते हैं।" },
  facts: {
    ticket: "टिकट",
    status: "हाल",
    orderNumber: "ऑर्डर नंबर",
    acknowledge: "मिलने की ख़बर",
    resolve: "जवाब",
    happened: "क्या हुआ",
    said: (when) => `${when} को कहा`,
  },
};
