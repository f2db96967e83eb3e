import { paise } from "#values/money/money.ts";
import type { Cart } from "../cart.ts";
import type { CartClaim } from "./cart-cookie.ts";

/** The cookie's cart before it is priced. */
export const blankLines = (claims: readonly CartClaim[]): Cart =>
  claims.map((claim) => ({ ...claim, name: "", unitPrice: paise(0), slug: "", image: null }));
