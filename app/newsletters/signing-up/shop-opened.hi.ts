import type { Words } from "#values/language/texts.ts";
import type * as en from "./shop-opened.text.ts";

export const shopOpenedText: Words<typeof en.shopOpenedText> = {
  subject: (shop) => `${shop} खुल गया है`,
  title: "दुकान खुल गई है।",
  preview: "आपने कहा था कि बता दें।",
  text: "जब हम तैयारी कर रहे थे, आपने अपना ईमेल छोड़ा था कि खुलने पर बताएँ। अब सब कुछ तैयार है: आइए, देखिए।",
  button: "दुकान देखें",
  note: "यह ईमेल एक ही बार आता है। अगर आगे कोई ईमेल न चाहिए, तो नीचे के लिंक से बंद कर दें।",
};
