import { type BoundName, registrationBounds } from "./rules/registration.ts";

const ask = "Ask your accountant.";

/** How far a shop without a GSTIN is from needing one. */
export const turnoverText = {
  lakh: (count: string): string => `₹${count} lakh`,
  title: (sales: string, bound: string): string => `Sales since April: ${sales} of ${bound}`,
  counted:
    "The bills of this financial year less its credit notes, with shipping and fees, whatever the month below.",
  why: {
    atHome: (bound: string, beyond: string): string =>
      `While every parcel stays in your state, a shop of goods needs no GSTIN up to ${bound} a year. With the first parcel to another state it is ${beyond}.`,
    beyond: (bound: string): string =>
      `A shop that sends handicraft goods to other states, or whose own state has no higher bound, needs no GSTIN up to ${bound} a year.`,
    special: (bound: string): string =>
      `In Manipur, Mizoram, Nagaland and Tripura a shop needs no GSTIN up to ${bound} a year.`,
  } satisfies Record<BoundName, (bound: string, beyond: string) => string>,
  levels: {
    near: (bound: string): string =>
      `Four fifths of ${bound} are sold. Above it you need a GSTIN: begin in time. ${ask}`,
    above: (bound: string): string =>
      `Above ${bound} a GSTIN is to be asked for within 30 days (section 25(1) of the CGST Act). ${ask}`,
  },
  noState: "Nobody can tell your state from the shop's address: write its PIN code in Settings.",
  readings: "Which bound, and who says so",
  sources: {
    atHome: registrationBounds.atHome.source,
    beyond: registrationBounds.beyond.source,
    special: registrationBounds.special.source,
  } satisfies Record<BoundName, string> as Readonly<Record<BoundName, string>>,
  differ: (lower: string, higher: string): string =>
    `Public pages differ on ${lower}: some read ${higher} for handicraft goods that go to other states, too. The meter takes the lower one.`,
  ask,
};
