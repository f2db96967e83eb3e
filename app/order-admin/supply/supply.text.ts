import type { SupplyRule } from "#values/place-of-supply.ts";

/** Where a company's order is supplied that goes to another state than the company's. */
export const supplyText = {
  title: "Place of supply",
  place: "State",
  by: "That is",
  tax: "Tax",
  rules: {
    parcel: "where the parcel goes",
    buyer: "where the buyer is registered",
  } satisfies Record<SupplyRule, string>,
  note: (registered: string, parcel: string) =>
    `Its buyer's GSTIN is of ${registered}, and the parcel goes to ${parcel}. Where a third person gets it on ` +
    "the company's word, section 10(1)(b) of the IGST Act, 2017 has the company receive it, and puts the " +
    "place of supply where the company is. A branch of theirs in that state has a GSTIN of its own. Ask your " +
    "accountant.",
  take: {
    parcel: "Take Where the Parcel Goes",
    buyer: "Take Where the Buyer Is Registered",
  } satisfies Record<SupplyRule, string>,
  hint: "For this order alone, until its invoice is made. The price stays.",
  invoiced: (number: string) => `So ${number} has it, and it stays.`,
};
