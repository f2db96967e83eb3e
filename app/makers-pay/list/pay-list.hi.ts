import type { Words } from "#values/language/texts.ts";
import type * as en from "./pay-list.text.ts";

export const payListText: Words<typeof en.payListText> = {
  title: "कारीगरों का पैसा",
  note: "किसका कितना बाक़ी है। दुकान पैसे नहीं भेजती: जैसे हमेशा देते हैं वैसे दीजिए, और यहाँ लिख लीजिए।",
  tabs: { owed: "देना है", ahead: "पेशगी दी है", all: "सब" },
  none: {
    owed: "अभी किसी का कुछ बाक़ी नहीं",
    ahead: "किसी को पेशगी नहीं दी है",
    all: "अभी कोई कारीगर नहीं है",
  },
  noneText: "जो काम आप देखकर ठीक पाते हैं, वह अपने आप यहाँ आ जाता है।",
  search: "कारीगर खोजें",
  noneFound: { title: "इस खोज में कोई कारीगर नहीं मिला" },
  listFailed: { title: "गड़बड़", text: "खाते नहीं खुल सके। फिर से कोशिश कीजिए।" },
  allOwed: (sum) => `सब कारीगरों का बाक़ी: ${sum}`,
  run: "सबको पैसे देना",
  columns: {
    picture: "तस्वीर",
    maker: "कारीगर",
    balance: "बाक़ी",
    paid: "पिछली बार कब दिया",
    waits: "क्या रुका है",
  },
  owed: (sum) => `${sum} देने हैं`,
  ahead: (sum) => `${sum} आगे कटेंगे`,
  even: "कुछ बाक़ी नहीं",
  never: "अभी तक नहीं दिया",
  paidOn: (day) => `${day} को दिया`,
  inRun: "भुगतान की सूची में",
};
