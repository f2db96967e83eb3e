import type { Words } from "#values/language/texts.ts";
import type * as en from "./return-step.text.ts";

export const returnStepText: Words<typeof en.returnStepText> = {
  subject: (number, what) => `वापसी ${number}: ${what}`,
  ofOrder: (number, order) => `ऑर्डर ${order} की वापसी ${number}।`,
  requested: { subject: "आपकी बात मिल गई", title: "आपकी बात हमें मिल गई।" },
  approved: { subject: "मंज़ूर हो गई", title: "आपकी वापसी मंज़ूर हो गई।" },
  received: {
    subject: "हमें मिल गई",
    title: "आपकी चीज़ें हमें वापस मिल गईं।",
    text: "अब हम आपकी वापसी निपटाते हैं।",
  },
  declined: { subject: "नहीं ली जा सकी", title: "आपकी वापसी के बारे में।" },
  withdrawn: {
    subject: "आपने रहने दी",
    title: "आपने वापसी रहने दी।",
    text: "चीज़ें आपके पास ही रहेंगी।",
  },
  settled: { subject: "निपट गई", title: "आपकी वापसी निपट गई।" },
  pieces: "चीज़ें",
  see: "अपनी वापसी देखें",
  sendTo: "यहाँ भेजिए",
};
