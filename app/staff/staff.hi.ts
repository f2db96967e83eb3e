import { permissionText } from "#accounts/permissions/permissions.hi.ts";
import type { Permission } from "#accounts/permissions/permissions.ts";
import type { Words } from "#values/language/texts.ts";
import { longDate } from "#values/time/date-time.ts";
import type * as en from "./staff.text.ts";
import { invitationDays, mostInvitations } from "./staff-member.ts";

export const acceptText: Words<typeof en.acceptText> = {
  title: "दुकान में काम कीजिए",
  intro: (name, shop) => `नमस्ते ${name}, ${shop} आपको अपनी दुकान में काम करने के लिए बुला रही है।`,
  may: "तब आप ये कर सकेंगे",
  email: "लॉग इन इस ईमेल से होगा",
  customer:
    "इस ईमेल वाला आपका ग्राहक खाता आपका स्टाफ़ खाता बन जाएगा: उसके ऑर्डर उसी में रहेंगे, और जो पासवर्ड यहाँ चुनेंगे, वह पहले वाले की जगह लेगा।",
  choose: "कम से कम 12 अक्षरों का पासवर्ड चुनिए।",
  submit: "मंज़ूर है",
  failed: { title: "गड़बड़ी", text: "बुलावा मंज़ूर नहीं हो सका। फिर से कोशिश कीजिए।" },
  done: { title: "स्वागत है", text: "अब आप यहाँ काम करते हैं। अपने नए पासवर्ड से लॉग इन कीजिए।" },
  stale: {
    title: "यह बुलावा अब काम नहीं करता",
    text: "यह मंज़ूर हो चुका है या वापस ले लिया गया है, इसकी जगह नई मेल आ गई है, या यह बहुत पुराना है। पासवर्ड चुन चुके हों, तो बस लॉग इन कीजिए; नहीं तो दुकान से दूसरा बुलावा माँगिए।",
    signIn: "लॉग इन पर जाइए",
  },
};

const named = (lacked: readonly Permission[]): string =>
  lacked.map((each) => `“${permissionText[each].name}”`).join(", ");

export const staffText: Words<typeof en.staffText> = {
  title: "स्टाफ़",
  note: "दुकान में कौन काम करता है, और कौन क्या कर सकता है।",
  today: (people) => (people === 1 ? "आज यहाँ 1 व्यक्ति काम करता है।" : `आज यहाँ ${people} लोग काम करते हैं।`),
  columns: { name: "नाम", email: "ईमेल", may: "क्या कर सकते हैं", lastSignIn: "पिछली बार लॉग इन", acts: "काम" },
  owner: "मालिक",
  everything: "सब कुछ",
  you: "आप",
  never: "कभी नहीं",
  change: "बदलें",
  changeLabel: (name) => `${name} को बदलें`,
  readFailed: { title: "गड़बड़ी", text: "स्टाफ़ की सूची नहीं खुल सकी। फिर से कोशिश कीजिए।" },
  saveFailed: { title: "गड़बड़ी", text: "सहेजा नहीं जा सका। फिर से कोशिश कीजिए।" },
  gone: { title: "कुछ नहीं बदला", text: "वे अब यहाँ काम नहीं करते।" },
  beyond: "वे आपसे ज़्यादा कर सकते हैं। उन्हें वही बदल सकता है, जो वह सब कर सकता हो।",
  own: "अपनी अनुमति कोई ख़ुद नहीं बदलता: जिसके पास “स्टाफ़” है, ऐसा कोई और बदलता है।",

  invite: "बुलाएँ",
  inviting: "भेज रहे हैं…",
  inviteNote: `उन्हें पासवर्ड चुनने के लिंक वाली मेल जाएगी, जो ${invitationDays} दिन चलेगी। उससे पहले कोई अंदर नहीं आ सकता।`,
  nameLabel: "नाम",
  nameMissing: "उनका नाम लिखिए।",
  emailLabel: "ईमेल",
  emailHint: "अगर यह ईमेल किसी ग्राहक का है, तो उनका खाता आपके स्टाफ़ का खाता बन जाएगा और उसके ऑर्डर उसी में रहेंगे।",
  emailMissing: "उनका ईमेल लिखिए।",
  sets: "आम तौर पर",
  setNames: { packer: "पैक करने वाले", accountant: "मुनीम", writer: "लिखने वाले", assistant: "दुकान के सहायक" },
  permissions: "वे क्या कर सकते हैं",
  ownerLabel: "मालिक",
  ownerAbout: "सब कुछ, और आगे दुकान जो भी करना सीखे।",
  noneTicked: "वे क्या कर सकते हैं, उस पर निशान लगाइए।",
  lacked: (lacked) => `जो आप ख़ुद नहीं कर सकते, वह आप नहीं दे सकते: ${named(lacked)}।`,
  lackedOwner: "किसी को मालिक सिर्फ़ मालिक बना सकता है।",
  worksHere: "इस ईमेल वाला कोई यहाँ पहले से काम करता है।",
  invitedBefore: "इस ईमेल को पहले ही बुलाया जा चुका है। सूची से फिर भेजिए, या पहले उसे वापस ले लीजिए।",
  tooMany: `${mostInvitations} लोगों को बुलाया गया है और जवाब नहीं आया। पहले एक बुलावा वापस ले लीजिए।`,
  invited: (name) => ({ title: "बुला लिया", text: `${name} को मेल जा रही है।` }),

  waiting: "बुलाए हुए",
  sent: "भेजा",
  until: "लिंक",
  untilWhen: (when) => `${longDate(when)} तक चलेगा`,
  tooOld: "अब पुराना हो गया",
  resend: "फिर भेजें",
  resendLabel: (name) => `${name} का बुलावा फिर भेजें`,
  resent: { title: "फिर भेज दिया", text: "पहले वाली मेल का लिंक अब काम नहीं करेगा।" },
  withdraw: "वापस लें",
  withdrawLabel: (name) => `${name} का बुलावा वापस लें`,
  askWithdraw: (name) => `${name} का बुलावा वापस ले लें? मेल का लिंक काम करना बंद कर देगा।`,
  withdrawn: { title: "बुलावा वापस ले लिया", text: "मेल का लिंक अब काम नहीं करेगा।" },
  invitationGone: { title: "कुछ नहीं बदला", text: "इस बीच यह बुलावा मंज़ूर हो गया या वापस ले लिया गया।" },
  invitationBeyond: { title: "आपके बस में नहीं", text: "जितना आप ख़ुद कर सकते हैं, यह उससे ज़्यादा देता है।" },

  save: "सहेजें",
  saving: "सहेज रहे हैं…",
  changed: { title: "सहेज लिया", text: "उनके अगले क्लिक से यही चलेगा। मेल उन्हें बता देगी।" },
  unchanged: { title: "कुछ नहीं बदला", text: "यह सब वे पहले से कर सकते हैं।" },
  removePart: "दुकान से हटाएँ",
  removeNote:
    "वे हर जगह से तुरंत लॉग आउट हो जाएँगे और अपने इसी पासवर्ड के साथ ग्राहक बन जाएँगे। उनके भेजे बुलावे और बनाई API चाबियाँ ख़त्म हो जाएँगी, और उनके वेबहुक रुक जाएँगे: जो किसी प्रोग्राम को चाहिए, उसे पहले “कनेक्शन” में अपने नाम कर लीजिए। मेल उन्हें बता देगी।",
  remove: "हटाएँ",
  askRemove: (name) => `${name} को स्टाफ़ से हटा दें?`,
  removed: { title: "हटा दिया", text: "वे लॉग आउट हो गए हैं और अब ग्राहक हैं। मेल उन्हें बता देगी।" },
  back: "पूरा स्टाफ़",
};

