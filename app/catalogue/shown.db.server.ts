import { type RawBuilder, sql } from "kysely";

/**
 * The products that shoppers see: all that are not hidden (CATALOGUE-45). Every statement that reads products
 * for them says so by this condition, and by no other; `checks/shown-products.test.ts` looks for those that
 * don't. `of` is what the statement calls a product.
 */
export const isShown = (of = "products"): RawBuilder<boolean> => sql<boolean>`not ${sql.ref(`${of}.hidden`)}`;
