import { grouped } from "#values/text/grouped.ts";

/** What is wrong with a sheet. What stands in a row follows its number. */
export const homesSheetText = {
  row: (row: number, fault: string) => `Row ${grouped(row)}: ${fault}`,
  missing: (column: string) => `${column} is missing.`,
  long: (column: string, most: number) => `${column} holds ${most} letters at most.`,
  shortened: "the spreadsheet has shortened this number. Format the column as text, and type it again.",
  phone: "this is no phone number of ten digits.",
  state: "this is no state of India.",
  pincode: "a PIN code has 6 digits.",
  noPincode: "there is no such PIN code.",
  otherState: (told: string, state: string) => `this PIN code is in ${told}, not ${state}.`,
  oneState: (state: string) =>
    `without a GSTIN all parcels of an order go to one state, here ${state}. Leave the others out, and write to us about them.`,
  stateUntold: "say the state: this PIN code does not tell it.",
  pieces: (most: string) => `type a whole number of pieces, up to ${most}.`,
  noPieces: "nothing is given. Type at least one piece.",
  email: "this is no email address.",
  whom: "give the whole address, or an email address by which we can ask for it.",
  tooMany: (most: string) => `an order goes to ${most} homes at most.`,
  head: {
    twice: (heading: string) => `the column '${heading}' is there twice.`,
    missing: (heading: string) => `there is no column '${heading}'.`,
  },
  file: {
    none: "Choose a sheet, or type it below.",
    large: "This file is too large: a sheet has 1 MB at most.",
    excel: "This is an Excel file. Save it as 'CSV UTF-8', and upload that.",
    unread: "This file can't be read as a table. Save it as 'CSV UTF-8'.",
    empty: "There is no row below the headings.",
  },
  over: (pieces: string, heading: string) =>
    `${pieces === "1" ? "1 piece more is" : `${pieces} pieces more are`} given than were ordered, in the column '${heading}'.`,
  nobody: (pieces: string, isOne: boolean) =>
    isOne ? "1 piece is given to nobody yet." : `${pieces} pieces are given to nobody yet.`,
  more: (faults: string) => `and ${faults} more.`,
};
