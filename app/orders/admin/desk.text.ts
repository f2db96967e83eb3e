import { staleMessage } from "#platform/stale.text.ts";
import type { ToastContent } from "#ui/toast-queue.ts";
import type { StockShortage } from "../stock-shortage.ts";

export const deskText = {
  orders: "Orders",
  listFailed: { title: "Error", text: "Could not fetch orders." },
  detailFailed: { title: "Error", text: "Could not fetch order details." },
  updateFailed: { title: "Error", text: "Could not update order status." },
  saveFailed: { title: "Error", text: "Could not save this. Please try again." },
  notFound: "Order not found.",
  backToAll: "Back to all orders",
  noOrders: { title: "No orders yet.", text: "When someone places an order, it will appear here." },
  noMatch: { title: "No orders found.", text: "No order matches this search and status." },
} as const;

export const statusUpdated = (status: string): ToastContent => ({
  title: "Status Updated",
  text: `Order status changed to ${status}.`,
});

export const noChange = (status: string): ToastContent => ({
  title: "No Change",
  text: `Status is already set to ${status}`,
});

export const stale: ToastContent = { title: "Not saved", text: staleMessage, tone: "destructive" };

/** Follows the notice of a cancelled order that lives on. */
export const stockMissing = ({ productName, left }: StockShortage): ToastContent => ({
  title: "Stock not taken",
  text: `${productName} has ${left} left, fewer than this order needs. Check your shelf.`,
  tone: "destructive",
});

export const savedWords = {
  tracking: { title: "Saved", text: "The tracking details are kept." },
  note: { title: "Saved", text: "The internal note is kept." },
  collected: { title: "Cash collected", text: "The payment is marked as received." },
  uncollected: { title: "Cash not collected", text: "The payment is due again." },
} as const;
