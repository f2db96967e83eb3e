import type { RunColumn, WrongPlace } from "./run-columns.ts";

/** Pay runs: many makers paid in one go. */
export const runText = {
  title: "Pay Run",
  note: "Pay all makers in one go. The shop moves no money: it tells what to pay, and you note it here.",
  back: "Makers' Pay",
  all: "All pay runs",
  unread: { title: "Error", text: "Failed to load the pay run. Please try again." },
  gone: "There is no such pay run.",
  notSaved: (text: string) => ({ title: "Not Saved", text }),
  offline: "The shop could not be reached. What you typed is kept.",
  least: "Everybody who is owed more than",
  leastHint: "In rupees. It is remembered.",
  would: (makers: number, sum: string) =>
    `${makers === 1 ? "1 maker waits" : `${makers} makers wait`} to be paid: ${sum}.`,
  nobody: "Nobody is owed more than that, or all wait in a pay run already.",
  begin: "Begin Pay Run",
  runs: "Pay runs",
  noRuns: "There was none yet.",
  of: (day: string) => `Pay run of ${day}`,
  facts: (makers: number, sum: string) => `${makers === 1 ? "1 maker" : `${makers} makers`} · ${sum}`,
  due: (count: number) => `${count} to pay`,
  allPaid: "All paid",
  next: {
    due: (count: number, sum: string) =>
      `${count === 1 ? "1 maker is" : `${count} makers are`} to be paid: ${sum}.`,
    done: "Everybody in it is paid.",
    how: "Pay each, type the reference beside the name, and press once at the end. Cash needs none.",
  },
  on: "Day",
  method: (name: string) => `How ${name} was paid`,
  choose: "How",
  reference: (name: string) => `Reference for ${name}`,
  referencePlace: "Reference",
  mark: "Mark as Paid",
  drop: "Take Out",
  dropOne: (name: string) => `Take out ${name}`,
  to: {
    account: (end: string) => `Account … ${end}`,
    upi: (signs: string) => `UPI ${signs}`,
    none: "No account known",
  },
  now: {
    less: (then: string, owed: string) => `It was ${then} when the run began; now ${owed} is owed.`,
    more: (owed: string) => `Now ${owed} is owed. The next run has the rest.`,
  },
  states: { due: "Nothing to pay now", paid: "Paid", dropped: "Taken out" },
  paid: "Paid, taken out or settled",
  file: "Download CSV",
  fileNote: "With whole account numbers: keep it safe, and delete it afterwards.",
  unreadFile: {
    title: "No File Yet",
    text: "The shop has another secret now, so its file would leave accounts out.",
  },
  unreadBank: (name: string) => `Bank of ${name} can't be read any more: type it again`,
  lessTax: (tax: string) => `${tax} of it taken off for the tax`,
  fileTaxed: "Its sums are those before any tax that you take off here.",
  statements: "Print All Statements",
  columns: {
    title: "Columns of the file",
    note: "Number the columns as your bank wants them. Without a number a column is left out.",
    save: "Keep Columns",
    wrong: {
      odd: "Enter a number from 1 to 7, or nothing.",
      twice: "This number stands twice.",
      "no-amount": "The file needs the amount: give it a number.",
      nobody: "The file needs who is paid: number the name, the account or the UPI ID.",
    } satisfies Record<WrongPlace, string>,
    names: {
      name: "Name",
      account: "Account number",
      ifsc: "IFSC",
      upi: "UPI ID",
      amount: "Amount",
      note: "Note",
      pan: "PAN",
    } satisfies Record<RunColumn, string>,
  },
  saved: {
    begun: { title: "Pay Run Begun", text: "Each maker in it has a statement." },
    marked: (count: number) => ({
      title: "Marked as Paid",
      text: count === 1 ? "1 maker is paid." : `${count} makers are paid.`,
    }),
    dropped: { title: "Taken Out", text: "What is owed stays on the account." },
    columns: { title: "Columns Kept", text: "Each file has them from now on." },
  },
  errors: {
    none: "Type at least one reference, or choose cash.",
    above: (owed: string) =>
      `A payment can't be above what is owed, now ${owed}. Note the rest as an advance; if less was paid, load the page again.`,
    goneElsewhere:
      "Some of these were paid or taken out meanwhile. Nothing was marked: look again, and press once more.",
    gone: "This line was paid or taken out already. Load the page again.",
  },
};
