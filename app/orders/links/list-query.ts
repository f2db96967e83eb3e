import { type LongPage, longPageIn } from "#ui/list/page-size.ts";
import { cleanText } from "#values/text/clean-text.ts";
import { pageNumber } from "#values/text/page-number.ts";
import { type OrderFilter, orderFilter } from "../order-status.ts";

/** What is ticked, booked or shown at once is no more than that (ADMIN-8). */
export const adminOrdersPerPage = 100;

/** What waits, by whom or what for, beside the list of all (ADMIN-64). */
export const orderTabs = ["all", "to-confirm", "to-pack", "to-send", "on-the-way", "trouble"] as const;
export type OrderTab = (typeof orderTabs)[number];

const mostPages = 10_000;

/** Which orders an address asks for. */
export interface OrderQuery {
  /** Of all where it is missing. */
  tab?: OrderTab | undefined;
  filter: OrderFilter;
  /** What was typed into the search box. */
  text: string;
  /** From 1. */
  page: number;
  /** So many on a page, where it is not the usual number. */
  show?: LongPage | undefined;
}

export function listQuery(parameters: URLSearchParams): OrderQuery {
  return {
    tab: orderTabs.find((tab) => tab !== "all" && tab === parameters.get("tab")),
    filter: orderFilter(parameters.get("status")),
    text: cleanText(parameters.get("q") ?? "", 200),
    page: pageNumber(parameters, mostPages),
    show: longPageIn(parameters),
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
export function searchOf({ tab, filter, text, page, show }: OrderQuery): string {
  const parameters = new URLSearchParams();
  if (tab && tab !== "all") parameters.set("tab", tab);
  if (text !== "") parameters.set("q", text);
  if (filter !== "all") parameters.set("status", filter);
  if (page > 1) parameters.set("page", String(page));
  if (show) parameters.set("show", String(show));
  return String(parameters) ? `?${parameters}` : "";
}
