import { grouped } from "#values/text/grouped.ts";

/** The mail that tells the shop of orders to pack. */
export const newOrdersText = {
  one: (order: string) => `New order ${order} to pack`,
  several: (count: number) => `${grouped(count)} new orders to pack`,
  title: (subject: string) => `${subject}.`,
  inAll: (sum: string) => `${sum} in all.`,
  facts: { order: "Order", total: "Total", city: "City", payment: "Payment" },
  open: (order: string) => `Open order ${order}`,
  more: (count: number) => `And ${grouped(count)} more.`,
  all: "See all orders to pack",
};
