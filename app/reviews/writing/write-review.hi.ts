import type { Words } from "#values/language/texts.ts";
import { grouped } from "#values/text/grouped.ts";
import { bodyLength, mostReviewPhotos, mostTitle } from "../review.ts";
import type * as en from "./write-review.text.ts";

const { least, most } = bodyLength;

export const writeReviewText: Words<typeof en.writeReviewText> = {
  act: "राय लिखें",
  description: "यहाँ से ली हुई चीज़ के बारे में औरों को बताइए।",
  intro: "औरों को बताइए कि चीज़ें कैसी हैं। हर एक की राय अलग लिखी जाती है।",
  pieces: "आपकी चीज़ें",
  edit: "बदलें",
  stars: "कितने तारे",
  title: "शीर्षक",
  body: "आपकी राय",
  bodyHint: `${least} से ${grouped(most)} अक्षर। कैसी है, और आप इसे कैसे काम में लेते हैं?`,
  photosHint: `${mostReviewPhotos} तक। हर फ़ोटो से हम हटा देते हैं कि वह कब और कहाँ खींची गई।`,
  kept: "आपकी राय की फ़ोटो",
  keep: (place) => `फ़ोटो ${place} रखें`,
  signed: (name) => `हमारे देख लेने के बाद सब इसे आपके पहले नाम, ${name}, के साथ पढ़ेंगे। आपके शब्द हम कभी नहीं बदलते।`,
  editNote: "जब तक हम नए शब्द न देख लें, पहले वाले ही दिखेंगे।",
  submit: "राय भेजें",
  back: "अपनी चीज़ों पर वापस",
  shop: "और ख़रीदें",
  see: "सारी राय देखें",
  reply: "हमारा जवाब",
  said: {
    pending: "हमारे पढ़ लेने के बाद दिखेगी।",
    pendingEdit: "आपके नए शब्द हमें देखने हैं; तब तक पहले वाले दिख रहे हैं।",
    shown: "सबको दिख रही है।",
    hidden: (reason) => `नहीं दिख रही: ${reason}। आप इसे बदल सकते हैं।`,
  },
  closed: {
    gone: "यह अब दुकान में नहीं है।",
    not_arrived: "यह अभी पहुँची नहीं है।",
    refunded: "इसके पैसे आपको वापस हो गए।",
  },
  missing: "इस पर राय नहीं दी जा सकती: यह अब इस ऑर्डर में नहीं है।",
  noLink: {
    title: "यह लिंक काम नहीं कर रहा",
    text: "शायद अधूरा रह गया है। अपना ऑर्डर खोलिए और वहाँ “राय लिखें” दबाइए।",
  },
  over: {
    title: "यह लिंक ख़त्म हो गया है",
    text: "राय का लिंक 180 दिन चलता है। अपना ऑर्डर खोलिए और वहाँ “राय लिखें” दबाइए।",
  },
  track: "ऑर्डर खोजें",
  stale: "इस बीच यह राय दूसरी खिड़की में बदल गई है। देखने के लिए पन्ना फिर खोलिए।",
  unsent: { title: "गड़बड़ी", text: "दुकान तक बात नहीं पहुँची। अपना इंटरनेट देखकर फिर कोशिश कीजिए।" },
  errors: {
    stars: "चुनिए कि आप कितने तारे देते हैं।",
    title: `शीर्षक में ${mostTitle} अक्षर तक ही आ सकते हैं।`,
    bodyShort: `कम से कम ${least} अक्षर लिखिए।`,
    bodyLong: `राय में ${grouped(most)} अक्षर तक ही आ सकते हैं।`,
    tooOften: "यहाँ से बहुत सारी राय भेजी जा चुकी हैं। थोड़ी देर बाद फिर कोशिश कीजिए।",
  },
};

export const ownReviewNotices: Words<typeof en.ownReviewNotices> = {
  written: { title: "राय भेज दी", text: "हम देख लें, फिर सब पढ़ सकेंगे।" },
  same: { title: "कुछ नहीं बदला", text: "आपकी राय वही है जो पहले थी।" },
};
