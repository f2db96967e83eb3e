import type { Words } from "#values/language/texts.ts";
import type * as en from "./share.text.ts";

export const shareText: Words<typeof en.shareText> = {
  share: "औरों को भेजें",
  shareOn: (network) => `${network} पर भेजें`,
  copied: { title: "लिंक कॉपी हो गया", text: "अब इसे कहीं भी चिपका सकते हैं।" },
  failed: { title: "गड़बड़ी", text: "ऊपर से पता कॉपी कर लीजिए।" },
};
