import type { ProblemKind } from "./rules/check-document.ts";

interface ProblemWords {
  /** What the portal would say, or what should be looked at. */
  what(detail: string): string;
  mend: string;
}

const nextTime = "A paper that was issued never changes:";

/** Each problem, and how it is mended (BOOKS-5). */
export const problemWords: Record<ProblemKind, ProblemWords> = {
  gap: {
    what: (count) => (count === "1" ? "No paper has this number." : `No papers have these ${count} numbers.`),
    mend: "Were they given before a backup was restored, their papers are in the buyers’ mails: report them too. Else tell your accountant; table 13 shows the numbers that are there.",
  },
  cancelled: {
    what: (left) => `Its order is cancelled, and no credit note takes ${left} of it back.`,
    mend: "Issue the credit note on the order’s page before you file, or tax is paid on goods that nobody kept. Where money is still to be sent back, the note comes with it.",
  },
  "bad-gstin": {
    what: (gstin) => `${gstin} is no GSTIN: its form or its check digit is wrong.`,
    mend: "Ask the buyer for the right one and type it into the row of ‘b2b’. A buyer who has none belongs in table 5 or 7.",
  },
  "own-gstin": {
    what: () => "The buyer’s GSTIN is the shop’s own.",
    mend: "Ask the buyer for theirs. Goods that the shop gave itself are no sale.",
  },
  "no-place": {
    what: (code) => (code ? `${code} is no state’s code.` : "The place of supply is not known."),
    mend: `${nextTime} type the state where the parcel went into the row’s ‘Place Of Supply’.`,
  },
  "wrong-tax": {
    what: (code) => `The tax is that of another place than ${code}, where the parcel went.`,
    mend: "Have your accountant look at it: central and state tax within the state, integrated tax beyond.",
  },
  "odd-rate": {
    what: (rates) => `The portal knows no rate of ${rates} %.`,
    mend: `${nextTime} have your accountant look at the row, and correct the product’s rate for the next.`,
  },
  "no-hsn": {
    what: (goods) => `No HSN code: ${goods}.`,
    mend: `${nextTime} type the code into the row of table 12, and into the product for the next.`,
  },
  "odd-hsn": {
    what: (codes) => `${codes}: a code has 4, 6 or 8 digits.`,
    mend: `${nextTime} correct the row of table 12, and the product for the next.`,
  },
  "two-rates": {
    what: (code) => `HSN ${code} stands in table 12 at more than one rate.`,
    mend: "From table files the offline tool keeps only the last of such rows. Upload the JSON, or type the missing row into the tool.",
  },
  "nothing-taxable": {
    what: (rates) => `Nothing of it is taxable at ${rates}.`,
    mend: "The portal takes no row of zero or less here: leave this row out.",
  },
  "late-note": {
    what: (number) => `It comes too late for the tax on ${number}.`,
    mend: "After 30 November that follows the invoice’s financial year a note lowers no tax (section 34(2)): have your accountant look at it.",
  },
  "odd-sums": {
    what: () => "Its lines do not add up to its total.",
    mend: "Have it looked at before anything is filed: no paper of the shop should be so.",
  },
  "other-gstin": {
    what: (gstin) => `It was issued under ${gstin}.`,
    mend: "It belongs in the return of that GSTIN and is left out here.",
  },
  unreadable: {
    what: () => "It cannot be read, and is left out.",
    mend: "Compare the row with a backup; its PDF cannot be made either.",
  },
};
