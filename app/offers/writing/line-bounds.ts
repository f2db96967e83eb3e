import { paise } from "#values/money/money.ts";

/** ₹10,00,000 for one piece, as for a product. */
export const highestPrice = paise(10_00_000_00);
/** Ten crore rupees in all. */
export const highestOffer = paise(10_00_00_000_00);
/** Letters of what is made of a line for its buyer. */
export const mostDetails = 1000;
