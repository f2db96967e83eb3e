import { grouped } from "#values/text/grouped.ts";

const rows = (count: number): string => (count === 1 ? "1 parcel" : `${grouped(count)} parcels`);

/** The sheet that comes back with courier, number and state of each parcel. */
export const backText = {
  title: "The sheet back",
  intro:
    "Couriers of your own: export the list as CSV, fill in Courier and Tracking number, and upload it. Homes that are not packed yet are packed with that. A new number means that the parcel has left; 'Parcel stands' says anything else, such as Delivered. An empty cell changes nothing.",
  file: "The sheet as a CSV file",
  paste: "Or paste it here",
  sheetText: "The sheet as text",
  upload: "Upload",
  faults: (count: number): string =>
    count === 1
      ? "One thing is wrong. Nothing was changed."
      : `${grouped(count)} things are wrong. Nothing was changed.`,
  columns: {
    twice: (heading: string): string => `the column '${heading}' is there twice.`,
    noRow: "there is no column 'Row'.",
    nothing: "there is no column 'Courier', 'Tracking number' or 'Parcel stands'.",
  },
  rowNumber: "the number of the row is missing.",
  rowUnknown: (row: number): string => `the list has no row ${grouped(row)}.`,
  rowTwice: (row: number): string => `row ${grouped(row)} is there twice.`,
  severalHomes: (row: number): string =>
    `the list has row ${grouped(row)} more than once: keep the column 'Name'.`,
  otherName: (name: string): string => `this is ${name}'s row now. Download the sheet again.`,
  state: "no parcel stands like this. Take a word of the sheet, such as Picked up or Delivered.",
  link: "a tracking link begins with https://.",
  long: (column: string, most: number): string => `${column} holds ${most} letters at most.`,
  wanted: "the address is not known yet.",
  back: "this one came back. Tick it in the list to send it again.",
  byCarrier: "the carrier follows this parcel: it tells its courier, number and state itself.",
  unfit: (state: string): string => `it can't be set to '${state}' by hand.`,
  notices: {
    done: (count: number): string => `${rows(count)} updated`,
    nothing: "No parcel updated",
    same: "Nothing new in this sheet",
    changed: (count: number): string =>
      `${rows(count)} changed meanwhile and stayed as ${count === 1 ? "it was" : "they were"}.`,
    unpaid: (left: string): string => `${left} is to be paid before anything leaves.`,
    unfit: "This order is cancelled, or its money goes back.",
  },
};
