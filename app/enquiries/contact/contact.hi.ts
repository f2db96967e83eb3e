import type { Words } from "#values/language/texts.ts";
import type * as en from "./contact.en.ts";

export const contactText: Words<typeof en.contactText> = {
  title: "संपर्क",
  intro: "किसी चीज़, ऑर्डर या मिलने आने के बारे में कुछ पूछना है? हमें लिखिए; दो कामकाजी दिनों में जवाब देंगे।",
  message: "आपकी बात",
  submit: "भेजें",
  missing: { title: "गड़बड़ी", text: "नाम, ईमेल और अपनी बात, ये तीनों भरिए।" },
  sent: { title: "आपकी बात पहुँच गई!", text: "हमें लिखने का शुक्रिया। हम जल्दी जवाब देंगे।" },
  failed: {
    title: "भेज नहीं पाए",
    text: "आपकी बात नहीं जा पाई। इंटरनेट देख लीजिए और फिर कोशिश कीजिए।",
  },
  unreached: {
    title: "गड़बड़ी",
    text: "अभी दुकान से बात नहीं हो पा रही। आप फ़ोन या ईमेल कर सकते हैं, या बाद में कोशिश कीजिए।",
  },
  tooMany: "आपकी बात नहीं जा पाई। यहाँ से बहुत बार लिखा जा चुका है; कुछ मिनट रुकिए।",
  errors: {
    fullName: "अपना पूरा नाम लिखिए।",
    email: "अपना ईमेल लिखिए।",
    message: "अपनी बात लिखिए।",
  },
  map: "हाथ से बना नक़्शा: उत्तर बिहार में मधुबनी, दरभंगा और नेपाल की सीमा के बीच",
  places: { nepal: "नेपाल", madhubani: "मधुबनी", darbhanga: "दरभंगा", patna: "पटना" },
  openMap: "नक़्शा खोलें",
};
