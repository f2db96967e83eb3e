import type { Page } from "@playwright/test";

/**
 * Whose browser it is: somebody new, somebody with a full cart, one with an unpaid order, a customer with
 * orders, or the owner.
 */
export type Visitor = "guest" | "shopper" | "payer" | "customer" | "owner";

/** What was prepared in the shop for its pictures. */
export interface Prepared {
  origin: string;
  /** The order that waits for its payment. */
  unpaid: string;
  /** The customer's order on its way. */
  shipped: string;
  /** The customer's order that nobody has packed yet. */
  waiting: string;
  /** The page on which the courier of a packed parcel is chosen, and that of a booked one's order. */
  rates: string;
  booked: string;
  /** The own page of a return that a customer asked for. */
  ownReturn: string;
  /** The page on which a buyer writes of what has arrived. */
  reviews: string;
  /** The public page of a packed piece's certificate. */
  certificate: string;
}

export interface Screen {
  name: string;
  path: string | ((prepared: Prepared) => string);
  as?: Visitor;
  /** Of the browser, which the owner's area follows; Indian English without. */
  locale?: "hi-IN";
  /** What is done before the picture is taken. */
  act?(page: Page, prepared: Prepared): Promise<void>;
  /** Only narrower than this, such as a sheet that phones alone have. */
  below?: number;
  /** Only what the window shows: a dialog, a sheet, a toast. */
  isWindow?: true;
}

export const main = (page: Page) => page.getByRole("main");

export const press = (page: Page, name: string) =>
  main(page).getByRole("button", { name, exact: true }).first().click();
