import type { Pictures } from "../pictures/hung-pictures.ts";
import type { DemoLoader, PaymentShop, Trx } from "../shop.ts";

/** The shop as the orders of before are made in it, with the pictures that hang. */
export type SeedShop = PaymentShop & { db: Trx; loader: DemoLoader; pictures: Pictures };

/** Something that is done to an order, in hours after it was placed. */
export interface Deed {
  after: number;
  act(shop: SeedShop): Promise<void>;
}
