import type { Words } from "#values/language/texts.ts";
import type * as en from "./order-act.text.ts";

export const orderActText: Words<typeof en.orderActText> = {
  tracking: "पूरा पता लिखिए, जो https:// या http:// से शुरू हो।",
  amount: "रक़म रुपयों में लिखिए, जैसे 250 या 250.50।",
  past: "आज या आगे का कोई दिन चुनिए।",
  far: "अगले एक साल का कोई दिन चुनिए।",
};
