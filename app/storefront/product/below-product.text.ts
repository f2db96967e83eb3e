import { momentToType } from "#values/time/typed-moment.ts";

/** What the server alone writes into a product's page. */
export const belowText = {
  about: "About This Piece",
  /** 'Sale until 30 November 2026', or with its time where it does not end with the day. */
  saleUntil: (until: Date) => `Sale until ${momentToType(until, "end")}`,
};
