// Planted on purpose: what the browser loads reaches what only the server has.
export { secret } from "./cart.server.ts";
