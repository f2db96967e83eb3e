import type { Order } from "../order.ts";

/**
 * An order without what its sender typed, but for where it goes: what the shop sells, and its sums. Names and
 * addresses are left out by each mail that has them.
 */
export const withoutWords = (order: Order): Order => ({
  ...order,
  lines: order.lines.map((line) => ({ ...line, personal: [] })),
  company: null,
  gift: order.gift && { ...order.gift, note: null },
});
