import type { Words } from "#values/language/texts.ts";
import { grouped } from "#values/text/grouped.ts";
import type * as en from "./new-orders.text.ts";

export const newOrdersText: Words<typeof en.newOrdersText> = {
  one: (order) => `पैक करने को नया ऑर्डर ${order}`,
  several: (count) => `पैक करने को ${grouped(count)} नए ऑर्डर`,
  title: (subject) => `${subject}।`,
  inAll: (sum) => `कुल ${sum}।`,
  facts: { order: "ऑर्डर", total: "कुल", city: "शहर", payment: "भुगतान" },
  open: (order) => `ऑर्डर ${order} खोलें`,
  more: (count) => `और ${grouped(count)} ऑर्डर।`,
  all: "पैक करने के सारे ऑर्डर देखें",
};
