import type { RecipientState } from "../recipient.ts";

const states: Record<RecipientState, string> = {
  wanted: "Address not known",
  known: "Known",
  packed: "Packed",
  sent: "On the way",
  there: "Arrived",
  back: "Came back",
};

const counted = (count: string): string => (count === "1" ? "1 parcel" : `${count} parcels`);

/** The page on which a buyer says where the parcels of an order go. */
export const recipientsText = {
  title: "Where it goes",
  description: "Say where the parcels of your order go.",
  ofOffer: (number: string) => `Offer ${number}`,
  intro: (most: string) =>
    `Each row of the sheet is a home, up to ${most}. Fill it in with any spreadsheet, save it as CSV, and upload it. A row can be changed until its parcel is packed.`,
  backToOffer: "Back to the offer",
  standing: "How it stands",
  counts: (homes: string, agreed: string) => `${homes} of ${agreed} homes that were agreed`,
  state: (state: RecipientState) => states[state],
  allGiven: "All pieces are given to somebody.",
  more: (parcels: string, sum: string) =>
    `${counted(parcels)} more than were agreed: ${sum} are asked with the balance.`,
  fewer: (parcels: string, sum: string) => `${counted(parcels)} fewer than were agreed: ${sum} less to pay.`,
  spare: (parcels: string, sum: string) =>
    `${counted(parcels)} fewer than are paid for: ${sum}. Nothing goes back by itself; write to us about it.`,
  oneState: "Without a GSTIN all parcels of an order go to one state.",
  elsewhere: (homes: string, isOne: boolean) =>
    isOne
      ? "One person who was asked lives in another state than the others. Their parcel waits: write to us about it."
      : `${homes} people who were asked live in another state than the others. Their parcels wait: write to us about them.`,
  alike: (rows: string, isOne: boolean) =>
    isOne
      ? "One home is there twice, with the same name and address. Each row gets a parcel of its own."
      : `${rows} rows repeat the name and address of another. Each row gets a parcel of its own.`,
  sheet: "The sheet",
  download: "Download the Sheet",
  downloadHint: "With the rows that are not packed yet. Columns of your own are left out.",
  file: "The sheet as a CSV file",
  paste: "Or type or paste it here",
  sheetText: "The sheet as text",
  pasteHint: "The first row holds the headings, as in the sheet above.",
  replaces: "An upload takes the place of all rows that are not packed yet.",
  upload: "Upload",
  faults: (count: string, isOne: boolean) =>
    isOne ? "One thing is wrong. Nothing was changed." : `${count} things are wrong. Nothing was changed.`,
  ask: "Ask Each Person",
  askTitle: "Those whose address you do not know",
  askIntro:
    "We write to each of them, and they say themselves where their parcel goes. You are not shown the address that they give.",
  askCount: (people: string, isOne: boolean) =>
    isOne ? "One person can be written to now." : `${people} people can be written to now.`,
  askNobody: "Nobody is to be written to now: each is written to once a day, three times at most.",
  known: "Send the Known Ones Now",
  knownTitle: "Do not wait for the others",
  knownIntro: (known: string, wanted: string) =>
    `${known} are known, ${wanted} are not. We send to those who are known first, and to the others once they have answered.`,
  knownAsked: (day: string) => `You asked us on ${day} to send to those who are known.`,
  list: "The homes",
  columns: { row: "Row", who: "Who", where: "Where", pieces: "Pieces", state: "State" },
  own: "Given by themselves",
  asked: (day: string) => `Asked on ${day}`,
  notAsked: "Not asked yet",
  none: "No home stands here yet.",
  erased: "Erased",
  earlier: "Earlier rows",
  later: "Later rows",
  pageOf: (page: string, pages: string) => `Page ${page} of ${pages}`,
  closed: "This order goes nowhere any more.",
  tooOften: "Too many forms came from your network. Please try again in ten minutes.",
  noSuchButton: "The page has no such button.",
  notices: {
    uploaded: { title: "The homes are kept", text: "What is still missing stands on this page." },
    asked: { title: "They are being written to", text: "Each gets a mail with a link of their own." },
    nobody: { title: "Nobody was written to", text: "Each is written to once a day, three times at most." },
    known: { title: "We send the known ones", text: "The shop has been told." },
  },
  unsent: { title: "Not sent", text: "The sheet could not be sent. Please try again." },
  errors: {
    tooMany: (most: string) => `With those that are packed already these are more than ${most} homes.`,
    paid: (paid: string, count: string) =>
      `These are ${count} parcels, and ${paid} are paid for. Write to us about the others.`,
  },
  mail: {
    subject: (number: string) => `Order ${number}: send to those who are known`,
    title: "Send to those who are known",
    text: (known: string, wanted: string) =>
      `The buyer wants you to begin: ${known} homes are known, ${wanted} are not yet.`,
    button: "Open the order",
  },
};
