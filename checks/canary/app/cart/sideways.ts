// Planted on purpose: a room that imports its neighbour on the same floor.
import { orderTitle } from "../orders/order.ts";

export const cartTitle = orderTitle;
