import type { Words } from "#values/language/texts.ts";
import { longDay } from "#values/time/date-time.ts";
import type * as en from "./returns.text.ts";

export const reasonWords: Words<typeof en.reasonWords> = {
  changed_mind: "मन बदल गया",
  does_not_suit: "नाप या रंग ठीक नहीं बैठा",
  damaged: "टूटा या ख़राब पहुँचा",
  wrong_item: "कोई और चीज़ आ गई",
  not_as_described: "जैसा बताया था वैसा नहीं है",
  other: "कोई और वजह",
};

export const wishWords: Words<typeof en.wishWords> = {
  refund: "पैसे वापस",
  exchange: "बदले में दूसरी चीज़",
  replacement: "वही चीज़ दोबारा",
};

export const returnStateWords: Words<typeof en.returnStateWords> = {
  requested: "माँगी गई",
  approved: "मंज़ूर",
  received: "हमें मिल गई",
  settled: "निपट गई",
  declined: "नहीं ली गई",
  withdrawn: "रहने दी गई",
};

export const resolutionWords: Words<typeof en.resolutionWords> = {
  refund: "पैसे वापस",
  refund_by_hand: "पैसे वापस, अलग से",
  exchange: "बदल दी गई",
  replacement: "नई भेजी गई",
  nothing: "कुछ नहीं दिया गया",
};

export const returnText: Words<typeof en.returnText> = {
  description: "जो पसंद न आए वह लौटाइए, या बताइए कि क्या ख़राब पहुँचा।",
  piecesOf: (product) => `“${product}” के नग`,
  act: "लौटाएँ या दिक़्क़त बताएँ",
  pieces: "कौन सी चीज़ें?",
  piecesHint: (most) => `ज़्यादा से ज़्यादा ${most} नग`,
  onlyDamaged: "यह तभी लौट सकती है जब टूटी या ख़राब पहुँचे।",
  noneLeft: "इसके सारे नग वापसी में हैं।",
  noneLeftYet: "इसके जितने नग पहुँचे हैं, सब वापसी में हैं।",
  noneArrived: "यह अभी पहुँची नहीं है।",
  reason: "वजह",
  comment: "क्या दिक़्क़त है, अपने शब्दों में बताइए",
  commentLong: "यहाँ 1,000 अक्षर तक ही आ सकते हैं।",
  photosHint: "5 तक। चीज़ ख़राब पहुँची हो, बताई गई जैसी न हो या दूसरी हो, तो फ़ोटो ज़रूरी है।",
  earlier: "इस ऑर्डर की वापसियाँ",
  intro: "चुनिए कि बात किस चीज़ की है। हम देखकर आपको लिखेंगे।",
  wish: "आप क्या चाहेंगे?",
  wishedVariant: "बदले में क्या चाहिए",
  wishedHint: "दूसरा नाप या रंग, या उसी दाम की कोई और चीज़।",
  upi: "UPI आईडी",
  upiHint: "आपने नकद चुकाया था, इसलिए पैसे यहीं आएँगे। उसके 30 दिन बाद हम इसे मिटा देते हैं।",
  submit: "भेजें",
  keep: "ऑर्डर पर वापस",
  open: (day) => `इस ऑर्डर की चीज़ें ${longDay(day)} तक लौटाई जा सकती हैं।`,
  over: (day) => `इस ऑर्डर की चीज़ें ${longDay(day)} तक लौटाई जा सकती थीं। कुछ ख़राब पहुँचा हो तो अब भी बता सकते हैं।`,
  noReturns: "यह दुकान वही वापस लेती है जो टूटा या ख़राब पहुँचे।",
  notArrived: "इस ऑर्डर का अभी कुछ पहुँचा नहीं है, इसलिए कुछ लौट नहीं सकता।",
  lost: "इस ऑर्डर का कुछ लौट नहीं सकता।",
  nothingLeft: "इस ऑर्डर की सारी चीज़ें वापसी में हैं।",
  restToCome: "इस ऑर्डर का जो पहुँचा है, वह वापसी में है। बाक़ी पहुँच जाए तब फिर आइए।",
  askUs: "हमसे संपर्क करें",
  unsent: { title: "गड़बड़ी", text: "दुकान तक बात नहीं पहुँची। अपना इंटरनेट देखकर फिर कोशिश कीजिए।" },
  errors: {
    pieces: "कम से कम एक नग चुनिए।",
    tooMany: (name, open) =>
      open === 0
        ? `“${name}” का कोई नग इस वजह से नहीं लौट सकता।`
        : `“${name}” ${open === 1 ? "का 1 नग लौट सकता है" : `के ${open} नग लौट सकते हैं`}।`,
    reason: "वजह चुनिए।",
    wish: "चुनिए कि आप क्या चाहेंगे।",
    wishForFault: "पैसे वापस या वही चीज़ दोबारा, दोनों में से एक चुनिए।",
    wishForSound: "पैसे वापस या बदले में दूसरी चीज़, दोनों में से एक चुनिए।",
    wishedVariant: "बताइए कि बदले में क्या चाहिए।",
    photosNeeded: "एक फ़ोटो जोड़िए जिसमें यह दिखे।",
    upi: "asha@okhdfcbank जैसी UPI आईडी लिखिए, या ख़ाली छोड़ दीजिए।",
    tooOften: "इस ऑर्डर के लिए बहुत बार माँगा जा चुका है। हमें लिख दीजिए।",
  },
};

