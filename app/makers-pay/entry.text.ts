import type { EntryEvent } from "./entry.ts";

const events: Record<EntryEvent, string> = {
  piece: "Made",
  sale: "Sold",
  back: "Came back",
  taken: "Taken in",
  advance: "Advance",
  payment: "Paid",
  material: "Own material",
  "material-given": "The shop's material",
  bonus: "Bonus",
  deduction: "Deduction",
  correction: "Correction",
};

const ways = { upi: "UPI", bank: "bank", cash: "cash" };

/** What entries of a maker's account are called, by the owner and by the maker. */
export const entryText = {
  events,
  ways,
  pieces: (count: string) => (count === "1" ? "1 piece" : `${count} pieces`),
  each: (count: string, rate: string) => `${count} × ${rate}`,
};
