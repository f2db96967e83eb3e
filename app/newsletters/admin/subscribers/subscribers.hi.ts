import type { Words } from "#values/language/texts.ts";
import type * as en from "./subscribers.text.ts";

const addresses = (count: number) => (count === 1 ? "1 पता" : `${count} पते`);
const ofAddresses = (count: number) => (count === 1 ? "1 पते" : `${count} पतों`);

export const subscribersText: Words<typeof en.subscribersText> = {
  title: "जिन्हें चिट्ठी जाती है",
  tabs: {
    subscribed: "चिट्ठी जाती है",
    unsubscribed: "ख़बरें बंद कीं",
    bounced: "मेल लौटे",
    spam: "फ़ालतू",
  },
  sources: { footer: "पन्ने के नीचे", blog: "कहानियों का पन्ना", post: "किसी कहानी पर" },
  empty: {
    title: "यहाँ कोई नहीं है।",
    text: "जो पन्ने के नीचे या कहानियों के पन्ने पर ख़बरें मँगाएँगे, वे इस सूची में दिखेंगे।",
  },
  noneFound: { title: "ऐसा कोई पता नहीं मिला।", text: "पते का कोई और हिस्सा लिखकर देखिए।" },
  askOne: (email) => `${email} को हमेशा के लिए हटाएँ? यह वापस नहीं आएगा।`,
  askSelected: "चुने हुए पते हमेशा के लिए हटाएँ? ये वापस नहीं आएँगे।",
  askSeveral: (count) =>
    `${addresses(count)} हमेशा के लिए हटाएँ? ${count === 1 ? "यह वापस नहीं आएगा।" : "ये वापस नहीं आएँगे।"}`,
  removed: (count) => {
    if (count === 0) return { title: "कुछ नहीं बदला", text: "ये पहले ही हटाए जा चुके हैं।" };
    return {
      title: "हटा दिया",
      text: count === 1 ? "पता मिटा दिया गया।" : `${count} पते मिटा दिए गए।`,
    };
  },
  noneChosen: { title: "गड़बड़ी", text: "पहले कम से कम एक पता चुनिए।", tone: "destructive" },
  removeFailed: { title: "गड़बड़ी", text: "पता नहीं हटा। फिर कोशिश कीजिए।", tone: "destructive" },
  bounces: {
    refused: "मेल सर्वर ऐसा कोई मेलबॉक्स नहीं जानता",
    unreached: "कई चिट्ठियाँ नहीं पहुँच पाईं",
    marked: "आपने बताया कि मेल लौटे",
  },
  askBounced: "चुने हुए पतों पर अब चिट्ठी न भेजें?",
  askSeveralBounced: (count) => `${ofAddresses(count)} पर अब चिट्ठी न भेजें? कुछ मिटाया नहीं जाएगा।`,
  bounced: (count) =>
    count === 0
      ? { title: "कुछ नहीं बदला", text: "इनमें से किसी पते पर चिट्ठी नहीं जाती।" }
      : { title: "मेल लौटे, लिख लिया", text: `${ofAddresses(count)} पर अब चिट्ठी नहीं जाएगी।` },
  reachable: (count) =>
    count === 0
      ? { title: "कुछ नहीं बदला", text: "इन पर चिट्ठी पहले से जाती है।" }
      : { title: "चिट्ठी फिर जाएगी", text: `${ofAddresses(count)} पर अब फिर चिट्ठी जाएगी।` },
  cameBack: {
    title: "मेल लौटकर आए?",
    text: "दुकान के पास मेल नहीं आते, इसलिए जो लौटता है वह आपके अपने मेलबॉक्स में आता है। वह मेल, या सिर्फ़ पते, यहाँ चिपका दीजिए: इनमें से जिन्हें चिट्ठी जाती है, उन्हें अब नहीं जाएगी।",
    label: "मेल या पते",
    submit: "मेल लौटे, लिख लें",
    none: "इसमें कोई पता नहीं है।",
    many: (count, most) => `एक बार में ज़्यादा से ज़्यादा ${most} पते चिपकाइए; ये ${count} हैं।`,
  },
  changeFailed: { title: "गड़बड़ी", text: "बदलाव नहीं हो सका। फिर कोशिश कीजिए।", tone: "destructive" },
  listFailed: { title: "गड़बड़ी", text: "सूची नहीं लाई जा सकी। फिर कोशिश कीजिए।" },
  search: "पते खोजें",
  paged: "जिन्हें चिट्ठी जाती है",
  columns: {
    email: "ईमेल",
    signedUp: "कब मँगाईं",
    where: "कहाँ से",
    unsubscribed: "कब बंद कीं",
    bounced: "मेल कब लौटे",
    why: "वजह",
    acts: "क्या करें",
  },
  acts: {
    removeSelected: "चुने हुए हटाएँ",
    bounce: "मेल लौटे, लिख लें",
    reachable: "इन्हें फिर भेजें",
    remove: "हटाएँ",
    removeOne: (email) => `${email} हटाएँ`,
  },
};
