import type { Words } from "#values/language/texts.ts";
import type * as en from "./admin-login.text.ts";

export const adminLoginText: Words<typeof en.adminLoginText> = {
  title: "दुकान चलाने वालों का लॉग इन",
  intro: "दुकान चलाने वालों के लिए।",
  submit: "लॉग इन करें",
  customers: "ग्राहकों का लॉग इन",
  failed: { title: "लॉग इन नहीं हुआ", text: "ईमेल या पासवर्ड सही नहीं है, या सर्वर में कुछ गड़बड़ है।" },
  denied: {
    title: "यह पन्ना आपका नहीं है",
    text: "आपका लॉग इन ग्राहक के नाम से है। आपको आपके खाते पर ले जा रहे हैं।",
    tone: "destructive",
  },
};
