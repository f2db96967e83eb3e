import { adminOrderPath, ordersPath } from "#orders/links/list-query.ts";

/** Where a new parcel of an order is made. */
export const newParcelPath = (orderId: string): string => `${adminOrderPath(orderId)}/shipments/new`;

/** A parcel's own page, or one below it. */
export const parcelPath = (
  orderId: string,
  shipmentId: string,
  below: "" | "/book" | "/label.pdf" | "/photo" = "",
): string => `${adminOrderPath(orderId)}/shipments/${encodeURIComponent(shipmentId)}${below}`;

/** What its packer needs, on paper. */
export const slipPath = (orderId: string, { number }: { number: number }): string =>
  `${adminOrderPath(orderId)}/packing-slip?${new URLSearchParams({ parcel: String(number) })}`;

/** Where the ticked orders' parcels are booked in one go. */
export const bookParcelsPath = `${ordersPath}/book-parcels`;

/** The same with these orders ticked. */
export const bookOrdersPath = (orderIds: readonly string[]): string =>
  `${bookParcelsPath}?${new URLSearchParams(orderIds.map((id) => ["id", id]))}`;

/** One file with the labels of these parcels. */
export const labelsPath = (shipmentIds: readonly string[]): string =>
  `${ordersPath}/labels.pdf?${new URLSearchParams(shipmentIds.map((id) => ["parcel", id]))}`;
