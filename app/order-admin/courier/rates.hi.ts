import type { Words } from "#values/language/texts.ts";
import type * as en from "./rates.text.ts";

export const ratesText: Words<typeof en.ratesText> = {
  title: "कूरियर",
  courier: "कूरियर",
  cost: "ख़र्च",
  days: "दिन",
  back: "लौटाने का ख़र्च",
  unsaid: "नहीं बताया",
  actions: "क्या करें",
  to: (pincode, city) => `${pincode} ${city} तक`,
  cash: (sum) => `${sum} नकद`,
  notPacked: (why) => `पैक नहीं हुआ: ${why}।`,
};
