import type { Words } from "#values/language/texts.ts";
import type * as en from "./owner-bill.text.ts";

export const ownerBill: Words<typeof en.ownerBill> = {
  shipping: (method) => `भेजने का ख़र्च (${method})`,
  total: "ऑर्डर का कुल",
};