export const ownReturnText: Words<typeof en.ownReturnText> = {
  heading: "वापसी",
  description: "आपकी वापसी कहाँ तक पहुँची।",
  title: (number) => `वापसी ${number}`,
  about: "किस चीज़ की बात है",
  order: "ऑर्डर",
  pieces: "चीज़ें",
  comment: "आपके शब्दों में",
  wish: "आप क्या चाहते हैं",
  refund: "पैसे वापस",
  sentInstead: "बदले में भेजा",
  ahead: "बाक़ी",
  withdraw: "वापसी रहने दें",
  withdrawQuestion: "वापसी रहने दें? चीज़ें आपके पास ही रहेंगी।",
  unpaid: (sum) => `${sum} उस रास्ते वापस नहीं जा पाए जिससे आपने चुकाए थे। हम देखकर आपको लिखेंगे; आपको कुछ नहीं करना है।`,
  wasUnpaid: "पहली बार में आपके पैसे वापस नहीं जा पाए थे।",
  missing: { title: "वापसी नहीं मिली", text: "यह वापसी हमें नहीं मिली, या इसका लिंक ख़त्म हो गया है।" },
  next: {
    requested: "हम आपकी बात देखकर आपको लिखेंगे।",
    approved: "चीज़ें अच्छे से पैक कीजिए, पार्सल पर इस वापसी का नंबर लिखिए और नीचे के पते पर भेज दीजिए।",
    approvedFault: "जब तक हम न लिखें, चीज़ें और उनकी पैकिंग सँभालकर रखिए।",
    received: "आपकी चीज़ें हमें मिल गईं। अब हम वापसी निपटाते हैं।",
    declined: "यह वापसी हम नहीं ले पाए।",
    withdrawn: "आपने यह वापसी रहने दी।",
  },
};

export const returnNotices: Words<typeof en.returnNotices> = {
  asked: { title: "भेज दिया", text: "हम देखकर आपको लिखेंगे।" },
  withdrawn: { title: "वापसी रहने दी", text: "चीज़ें आपके पास ही रहेंगी।" },
  tooLate: {
    title: "अब नहीं हो सकता",
    text: "इस बीच वापसी आगे बढ़ चुकी है, अब इसे रोका नहीं जा सकता।",
    tone: "destructive",
  },
};

export const settledText: Words<typeof en.settledText> = {
  toUpi: (sum) => `हमने ${sum} आपकी UPI आईडी पर भेज दिए हैं।`,
  asPaid: (sum) => `${sum} उसी रास्ते वापस जाएँगे जिससे आपने चुकाए थे; बैंक में 5 से 7 कामकाजी दिन में दिखते हैं।`,
  byHand: (sum) => `हमने ${sum} आपको वापस भेज दिए हैं, जैसे आपसे तय हुआ था।`,
  exchange: "बदले की चीज़ अब हमारे यहाँ से चलेगी। चलते ही हम फिर लिखेंगे।",
  replacement: "नई चीज़ अब हमारे यहाँ से चलेगी। चलते ही हम फिर लिखेंगे।",
  nothing: "हमने देख लिया है, अब और कुछ करना नहीं है।",
};
