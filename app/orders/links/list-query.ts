import { cleanText } from "#values/text/clean-text.ts";
import { pageNumber } from "#values/text/page-number.ts";
import { type OrderFilter, orderFilter } from "../order-status.ts";

/** ADMIN-8. */
export const adminOrdersPerPage = 100;

const mostPages = 10_000;

/** Which orders an address asks for. */
export interface OrderQuery {
  filter: OrderFilter;
  /** What was typed into the search box. */
  text: string;
  /** From 1. */
  page: number;
}

export function listQuery(parameters: URLSearchParams): OrderQuery {
  return {
    filter: orderFilter(parameters.get("status")),
    text: cleanText(parameters.get("q") ?? "", 200),
    page: pageNumber(parameters, mostPages),
  };
}

export const ordersPath = "/admin/dashboard/orders";

/** Where the owner writes an order for a buyer who calls, or stands before her. */
export const newOrderPath = `${ordersPath}/new`;

export const hrefOf = (query: OrderQuery): string => `${ordersPath}${searchOf(query)}`;

/** Encoded: a line break in an address must not end a header. */
export const adminOrderPath = (id: string): string => `${ordersPath}/${encodeURIComponent(id)}`;

/**
 * An order's page, or one below it, with the list that it was opened from: that is where it leads back to.
 */
export const orderHref = (
  id: string,
  query: OrderQuery,
  below: "" | "/packing-slip" | "/refund" = "",
): string => `${adminOrderPath(id)}${below}${searchOf(query)}`;

/** The file with all orders of the list, whatever page is shown. */
export const exportHref = (query: OrderQuery): string =>
  `${ordersPath}/export.csv${searchOf({ ...query, page: 1 })}`;

/** How an address says it, with its question mark; empty for the whole list. */
export function searchOf({ filter, text, page }: OrderQuery): string {
  const parameters = new URLSearchParams();
  if (text !== "") parameters.set("q", text);
  if (filter !== "all") parameters.set("status", filter);
  if (page > 1) parameters.set("page", String(page));
  return String(parameters) ? `?${parameters}` : "";
}
