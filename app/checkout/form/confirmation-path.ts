import { spokenAddress } from "#values/language/spoken-address.ts";

/** Where an order is shown. */
export const confirmationPath = (orderNumber: string, token?: string): string =>
  `/order-confirmation?${new URLSearchParams({ orderId: orderNumber, ...(token ? { token } : {}) })}`;

/** The order that such a path shows, in whatever language; undefined for any other path. */
export function orderInPath(path: string | null): string | undefined {
  const [page, query] = spokenAddress(path ?? "").plain.split("?");
  if (page !== "/order-confirmation") return undefined;
  return new URLSearchParams(query).get("orderId") ?? undefined;
}
