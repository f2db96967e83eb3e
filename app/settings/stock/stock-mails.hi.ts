import type { Words } from "#values/language/texts.ts";
import { grouped } from "#values/text/grouped.ts";
import type * as en from "./stock-mails.text.ts";

export const stockMailsText: Words<typeof en.stockMailsText> = {
  form: "स्टॉक",
  title: "जब माल कम रह जाए",
  lowAt: "कितने पर कम",
  lowToday: (lowAt) =>
    lowAt === 0
      ? "आज कोई चीज़ तब कम गिनी जाती है जब एक भी न बचे।"
      : `आज गिनी हुई चीज़, या उसका कोई विकल्प, तब कम गिना जाता है जब ${grouped(lowAt)} या उससे कम बचें। ये डैशबोर्ड पर भी दिखते हैं।`,
  mails: "दुकान को मेल",
  whenSoldOut: "आख़िरी नग बिकने पर मेल भेजें",
  soldOutOn: "आज आख़िरी नग बिकने के पाँच मिनट के अंदर मेल आता है।",
  soldOutOff: "आज इसका कोई मेल नहीं आता।",
  weekly: "हर सोमवार कम बचे माल का मेल भेजें",
  weeklyOn:
    "आज सोमवार को नौ बजे मेल आता है: 30 दिन में कितना बिका और बचा हुआ कितने दिन चलेगा। जिस हफ़्ते कुछ कम न हो, मेल नहीं आता।",
  weeklyOff: "आज इसका कोई मेल नहीं आता।",
  to: (email) => `ये मेल दुकान के अपने पते ${email} पर जाते हैं।`,
  notCounted: "सिर्फ़ वही चीज़ें देखी जाती हैं जिनका स्टॉक गिना जाता है; ऑर्डर पर बनने वाली या छिपाई हुई नहीं।",
  errors: { lowAt: "0 से 999 तक की पूरी संख्या लिखिए।" },
};
