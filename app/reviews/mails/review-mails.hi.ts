import type { Words } from "#values/language/texts.ts";
import type * as en from "./review-mails.text.ts";

export const reviewInviteText: Words<typeof en.reviewInviteText> = {
  subjectMany: "चीज़ें कैसी लगीं?",
  subjectOne: (piece) => `${piece} – कैसा लगा?`,
  title: "कैसा लगा?",
  preview: "आपके दो शब्द औरों के काम आते हैं, और बनाने वालों के भी।",
  text: "आपका ऑर्डर पहुँचे एक हफ़्ता हो गया। अच्छा लगा हो या नहीं, दो सच्चे शब्द औरों को चुनने में मदद करते हैं, और बनाने वाले भी उन्हें पढ़ते हैं।",
  order: "आपका ऑर्डर",
  write: "राय लिखें",
  note: "हम हर ऑर्डर पर एक ही बार पूछते हैं। नीचे के लिंक से यह हमेशा के लिए बंद हो जाता है।",
};

export const reviewHiddenText: Words<typeof en.reviewHiddenText> = {
  subject: (product) => `“${product}” पर आपकी राय नहीं दिख रही`,
  title: "आपकी राय के बारे में।",
  preview: (product) => `“${product}” पर आपकी राय क्यों नहीं दिख रही।`,
  reason: (product, reason) => `“${product}” पर आपकी राय हम नहीं दिखा रहे। वजह: ${reason}।`,
  change: "बुरी राय होना कभी वजह नहीं होती। आप अपनी राय बदल सकते हैं; हम उसे फिर देखेंगे।",
  see: "अपनी राय देखें",
};
