import type { BookMonth } from "../rules/book-month.ts";

export const booksPath = "/admin/dashboard/books";

export const bookHref = (month: BookMonth, below: "" | "/csv.zip" | "/gstr1.json" | "/print" = ""): string =>
  `${booksPath}${below}?month=${month}`;

export const orderPath = (orderId: string): string =>
  `/admin/dashboard/orders/${encodeURIComponent(orderId)}`;
