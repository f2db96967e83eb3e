import type { Words } from "#values/language/texts.ts";
import type * as en from "./editor.text.ts";

const signed = (value: number): string => String(value).replace("-", "−");

export const editorText: Words<typeof en.editorText> = {
  title: "तस्वीर ठीक करें",
  editOne: (label) => `ठीक करें: ${label}`,
  preview: "तस्वीर ऐसी हो जाएगी",
  turnLeft: "बाईं ओर घुमाएँ",
  turnRight: "दाईं ओर घुमाएँ",
  straighten: "सीधी करें",
  degrees: (value) => `${signed(value)}°`,
  signed,
  light: "रोशनी",
  auto: "रोशनी अपने आप ठीक करें",
  autoHint: "फीकी या अँधेरी तस्वीर को साफ़ करता है।",
  cut: "काटें",
  sides: {
    left: "बाईं ओर से काटें",
    top: "ऊपर से काटें",
    right: "दाईं ओर से काटें",
    bottom: "नीचे से काटें",
  },
  percent: "तस्वीर का कितने प्रतिशत; दसवाँ हिस्सा बचता ही है।",
  square: "चौकोर रखें",
  frame: "चौखटा: तीर वाले बटन इसे खिसकाते हैं",
  corner: (y, x) => `चौखटे का कोना (${corners[y] ?? y} ${corners[x] ?? x}): तीर वाले बटन इसे खिसकाते हैं`,
  plain: "सादी पृष्ठभूमि",
  plainHint: "सामान के आसपास जो भी है, वह दुकान के चित्रों जैसा सादा हो जाता है।",
  show: "दिखाएँ",
  original: "असली तस्वीर वापस लाएँ",
  save: "तस्वीर सहेजें",
  cancel: "रहने दें",
  asking: "नई तस्वीर बन रही है …",
  refused: {
    busy: "पृष्ठभूमि इतनी सादी नहीं कि हटाई जा सके। तस्वीर को पास से काटिए, या सामान की फ़ोटो सादी दीवार या कपड़े के आगे लीजिए।",
    faint: "सामान पृष्ठभूमि से अलग नहीं दिखता। किसी और रंग की पृष्ठभूमि लीजिए, या तस्वीर का बड़ा हिस्सा रखिए।",
  },
  noPreview: "नई तस्वीर नहीं बन पाई। इंटरनेट देख लीजिए।",
  tryAgain: "फिर कोशिश करें",
  lost: "तस्वीर सहेजी नहीं जा सकी। इंटरनेट देखकर फिर कोशिश कीजिए: आपने जो बदला है वह खोया नहीं।",
  notStored: "तस्वीर रखी नहीं जा सकी। फिर कोशिश कीजिए।",
  gone: "यह तस्वीर अब नहीं है। इसका फ़ॉर्म फिर से खोलिए।",
  noEditor: "यह हिस्सा नहीं खुल पाया। इंटरनेट देखकर फिर कोशिश कीजिए।",
  notFound: "ठीक करने को कोई तस्वीर नहीं है",
  unread: "तस्वीर नहीं आ पाई।",
  changed: (count, save) =>
    count === 1
      ? `बदली हुई तस्वीर अपनी जगह पर है। रखने के लिए “${save}” दबाइए।`
      : `बदली हुई तस्वीरें अपनी जगह पर हैं। रखने के लिए “${save}” दबाइए।`,
  kept: (label) => `ठीक हो गई: ${label}`,
};

const corners: Readonly<Record<string, string>> = {
  top: "ऊपर",
  bottom: "नीचे",
  left: "बाएँ",
  right: "दाएँ",
};
