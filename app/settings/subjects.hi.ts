import type { Words } from "#values/language/texts.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { grouped } from "#values/text/grouped.ts";
import type * as en from "./subjects.text.ts";

export const subjectNames: Words<typeof en.subjectNames> = {
  business: "कारोबार",
  tax: "टैक्स और काग़ज़",
  shipping: "भेजने का ख़र्च",
  cash: "डिलीवरी पर नकद",
  bulk: "थोक दाम",
  payments: "भुगतान",
  messages: "मेल और सूचना",
  texts: "दुकान के नियम",
  labels: "लेबल और प्रमाण-पत्र",
  reviews: "राय",
  opening: "दुकान किसे दिखे",
  faq: "अक्सर पूछे गए सवाल",
  words: "खोज के शब्द",
};

export const subjectToday: Words<typeof en.subjectToday> = {
  business: (name, email, officer) =>
    `ख़रीदार आपको ${name} के नाम से जानते हैं और ${email} पर लिखते हैं; शिकायत ${officer} को जाती है।`,
  noGstin: "GSTIN नहीं है: काग़ज़ बिना टैक्स के ‘bill of supply’ बनते हैं।",
  gstin: (gstin, rate) =>
    rate === undefined
      ? `बिल पर GSTIN ${gstin} लिखा जाता है; हर सामान में अपनी दर लिखनी होगी।`
      : `बिल पर GSTIN ${gstin} लिखा जाता है; जिस सामान की अपनी दर नहीं, उस पर ${rate} % टैक्स है।`,
  shipping: ({ standard, freeFrom }) =>
    standard === 0 || freeFrom === 0
      ? "साधारण डिलीवरी किसी ऑर्डर पर नहीं लगती।"
      : `${rupeesAndPaise(freeFrom)} से कम के ऑर्डर पर भेजने के ${rupeesAndPaise(standard)} लगते हैं।`,
  bulk: (from) =>
    from === undefined ? "थोक का कोई दाम नहीं लिखा।" : `थोक ऑर्डर ${grouped(from)} नग से शुरू होते हैं।`,
  payments: (isSimulated, hasBank) =>
    `${isSimulated ? "कार्ड और UPI का भुगतान नक़ली है, कोई पैसा नहीं आता" : "कार्ड और UPI का भुगतान Razorpay से होता है"}; ${hasBank ? "बैंक से पैसा आपके खाते में आता है" : "बैंक से पैसा कहाँ भेजें, यह किसी ख़रीदार को नहीं बताया जाता"}।`,
  messages: (email, { whenSoldOut, weekly }) =>
    whenSoldOut || weekly
      ? `${email} पर ${[whenSoldOut && "आख़िरी नग बिकने पर", weekly && "हर सोमवार कम बचे माल का"].filter(Boolean).join(" और ")} मेल आता है।`
      : "स्टॉक का कोई मेल नहीं आता।",
  policies: (drafts) =>
    drafts === 0
      ? "चारों नियम ख़रीदारों को दिखते हैं।"
      : `चार में से ${drafts} अभी मसौदा ${drafts === 1 ? "है" : "हैं"}; जब तक आप न पढ़ें, किसी को नहीं दिखता।`,
  labels: (said, giNumber) =>
    `लेबल पर हर सामान के लिए ${said} ${said === 1 ? "बात" : "बातें"} लिखी जाती ${said === 1 ? "है" : "हैं"}; प्रमाण-पत्र पर GI ${giNumber ? "लिखा जाता है" : "नहीं लिखा जाता"}।`,
  reviews: (areAsked) =>
    areAsked ? "ऑर्डर पहुँचने के एक हफ़्ते बाद हर ख़रीदार से राय माँगी जाती है।" : "किसी ख़रीदार से राय नहीं माँगी जाती।",
  opening: (isSoon) =>
    isSoon ? "बाहर वालों को ‘जल्द खुल रहा है’ दिखता है; आप और आपके साथी दुकान देखते हैं।" : "सब लोग दुकान देखते हैं।",
  faq: (questions) =>
    questions === 0 ? "अभी किसी सवाल का जवाब नहीं लिखा।" : `${grouped(questions)} सवालों के जवाब लिखे हैं।`,
  words: (groups) =>
    groups === 0 ? "खोज वही शब्द जानती है जो उसे पहले से आते हैं।" : `खोज आपके शब्दों के ${grouped(groups)} समूह जानती है।`,
};
