import type { OrderTab } from "#orders/links/list-query.ts";
import type { Waits } from "./waits-of.ts";

/** The list of orders, and what is done to several of them. */
export const orderListText = {
  export: "Export CSV",
  search: "Search orders",
  process: "Mark as processing",
  slips: "Packing slips",
  exportSelected: "Export selected",
  order: "Order",
  date: "Date",
  customer: "Customer",
  total: "Total",
  payment: "Payment",
  status: "Status",
  due: (day: string) => `Due ${day}`,
  town: (town: string) => `, ${town}`,
  pieces: "Pieces",
  piecesOf: (count: number) => (count === 1 ? "1 piece" : `${count} pieces`),
  waits: "Waits for",
  actions: "Actions",
  view: "View",
  named: (order: string) => `order ${order}`,
};

/** The tabs of the list. */
export const orderTabWords: Readonly<Record<OrderTab, string>> = {
  all: "All",
  "to-confirm": "To Confirm",
  "to-pack": "To Pack",
  "to-send": "To Send",
  "on-the-way": "On the Way",
  trouble: "Trouble",
};

/** What waits of an order, in a word or two. */
export const waitsWords: Readonly<Record<Waits, string>> = {
  refund: "Refund due",
  trouble: "Parcel trouble",
  confirm: "To confirm",
  pay: "Not paid",
  make: "Being made",
  pack: "To pack",
  send: "To send",
  way: "On the way",
  cash: "Cash due",
  nothing: "Nothing",
};
