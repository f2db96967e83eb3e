import type { Words } from "#values/language/texts.ts";
import type * as en from "./all-lists.text.ts";

export const allListsText: Words<typeof en.allListsText> = {
  title: "साझा सूचियाँ",
  note: "जो सूचियाँ ग्राहक लिंक से दूसरों को दिखाते हैं। नाम उन्हीं का लिखा है: शब्द या इस्तेमाल ग़लत हो तो सूची बंद कीजिए।",
  find: "लिंक या नाम",
  none: "अभी कोई ग्राहक सूची साझा नहीं करता।",
  noneFound: "इस लिंक या नाम की कोई सूची नहीं है। शायद बंद हो चुकी है।",
  newest: (most) => `सबसे नई ${most} दिख रही हैं; बाक़ी खोजने से मिलती हैं।`,
  by: (name, email) => `${name} · ${email}`,
  facts: (pieces, since) => `${pieces} चीज़ें · ${since} से`,
  see: "जैसी दूसरों को दिखती है",
  end: "यह सूची बंद करें",
  endNamed: (title) => `यह सूची बंद करें: ${title}`,
  ask: "यह सूची बंद करें? इसका लिंक फिर कहीं नहीं जाएगा, और ग्राहक की सूची मिट जाएगी।",
  ended: { title: "सूची बंद हुई", text: "इसका लिंक अब कहीं नहीं जाता।" },
  gone: { title: "ऐसी सूची नहीं है", text: "वह पहले ही बंद हो चुकी है।", tone: "destructive" },
  failed: { title: "गड़बड़ हुई", text: "कुछ नहीं बदला। फिर से कोशिश कीजिए।", tone: "destructive" },
  unread: { title: "गड़बड़ हुई", text: "साझा सूचियाँ नहीं मिल पाईं। फिर से कोशिश कीजिए।" },
};
