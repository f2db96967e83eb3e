import type { Words } from "#values/language/texts.ts";
import type * as en from "./bank-details.text.ts";

export const bankText: Words<typeof en.bankText> = {
  accountName: "खाता किसके नाम",
  accountNumber: "खाता नंबर",
  ifsc: "आईएफ़एससी कोड",
  upiId: "UPI आईडी",
};
