import type { Words } from "#values/language/texts.ts";
import { mostReply } from "../review.ts";
import { reviewsText } from "../reviews.text.ts";
import type * as en from "./review-admin.text.ts";

const longest = mostReply.toLocaleString("en-IN");

export const reviewAdminText: Words<typeof en.reviewAdminText> = {
  title: "राय",
  note: "ख़रीदार अपने सामान के बारे में क्या कहते हैं। आप उसे दिखाते या छिपाते हैं; उनके शब्द और तारे कोई नहीं बदलता।",
  dialog: "राय देखें",
  tabs: { pending: "देखनी बाक़ी", shown: "दिख रही", hidden: "छिपी हुई" },
  none: {
    pending: "देखने के लिए कोई राय बाक़ी नहीं है",
    shown: "अभी कोई राय नहीं दिख रही है",
    hidden: "कोई राय छिपी हुई नहीं है",
  },
  listFailed: { title: "गड़बड़ी", text: "राय नहीं लाई जा सकीं। फिर कोशिश कीजिए।" },
  gone: "यह राय अब नहीं है।",
  saveFailed: (text) => ({ title: "सहेजा नहीं गया", text }),
  offline: "दुकान तक बात नहीं पहुँची। आपका लिखा हुआ बचा है।",
  edited: "बदली गई",
  before: "जब तक आप नए शब्द नहीं दिखाते, यह दिखेगा",
  next: {
    pending: "पढ़िए, फिर दिखाइए या छिपाइए।",
    edited: "ख़रीदार ने इसे बदला है। जब तक आप इसे दिखाते या छिपाते नहीं, पहले वाली ही दिखेगी।",
    shown: "सामान के पन्ने पर सब इसे पढ़ते हैं।",
    hidden: "यह किसी को नहीं दिखती। ख़रीदार को इसकी वजह दिखती है, और वे इसे बदल सकते हैं।",
  },
  nextReview: "अगली राय",
  show: "दिखाएँ",
  hide: "छिपाएँ",
  reason: "वजह",
  chooseReason: "वजह चुनिए",
  reasonHint: "राय ख़राब है, यह कोई वजह नहीं: जवाब देना ज़्यादा काम आता है। वजह ख़रीदार को मेल से बताई जाती है।",
  hideQuestion: "यह राय छिपाएँ? वजह ख़रीदार को मेल से बताई जाएगी।",
  reply: "जवाब दें",
  replyLabel: "आपका जवाब",
  replyHint: (replier) =>
    `राय के नीचे “${reviewsText.replyFrom(replier)}” के नाम से दिखेगा। ${longest} अक्षर तक; ख़ाली छोड़ने पर जवाब हट जाएगा।`,
  errors: {
    reason: "दी हुई वजहों में से एक चुनिए।",
    replyLong: `जवाब में ${longest} अक्षर तक ही आ सकते हैं।`,
    unfit: "यह राय अब वैसी नहीं है जैसी आपने देखी थी। पेज फिर से खोलकर देखिए।",
  },
  done: {
    show: { title: "राय दिखा दी", text: "अब इसे सब पढ़ सकते हैं।" },
    hide: { title: "राय छिपा दी", text: "वजह ख़रीदार को मेल से बताई जाएगी।" },
    reply: { title: "जवाब सहेज लिया", text: "जब तक राय दिखती है, जवाब उसके नीचे दिखेगा।" },
    unreplied: { title: "जवाब हटा दिया", text: "अब राय अकेली दिखेगी।" },
  },
  facts: { product: "सामान", order: "ऑर्डर", signed: "किस नाम से", written: "कब लिखी" },
  columns: {
    product: "सामान",
    stars: "तारे",
    words: "राय",
    author: "किसकी",
    photos: "फ़ोटो",
    reply: "जवाब",
    written: "कब लिखी",
  },
  open: (product, author) => `${product}, ${author} की राय`,
  hasReply: "हाँ",
  noReply: "नहीं",
};
