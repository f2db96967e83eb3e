import type { Words } from "#values/language/texts.ts";
import type * as en from "./mail.text.ts";

export const mailText: Words<typeof en.mailText> = {
  unsubscribe: "ये मेल बंद करें",
  gstin: (gstin) => `GSTIN ${gstin}`,
};

export const gatheredText: Words<typeof en.gatheredText> = {
  subject: (shop, messages) => `${shop}: एक साथ ${messages} संदेश`,
  title: "कई संदेश एक साथ।",
  preview: "आपके पते पर एक साथ इतने मेल थे कि अलग-अलग नहीं भेजे गए।",
  text: "आपके पते पर एक साथ इतने मेल थे कि अलग-अलग नहीं भेजे गए। बाक़ी मेल में जो लिखा है वह यहाँ है, सारे लिंक के साथ।",
  note: "अगर आपने इनमें से कुछ नहीं माँगा, तो किसी और ने आपका पता दे दिया है। इस मेल का जवाब दीजिए, हम ठीक कर देंगे।",
};
