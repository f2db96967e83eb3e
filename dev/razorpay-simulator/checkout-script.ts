import { readFileSync } from "node:fs";

/** The payment window's program, read anew each time so that a change shows at the next load. */
export const checkoutScript = (): string =>
  readFileSync(new URL("./checkout-window.js", import.meta.url), "utf8");
