// Planted on purpose: the demo reaches into a room of the shop.
export { orderTitle } from "../app/orders/order.ts";
