// Planted on purpose: the demo loads code where it may only name types.
export { orderTitle } from "../app/orders/order.ts";
