import type { Words } from "#values/language/texts.ts";
import type * as en from "./newsletter-welcome.text.ts";

export const newsletterWelcomeText: Words<typeof en.newsletterWelcomeText> = {
  subject: (shop) => `${shop} की ख़बरें अब आपको मिलेंगी`,
  title: "ख़बरें मँगाने का शुक्रिया।",
  preview: "महीने में लगभग एक बार: नई चित्रकारी और थोड़ी-थोड़ी बनी चीज़ें।",
  text: "महीने में लगभग एक बार हम नई चित्रकारी, थोड़ी-थोड़ी बनी चीज़ों और उन्हें बनाने वालों के बारे में लिखते हैं। और कुछ नहीं, और आपका पता किसी को नहीं दिया जाता।",
  button: "हमारी कहानियाँ पढ़ें",
  note: "अगर आपने यह नहीं मँगाया, या मन बदल गया है: नीचे के लिंक से यह तुरंत बंद हो जाएगा।",
};

export const newsletterAgainText: Words<typeof en.newsletterAgainText> = {
  subject: (shop) => `क्या आपको ${shop} की ख़बरें फिर चाहिए?`,
  title: "क्या आपको हमारी ख़बरें फिर चाहिए?",
  preview: "आपने ख़बरें बंद की थीं। आपके कहे बिना कुछ शुरू नहीं होगा।",
  text: "आपने ख़बरें बंद की थीं, और किसी ने यह पता हमारे फ़ॉर्म में फिर लिखा है। अगर वह आप थे, तो बटन दबाइए, फिर 'ख़बरें फिर मँगाएँ':",
  button: "हाँ, मुझे फिर लिखिए",
  note: "अगर वह आप नहीं थे, तो इस मेल को रहने दीजिए: हम आपको नहीं लिखेंगे।",
};
