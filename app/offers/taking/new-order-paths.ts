import { newOrderPath } from "#orders/links/list-query.ts";
import type { TakenFrom } from "./taken-order.form.ts";

const searchOf = (source: TakenFrom): string => (source === "stall" ? "?at=fair" : "");

/** Where an order is taken: by phone, or at a fair. */
export const takeOrderPath = (source: TakenFrom): string => newOrderPath + searchOf(source);

/** The page after an order was taken. */
export const takenOrderPath = (orderId: string, source: TakenFrom): string =>
  `${newOrderPath}/${encodeURIComponent(orderId)}${searchOf(source)}`;
