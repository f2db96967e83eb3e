import type { Words } from "#values/language/texts.ts";
import type * as en from "./unsubscribe.text.ts";

export const unsubscribeText: Words<typeof en.unsubscribeText> = {
  title: "ख़बरें बंद करें",
  ask: "हम आपको फिर नहीं लिखेंगे। आप जब चाहें, ख़बरें फिर मँगा सकते हैं।",
  submit: "ख़बरें बंद करें",
  failed: { title: "गड़बड़ी", text: "ख़बरें बंद नहीं हो पाईं। फिर कोशिश कीजिए।" },
  next: { done: "और ख़रीदारी करें", back: "और ख़रीदारी करें", unknown: "संपर्क" },
  again: {
    title: "ख़बरें फिर मँगाएँ",
    ask: "आपने ख़बरें बंद की थीं। बटन दबाइए, और हम महीने में लगभग एक बार फिर लिखेंगे।",
    submit: "ख़बरें फिर मँगाएँ",
  },
  back: { title: "नाम लिख लिया", text: "शुक्रिया! हम महीने में एक बार लिखते हैं।" },
  done: { title: "ख़बरें बंद हो गईं", text: "हम आपको फिर नहीं लिखेंगे।" },
  unknown: {
    title: "यह लिंक काम नहीं करता",
    text: "हो सकता है लिंक अधूरा हो। मेल से उसे फिर खोलिए, या हमें लिखिए, हम आपका नाम सूची से हटा देंगे।",
  },
};

export const subscribedText: Words<typeof en.subscribedText> = {
  title: "ख़बरें",
  description: "आपका नाम लिखा गया या नहीं।",
  goOn: "आगे पढ़ें",
  again: "फिर कोशिश करें",
};
