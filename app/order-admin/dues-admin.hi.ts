import { dueNames } from "#orders/dues/dues.text.ts";
import { dueWays, ownerDues } from "#orders/dues/owner-dues.text.ts";
import type { Words } from "#values/language/texts.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { longDay } from "#values/time/date-time.ts";
import { indianDay } from "#values/time/indian-day.ts";
import type * as en from "./dues-admin.text.ts";

export const cashAdminText: Words<typeof en.cashAdminText> = {
  waits: (by) => `ग्राहक से ${by} तक पक्का करने को कहा गया है। तब तक हाँ नहीं हुई तो ऑर्डर रद्द हो जाएगा।`,
  inCash: (sum) => `${sum} नकद`,
  confirmHint: "जब वे कह दें कि ऑर्डर लेंगे, तब इसे दबाइए।",
  confirm: "ऑर्डर पक्का करें",
  done: (when) => `पक्का हुआ: ${when}।`,
  how: { link: "ग्राहक ने किया।", account: "ग्राहक ने किया।", owner: "दुकान ने किया।" },
  notConfirmed: "ग्राहक ने अभी पक्का नहीं किया है कि ऑर्डर लेंगे और नकद देंगे।",
  undeliveredHint: "जब भेजा हुआ सब कुछ दुकान पर लौट आए। कूरियर सेवा जो वापस लाती है, वह अपने आप लिखा जाता है।",
  cameBack: "लौट आया",
  cameBackOn: (when) => `यह लौट आया (${when}), और इसके नग फिर बिक सकते हैं।`,
  onTheirWay: "रास्ते के ऑर्डर",
  askCameBack: "सब कुछ लौट आया? ऑर्डर रद्द हो जाएगा, इसके नग फिर बिक सकेंगे, और ग्राहक को मेल जाएगी।",
};

export const cashSaved: Words<typeof en.cashSaved> = {
  confirmed: { title: "पक्का हुआ", text: "इसे पैक करना है, और अब यह अपने आप रद्द नहीं होगा।" },
  cameBack: { title: "लौट आया", text: "ऑर्डर रद्द हो गया, और इसके नग फिर बिक सकते हैं।" },
};

export const duesAdminText: Words<typeof en.duesAdminText> = {
  title: "भुगतान के हिस्से",
  accountant:
    "पेशगी का बिल नहीं बनता: वह आख़िरी भुगतान के साथ, या ऑर्डर निकलने पर बनता है। इसे अपने लेखाकार को दिखा लीजिए।",
  unpaid: "अभी नहीं चुकाया",
  beforeSent: "अभी नहीं चुकाया: ऑर्डर निकलने से पहले चुकाना है",
  paid: ({ method, reference, paidAt }, time) =>
    paidAt === null
      ? duesAdminText[time === "now" ? "unpaid" : "beforeSent"]
      : `${longDay(indianDay(paidAt))} को चुकाया: ${dueWays[method]}${reference ? ` (${reference})` : ""}`,
  said: (reference, day) => `ख़रीदार ने ${day} को कहा कि UPI से चुका दिया, रेफ़रेंस ${reference}। अपने खाते में देखिए।`,
  notFound: "नहीं मिला",
  askNotFound: (due) =>
    `${ownerDues.withSum(due)} आपके खाते में नहीं है? ख़रीदार को मेल जाएगी, और वे रेफ़रेंस फिर से बता सकेंगे।`,
  ask: "भुगतान माँगें",
  askHint: ({ kind, amount }) =>
    `ग्राहक को मेल जाती है, जिसमें यह माँगा जाता है: ${dueNames[kind]}, ${rupeesExact(amount)}। साथ में चुकाने का लिंक और आपके बैंक की जानकारी होती है।`,
  askNobody: "किसी को मेल नहीं जा सकती: ग्राहक वाला लिंक भेज दीजिए, उसमें दिखता है कि क्या चुकाना है।",
  makeFirst: "पेशगी मिल गई है। सामान बनाइए, फिर बाक़ी रक़म माँगिए।",
  received: "पैसे मिल गए",
  receivedHint: ({ kind }) => `जब पैसे (${dueNames[kind]}) आपके खाते में या हाथ में आ जाएँ।`,
  receivedMails: "ग्राहक को मेल जाती है।",
  way: "कैसे मिले",
  ways: [
    { value: "bank", label: "बैंक ट्रांसफ़र से" },
    { value: "upi", label: "UPI से" },
    { value: "cash", label: "नकद" },
  ],
  reference: "बैंक का नंबर",
  referenceHint: "ट्रांसफ़र या UPI भुगतान का UTR नंबर, आपके हिसाब के लिए।",
  day: "तारीख़",
  notReceived: "असल में नहीं मिले",
  askNotReceived: (due) => `लिख दें कि ${ownerDues.withSum(due)} असल में नहीं मिले?`,
  payFirst: (left) =>
    `इस ऑर्डर के ${rupeesExact(left)} निकलने से पहले चुकाने हैं। ` +
    "भुगतान ऑर्डर के पन्ने पर है, वहीं से आप इसे पहले भी निकलने दे सकते हैं।",
  notSent: (left) => ({
    title: "नहीं भेजा गया",
    text: duesAdminText.payFirst(left),
    tone: "destructive",
  }),
  leaveUnpaid: "भुगतान से पहले भेजें",
  leaveHint: "जब तक पूरे पैसे न मिलें, इस ऑर्डर का कुछ भी पैक, बुक या रवाना नहीं होता, जब तक आप न कहें।",
  askLeaveUnpaid: (left) =>
    `इस ऑर्डर को निकलने दें, जबकि ${rupeesExact(left)} नहीं मिले हैं? जो बाक़ी है वह बाक़ी रहेगा।`,
  mayLeave: "आपने इसे पूरे पैसे मिलने से पहले निकलने दिया है।",
  onlyPaid: "भुगतान के बाद ही भेजें",
  days: {
    future: "आज तक का कोई दिन चुनिए।",
    old: "पिछले एक साल का कोई दिन चुनिए।",
  },
};

export const duesSaved: Words<typeof en.duesSaved> = {
  askPayment: {
    title: "भुगतान माँगा",
    text: "किसी को मेल नहीं जा सकी।",
    told: "ग्राहक को मेल जाती है, जिसमें रक़म और चुकाने का तरीक़ा होता है।",
  },
  leaveUnpaid: { title: "भेजा जा सकता है", text: "भुगतान से पहले भी इसे पैक, बुक और रवाना किया जा सकता है।" },
  payFirst: { title: "पहले भुगतान", text: "पूरे पैसे मिलने से पहले इसका कुछ नहीं निकलेगा।" },
  received: {
    title: "पैसे मिल गए",
    text: "लिख लिया, और किसी को मेल नहीं जाती।",
    told: "लिख लिया, और ग्राहक को मेल जाती है।",
  },
  notFound: {
    title: "भुगतान नहीं मिला",
    text: "किसी को मेल नहीं जा सकी: ख़रीदार को बता दीजिए। ऑर्डर का पन्ना भी उन्हें बताता है।",
    told: "ग्राहक को मेल जाती है, और वे रेफ़रेंस फिर से बता सकते हैं।",
  },
  unreceived: { title: "पैसे नहीं मिले", text: "यह हिस्सा फिर बाक़ी है, और किसी को नहीं लिखा जाता।" },
};
