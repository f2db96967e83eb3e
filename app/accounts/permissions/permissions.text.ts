import type { Permission } from "./permissions.ts";

/** What each permission is called, and what it is for. */
export const permissionText: Readonly<Record<Permission, { name: string; about: string }>> = {
  orders: {
    name: "See orders",
    about: "Orders, parcels, returns and offers with their papers, and notes on them.",
  },
  pack: {
    name: "Pack",
    about: "Parcels, couriers, statuses and what came back. Who packs sees orders.",
  },
  money: {
    name: "Money",
    about:
      "Payments, refunds, cancelling, discounts, offers, orders by phone and the books. Sees orders, too.",
  },
  products: { name: "Products", about: "Goods with their prices, pictures and files." },
  making: {
    name: "Making",
    about: "Who makes what by when: giving work to makers, and looking at it. Sees no buyer and no order.",
  },
  stories: { name: "Stories", about: "Blog posts, comments, newsletters and artisans." },
  messages: {
    name: "Messages",
    about: "Contact messages, bulk quotes, reviews, subscribers, and sending newsletters.",
  },
  export: {
    name: "Export",
    about:
      "Files of many records at once, as of all orders with names and addresses, where they may see them.",
  },
  settings: { name: "Settings", about: "The shop's facts, texts, shipping, and what other programs read." },
  staff: { name: "Staff", about: "Who works here, within what they may do themselves." },
};
