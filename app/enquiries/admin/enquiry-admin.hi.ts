import type { Words } from "#values/language/texts.ts";
import type * as en from "./enquiry-admin.text.ts";

export const enquiryAdminText: Words<typeof en.enquiryAdminText> = {
  status: "हाल",
  kind: "किस तरह की",
  all: "सब",
  open: "देखें और बदलें",
  held: "लिंक की वजह से रोका",
  save: "बदलाव सहेजें",
  erase: "हमेशा के लिए मिटाएँ",
  none: "नहीं बताया",
  sender: "किसने भेजा",
  fullName: "पूरा नाम",
  email: "ईमेल",
  phone: "फ़ोन",
  message: "संदेश",
  received: "कब आया",
};

export const spamWords: Words<typeof en.spamWords> = { Spam: "फ़ालतू", "Likely Spam": "शायद फ़ालतू" };
export const likelySpamWords: Words<typeof en.likelySpamWords> = (count) => `शायद फ़ालतू (${count})`;
