import type { Words } from "#values/language/texts.ts";
import type * as en from "./share.text.ts";

export const shareText: Words<typeof en.shareText> = {
  share: "औरों को भेजें",
  shareOn: (network) => `${network} पर भेजें`,
  copied: { title: "लिंक कॉपी हो गया", text: "अब इसे कहीं भी चिपका सकते हैं।" },
  copy: "लिंक कॉपी करें",
  notCopied: { title: "गड़बड़ी", text: "लिंक कॉपी नहीं हो पाया। ऊपर के ख़ाने से कॉपी कर लीजिए।" },
  failed: { title: "गड़बड़ी", text: "ऊपर से पता कॉपी कर लीजिए।" },
};
