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
  waits: "क्या बाक़ी है",
  acts: "क्या करें",
  spam: "फ़ालतू",
  noSpam: "फ़ालतू नहीं है",
  isSpam: "फ़ालतू है",
  answer: "जवाब दें",
};

export const enquiryTabWords: Words<typeof en.enquiryTabWords> = {
  all: "सब",
  "to-answer": "जवाब देने हैं",
  answered: "जवाब दिए",
  "in-talks": "बात चल रही",
  offered: "भाव भेजा",
  accepted: "मंज़ूर",
  rest: "नहीं बनीं या रुकीं",
  "likely-spam": "शायद फ़ालतू",
};

export const noEnquiries: Words<typeof en.noEnquiries> = {
  all: "अभी कुछ नहीं आया।",
  "to-answer": "किसी का जवाब बाक़ी नहीं।",
  answered: "अभी किसी को जवाब नहीं दिया।",
  "in-talks": "किसी से बात नहीं चल रही।",
  offered: "कोई प्रस्ताव ग्राहक के पास नहीं रुका।",
  accepted: "अभी कोई प्रस्ताव मंज़ूर नहीं हुआ।",
  rest: "न कुछ बिगड़ा, न कुछ रुका।",
  "likely-spam": "कुछ भी फ़ालतू नहीं माना गया।",
};

export const spamWords: Words<typeof en.spamWords> = { Spam: "फ़ालतू", "Likely Spam": "शायद फ़ालतू" };
export const likelySpamWords: Words<typeof en.likelySpamWords> = (count) => `शायद फ़ालतू (${count})`;