export const staffMailText: Words<typeof en.staffMailText> = {
  hello: (name) => `नमस्ते ${name},`,
  unexpected: "अगर आपको इसकी उम्मीद नहीं थी, तो इस मेल का जवाब दीजिए।",
  choose: "पासवर्ड चुनें",
  invited: {
    subject: (shop) => `${shop} की दुकान में काम कीजिए`,
    title: "आपको दुकान में काम करने के लिए बुलाया गया है।",
    preview: `लिंक एक बार काम करेगा, ${invitationDays} दिन के अंदर।`,
    text: (shop, may) =>
      `${shop} चाहती है कि आप उसकी दुकान में काम करें। तब आप ये कर सकेंगे: ${may}। पासवर्ड चुनिए, और इसी ईमेल से लॉग इन कीजिए। लिंक एक बार काम करेगा, ${invitationDays} दिन के अंदर:`,
    stranger: "अगर आपको नहीं पता कि यह मेल क्यों आई, तो इसे रहने दीजिए: तब कुछ नहीं होगा।",
  },
  changed: {
    subject: (shop) => `${shop} में आप क्या कर सकते हैं, यह बदल गया है`,
    title: "दुकान में आप क्या कर सकते हैं, यह बदल गया है।",
    preview: "यह तुरंत लागू है।",
    text: (shop, may) => `अब से ${shop} में आप ये कर सकते हैं: ${may}।`,
  },
  removed: {
    subject: (shop) => `अब आप ${shop} की दुकान में काम नहीं करते`,
    title: "अब आप दुकान में काम नहीं करते।",
    preview: "आप हर जगह से लॉग आउट कर दिए गए हैं।",
    text: (shop) =>
      `आप ${shop} की दुकान चलाने की जगह से लॉग आउट कर दिए गए हैं। आपका खाता अब ग्राहक का है, आपके इसी पासवर्ड के साथ; उसे उसकी सेटिंग में मिटाया जा सकता है।`,
  },
  newAdmin: {
    subject: (shop) => `${shop} की दुकान चलाने का पासवर्ड चुनिए`,
    title: "दुकान चलाने का पासवर्ड चुनिए।",
    preview: "लिंक एक बार काम करेगा, एक घंटे के अंदर।",
    hello: "नमस्ते,",
    text: (shop) =>
      `अब आप ${shop} की दुकान चलाते हैं। पासवर्ड चुनिए, और इसी ईमेल से लॉग इन कीजिए। लिंक एक बार काम करेगा, एक घंटे के अंदर:`,
    again: (link) => `लिंक पुराना हो गया हो, तो यहाँ दूसरा माँग लीजिए: ${link}`,
  },
};
