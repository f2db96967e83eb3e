import type { RemittanceField } from "./remittance-columns.ts";
import type { SheetProblem } from "./remittance-sheets.server.ts";
import type { RemittedState } from "./remitted-line.ts";

const parcels = (count: string, isOne: boolean): string => (isOne ? "1 parcel" : `${count} parcels`);

/** What couriers brought of the cash that they took at the door (MONEY-4). */
export const remittanceText = {
  title: "Couriers' Cash",
  note: "What couriers brought of the cash that they took at the door. Read their file, and each order's cash is noted by itself.",
  back: "Money",
  all: "All of couriers' cash",
  add: "Read a Courier's File",
  unread: { title: "Error", text: "Failed to load couriers' cash. Please try again." },
  gone: "There is no such remittance.",
  file: "CSV File",
  help: [
    "The file that the courier sends with the money, saved as CSV: a line a parcel, with its number and the cash.",
    "Charges, the bank's reference (UTR) and the day are read where the file has them.",
    "The check says what would come of it. Nothing changes before you import.",
  ],
  check: "Check File",
  apply: "Import",
  chooseAgain: "Without script, choose the same file once more before you import it.",
  carrier: "Courier",
  utr: "Bank reference (UTR)",
  utrHint: "For a file that does not say it.",
  on: "Day of the remittance",
  onHint: "For a file that does not say it.",
  columns: {
    title: "Columns of the file",
    note: "Choose once; they are kept for this courier.",
    none: "Not in the file",
    names: {
      awb: "Parcel number",
      collected: "Cash collected",
      charges: "Charges",
      utr: "Bank reference (UTR)",
      on: "Day",
    } satisfies Record<RemittanceField, string>,
  },
  problems: {
    "no-file": "Please choose a CSV file first.",
    "too-large": "This file is larger than 8MB. Please import it in parts.",
    "too-long": "This file has more than 2,00,000 lines. Please import it in parts.",
    "no-table": "This file is no table that can be read. Please save it as “CSV UTF-8”.",
    page: "This file is a web page, and no table. Download the CSV file that the courier offers on it.",
    workbook: "This file is an Excel workbook. Open it, and save it as “CSV UTF-8”.",
    document: "This file is a PDF. Ask the courier for the same as a CSV file.",
    empty: "This file is empty.",
    "no-awb": "These columns have no parcel number.",
    "no-sum": "These columns have no cash that was collected.",
  } satisfies Record<SheetProblem["problem"], string>,
  errors: {
    carrier: "Name the courier.",
    on: "Type a day such as 30/11/2026.",
    utr: "Type the reference as the bank has it.",
  },
  changedSince: "The file, or what the shop knows, has changed since it was checked. Please look once more.",
  would: (sum: string, charges: string, left: string) =>
    `${sum} collected, less ${charges} of charges: ${left} in the bank.`,
  states: {
    matched: "As expected",
    short: "Too little",
    over: "Too much",
    unknown: "None of ours",
    twice: "Twice",
  } satisfies Record<RemittedState, string>,
  /** How many parcels are what. */
  counts: {
    matched: (count: string, isOne: boolean) =>
      isOne ? "1 parcel brought what it should." : `${count} parcels brought what they should.`,
    short: (count: string, isOne: boolean) => `${parcels(count, isOne)} brought too little.`,
    over: (count: string, isOne: boolean) => `${parcels(count, isOne)} brought too much.`,
    unknown: (count: string, isOne: boolean) =>
      isOne ? "One parcel is none of ours." : `${count} parcels are none of ours.`,
    twice: (count: string, isOne: boolean) =>
      isOne
        ? "1 parcel was brought before, or stands twice: it counts once."
        : `${count} parcels were brought before, or stand twice: they count once.`,
  } satisfies Record<RemittedState, (count: string, isOne: boolean) => string>,
  known: (count: string, isOne: boolean) =>
    isOne
      ? "1 line was imported before and changes nothing."
      : `${count} lines were imported before and change nothing.`,
  noneOfOurs:
    "No parcel in this file is ours, so there is nothing to import. Is it this shop's file, and is the parcel number's column the right one?",
  nothingNew: "There is nothing new in this file.",
  wrong: (count: string, isOne: boolean) =>
    isOne ? "1 line can't be read, and is left out:" : `${count} lines can't be read, and are left out:`,
  line: (line: number, text: string) => `Line ${line}: ${text}`,
  more: (count: number) => `and ${count.toLocaleString("en-IN")} more`,
  faults: {
    none: "it has no parcel number.",
    shortened: (text: string) =>
      `a spreadsheet has shortened “${text}”. Ask for the file as the courier made it, and do not open it before.`,
    odd: (field: string, text: string) => `“${text}” is no ${field}.`,
    fields: {
      awb: "parcel number",
      collected: "sum",
      charges: "sum",
      utr: "bank reference",
      on: "day",
    } satisfies Record<RemittanceField, string>,
  },
  oddTitle: "Not as expected",
  done: (count: string, isOne: boolean) => ({
    title: "Couriers' Cash Imported",
    text: `${parcels(count, isOne)} written down.`,
  }),
  failed: { title: "Could Not Import", text: "Nothing was changed. Please try again." },
  list: "What came",
  none: "No courier's file was read yet.",
  of: (carrier: string, day: string) => `${carrier}, ${day}`,
  parcels,
  columnsOfLines: {
    parcel: "Parcel",
    order: "Order",
    state: "State",
    collected: "Brought",
    expected: "Expected",
    charges: "Charges",
  },
  notOurs: "None of ours",
  takenBack: "taken back",
};
