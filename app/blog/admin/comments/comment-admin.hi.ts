import type { Words } from "#values/language/texts.ts";
import type * as en from "./comment-admin.text.ts";
import type { CommentAct } from "./comment-list.ts";

export const commentAdminText: Words<typeof en.commentAdminText> = {
  title: "टिप्पणियाँ",
  tabs: { pending: "मंज़ूरी बाक़ी", approved: "मंज़ूर" },
  empty: {
    pending: { title: "कोई टिप्पणी बाक़ी नहीं।", text: "नई टिप्पणियाँ आपके मंज़ूर करने तक यहाँ रहती हैं।" },
    approved: { title: "अभी कोई मंज़ूर टिप्पणी नहीं।", text: "मंज़ूर टिप्पणियाँ अपनी कहानी के नीचे दिखती हैं।" },
  },
  noneFound: { title: "ऐसी कोई टिप्पणी नहीं मिली।", text: "दूसरे शब्द लिखकर देखिए।" },
  buttons: { approve: "मंज़ूर करें", unapprove: "मंज़ूरी हटाएँ", delete: "मिटाएँ" },
  ask: {
    one: (name) => `${name} की टिप्पणी मिटा दें? वह वापस नहीं आएगी।`,
    selected: "चुनी हुई सब टिप्पणियाँ मिटा दें? वे वापस नहीं आएँगी।",
    several: (count) =>
      count === 1 ? "1 टिप्पणी मिटा दें? वह वापस नहीं आएगी।" : `${count} टिप्पणियाँ मिटा दें? वे वापस नहीं आएँगी।`,
  },
  denied: {
    title: "अनुमति नहीं",
    text: "शायद टिप्पणियों की अनुमति आपको नहीं है, या आपका लॉग इन अब नहीं चलता। फिर से लॉग इन कीजिए।",
  },
  loadFailed: { title: "गड़बड़ी", text: "टिप्पणियाँ नहीं आ सकीं।" },
  none: { title: "गड़बड़ी", text: "कम से कम एक टिप्पणी चुनिए।" },
  search: "टिप्पणियाँ खोजें",
  all: "सब दिखाएँ",
  selected: { approve: "चुनी हुई मंज़ूर करें", unapprove: "चुनी हुई की मंज़ूरी हटाएँ", delete: "चुनी हुई मिटाएँ" },
  columns: { author: "किसने लिखी", words: "टिप्पणी", acts: "काम" },
  spam: "फ़ालतू",
  by: (name) => `${name} की टिप्पणी`,
  below: { before: ", ", after: " पर" },
  done: (act, count) => {
    const { title, one, several } = done[act];
    return count === 1 ? { title, text: one } : { title: `${count} ${title}`, text: several };
  },
  failed: (act, reason) => ({ title: "गड़बड़ी", text: `${failed[act]} ${reason}` }),
  reasons: {
    dealt: "कोई और यह पहले ही कर चुका है।",
    broken: "फिर से कोशिश कीजिए।",
    offline: "दुकान तक बात नहीं पहुँची।",
  },
};

const done: Record<CommentAct, { title: string; one: string; several: string }> = {
  approve: {
    title: "टिप्पणी मंज़ूर हुई",
    one: "अब वह अपनी कहानी के नीचे दिखती है।",
    several: "अब वे अपनी कहानियों के नीचे दिखती हैं।",
  },
  unapprove: { title: "टिप्पणी की मंज़ूरी हटी", one: "अब वह नहीं दिखती।", several: "अब वे नहीं दिखतीं।" },
  delete: { title: "टिप्पणी मिट गई", one: "वह हमेशा के लिए मिट गई।", several: "वे हमेशा के लिए मिट गईं।" },
};

const failed: Record<CommentAct, string> = {
  approve: "टिप्पणी मंज़ूर नहीं हो सकी।",
  unapprove: "टिप्पणी की मंज़ूरी नहीं हट सकी।",
  delete: "टिप्पणी नहीं मिट सकी।",
};
