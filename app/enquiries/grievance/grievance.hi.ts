import type { Words } from "#values/language/texts.ts";
import type * as en from "./grievance.text.ts";

export const grievanceMailText: Words<typeof en.grievanceMailText> = {
  received: {
    subject: (number) => `शिकायत ${number} हमें मिल गई`,
    title: "आपकी शिकायत हमें मिल गई।",
    text: "हमारे शिकायत अधिकारी इसे देख रहे हैं। इन तारीख़ों तक आपको हमारी ख़बर मिलेगी:",
    ignore: (shop) => `अगर आपने ${shop} को नहीं लिखा, तो इस मेल को रहने दीजिए।`,
  },
  ticket: "टिकट नंबर",
  acknowledgeBy: "मिलने की ख़बर",
  resolveBy: "जवाब",
  officer: "शिकायत अधिकारी",
  see: "टिकट देखिए",
  acknowledged: {
    subject: (number) => `शिकायत ${number} देखी जा रही है`,
    title: "हम आपकी शिकायत देख रहे हैं।",
    text: (by) => `हमारे शिकायत अधिकारी इसे देख रहे हैं। ज़्यादा से ज़्यादा ${by} तक जवाब मिलेगा।`,
  },
  replied: {
    subject: (number) => `शिकायत ${number} पर हमारा जवाब`,
    title: "आपकी शिकायत पर हमारा जवाब।",
  },
  resolved: {
    subject: (number) => `शिकायत ${number} निपट गई`,
    title: "हमने आपकी शिकायत निपटा दी है।",
    text: "संतुष्ट न हों तो इस मेल का जवाब दीजिए, या राष्ट्रीय उपभोक्ता हेल्पलाइन 1915 पर मुफ़्त फ़ोन कीजिए।",
  },
};

export const grievanceText: Words<typeof en.grievanceText> = {
  title: "शिकायत",
  description: "शिकायत अधिकारी को लिखिए: टिकट नंबर तुरंत मिलेगा, 48 घंटे में मिलने की ख़बर और एक महीने में जवाब।",
  intro:
    "कुछ गड़बड़ हुई और ठीक नहीं हुई? हमारे शिकायत अधिकारी को लिखिए। टिकट नंबर तुरंत मिलेगा, 48 घंटे में मिलने की ख़बर और एक महीने में जवाब, जैसा उपभोक्ता संरक्षण (ई-कॉमर्स) नियम, 2020 कहते हैं।",
  officer: "शिकायत अधिकारी",
  helpline: "आप राष्ट्रीय उपभोक्ता हेल्पलाइन 1915 पर मुफ़्त फ़ोन भी कर सकते हैं।",
  reach: "ईमेल या फ़ोन, एक काफ़ी है।",
  orderNumber: "ऑर्डर नंबर",
  body: "क्या हुआ?",
  submit: "शिकायत भेजें",
  sent: { title: "शिकायत मिल गई", text: "टिकट नंबर सँभालकर रखिए।" },
  failed: { title: "गड़बड़ी", text: "शिकायत नहीं जा पाई। इंटरनेट देख लीजिए और फिर कोशिश कीजिए।" },
  refused: { title: "गड़बड़ी", text: "जहाँ निशान लगा है, उसे ठीक कीजिए।" },
  tooMany: "शिकायत नहीं जा पाई। यहाँ से बहुत बार लिखा जा चुका है; कुछ मिनट रुकिए।",
  errors: {
    fullName: "अपना पूरा नाम लिखिए।",
    body: "क्या हुआ, यह लिखिए।",
    phone: "फ़ोन नंबर लिखिए, जैसे +91 98765 43210.",
    reach: "ईमेल या फ़ोन लिखिए, ताकि हम जवाब दे सकें।",
  },
};

export const grievanceStates: Words<typeof en.grievanceStates> = {
  open: "मिल गई",
  acknowledged: "देखी जा रही है",
  resolved: "निपट गई",
};

export const ticketText: Words<typeof en.ticketText> = {
  title: (number) => `शिकायत ${number}`,
  description: "शिकायत का हाल।",
  ticket: "टिकट नंबर",
  status: "हाल",
  received: "कब मिली",
  acknowledgeBy: "ख़बर कब तक",
  acknowledged: "ख़बर दी",
  resolveBy: "जवाब कब तक",
  resolved: "निपटी",
  order: "ऑर्डर",
  written: "आपने लिखा",
  answers: "हमारे जवाब",
  none: "हमने अभी नहीं लिखा है।",
  keep: "इस पन्ने का पता या टिकट नंबर सँभालकर रखिए। ईमेल दिया हो तो इस पन्ने का लिंक उसमें भी है।",
  missing: {
    title: "टिकट नहीं मिला",
    text: "शायद लिंक अधूरा है। मेल से दोबारा खोलिए, या हमें लिखिए।",
    back: "शिकायत के पन्ने पर",
  },
};
