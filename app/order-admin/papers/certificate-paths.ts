import { ordersPath } from "#orders/links/list-query.ts";

/** Where the certificates of several orders are printed; the form of ticked orders adds their ids. */
export const cardsOfOrdersPath = `${ordersPath}/certificates.pdf`;

/** The cards of these orders' certificates, four on a sheet. */
export const cardsPath = (orderIds: readonly string[]): string =>
  `${cardsOfOrdersPath}?${new URLSearchParams(orderIds.map((id) => ["id", id]))}`;
