import type { RecipientState } from "#recipients/recipient.ts";
import { grouped } from "#values/text/grouped.ts";
import type { HomeTab } from "./homes-list.ts";

const parcels = (count: number): string => (count === 1 ? "1 parcel" : `${grouped(count)} parcels`);
const addresses = (count: number): string => (count === 1 ? "1 address" : `${grouped(count)} addresses`);
const pieces = (count: number): string => (count === 1 ? "1 piece is" : `${grouped(count)} pieces are`);

/** Where a home of an order stands. */
export const homeStateWords: Readonly<Record<RecipientState, string>> = {
  wanted: "Address wanted",
  known: "Address known",
  packed: "Packed",
  sent: "On its way",
  there: "Arrived",
  back: "Came back",
};

export const homesText = {
  title: "Recipients",
  note: (order: string, agreed: number): string => `Order ${order} · ${parcels(agreed)} agreed on`,
  backToOrder: (order: string): string => `Back to order ${order}`,
  open: "Open the Recipients",
  gone: "This recipient is not on the list any more.",
  listFailed: { title: "Error", text: "Could not read the recipients." },
  search: "Search recipients",
  sheet: "Sheet (CSV)",
  noneFound: { title: "Nobody found", text: "Search by name, town, PIN code, phone or tracking number." },
  bookParcels: "Book Parcels",
  packParcels: "Pack Parcels",
  bookTicked: "Book These",
  packTicked: "Pack These",
  labels: (from: number, to: number): string => `Labels ${grouped(from)} to ${grouped(to)} (PDF)`,
  slips: (from: number, to: number): string => `Packing slips ${grouped(from)} to ${grouped(to)}`,
  slipsTitle: "Packing slips",
  papers: "To print",
  papersHint: "In the order of the sheet, a hundred at a time. No prices on them.",
  measures: "Weight and box",
  weightHint: "Of each parcel, with its box. Empty: by what its goods weigh.",
  weightNeeded: "Of each parcel, with its box. Not every product says what it weighs.",
  dialog: "Recipient",
  correct: "Correct Address",
  save: "Save Address",
  correctHint:
    "Its buyer and the courier are told nothing by itself. What is packed and not booked is packed anew.",
  fixed: "A courier is booked or on the way: the address stays.",
  oneState: (state: string): string =>
    `Without a GSTIN all parcels of one order go to one state, and the others go to ${state}.`,
  mobile: "Enter an Indian mobile number: the courier calls it.",
  parcel: (number: number): string => `Parcel ${number}`,
  erased: "Erased",
  asked: (when: string): string => `Asked on ${when}`,
  notAsked: "Not asked yet",
  byPerson: "They gave the address themselves. The buyer is not shown it.",
  none: {
    all: "No list yet: its buyer sends the sheet.",
    trouble: "Nothing is in trouble",
    wanted: "Every address is known",
    known: "No address waits for its parcel",
    packed: "Nothing is packed and still here",
    sent: "Nothing is on its way",
    there: "Nothing has arrived yet",
    back: "Nothing came back",
  } satisfies Record<HomeTab, string>,
  columns: {
    row: "Row",
    name: "Name",
    place: "Place",
    pieces: "Pieces",
    state: "State",
    parcel: "Parcel",
  },
  facts: {
    address: "Address",
    phone: "Phone",
    note: "Note in the parcel",
    email: "Email",
    pieces: "Pieces",
    tracking: "Tracking",
  },
};

/** The tabs of the list. */
export const homeTabWords: Readonly<Record<HomeTab, string>> = {
  all: "All",
  trouble: "Trouble",
  wanted: "Address wanted",
  known: "Address known",
  packed: "Packed",
  sent: "On its way",
  there: "Arrived",
  back: "Came back",
};

/** How the homes stand, in a sentence each. */
export const homesStandWords = {
  trouble: (count: number): string => `${parcels(count)} need${count === 1 ? "s" : ""} you.`,
  book: (count: number): string => `${parcels(count)} can be sent.`,
  asked: (count: number): string =>
    `${parcels(count)} ${count === 1 ? "is" : "are"} being booked. The shop goes on by itself.`,
  "hand-over": (count: number): string =>
    `Couriers are booked for ${parcels(count)}. Print the labels, stick them on, and hand the parcels over.`,
  wanted: (count: number): string => `${addresses(count)} still wanted from the buyer.`,
  way: (there: number, all: number): string => `${grouped(there)} of ${parcels(all)} have arrived.`,
  noList: "The buyer has not sent the list of addresses yet.",
  ungiven: (count: number): string => `${pieces(count)} given to nobody yet.`,
  unknown: (count: number): string => `${addresses(count)} not known yet.`,
  sendKnown: (when: string): string => `The buyer asked on ${when} to send the known ones now.`,
  notAskedToSend: "The buyer has not asked to send the known ones before the others.",
  more: (rows: number, agreed: number): string =>
    `The list has ${grouped(rows)} rows, and ${parcels(agreed)} were agreed on: the difference is asked with the balance.`,
  fewer: (rows: number, paid: number, sum: string): string =>
    `${parcels(paid)} are paid for, and the list has ${rows === 1 ? "1 home" : `${grouped(rows)} homes`}: ${sum} more than is needed. Nothing goes back by itself.`,
  elsewhere: (count: number): string =>
    `${addresses(count)} ${count === 1 ? "is" : "are"} in another state than the others. Without a GSTIN all parcels of one order go to one state: correct ${count === 1 ? "it" : "them"}, or write another offer.`,
};

/** What came of a press on 'Book Parcels'. */
export const homesDoneWords = {
  asked: (count: number): string => `${parcels(count)} ${count === 1 ? "is" : "are"} being booked`,
  packed: (count: number): string => `${parcels(count)} packed`,
  nothing: "Nothing to book",
  goesOn: "The shop asks the carrier for one after the other, also when this page is closed.",
  byHand: "Print the slips, and take the parcels to a courier.",
  unmade: (count: number): string =>
    `${parcels(count)} wait${count === 1 ? "s" : ""}: their pieces are still being made.`,
  short: (count: number): string => `${parcels(count)} would hold more pieces than are left.`,
  ungiven: (count: number): string => `The last parcel waits: ${pieces(count)} given to nobody yet.`,
  unpaid: (left: string): string => `${left} is to be paid before anything leaves.`,
  severalStates:
    "Without a GSTIN all parcels of one order go to one state. Correct the addresses, or write another offer for the others.",
  elsewhere: (count: number): string =>
    `${parcels(count)} wait${count === 1 ? "s" : ""}: without a GSTIN all go to the state of the first.`,
  unfit: "Nothing of this order can be packed: it is cancelled, or its money goes back.",
  failed: { title: "Error", text: "Could not book these parcels. Press again: none is booked twice." },
  saved: { title: "Saved", text: "The address is corrected." },
  saveFailed: { title: "Error", text: "Could not save this address. Please try again." },
  notSaved: "Not saved",
  stale: "This recipient changed meanwhile. Look at it again.",
};
