/** Wherever the books speak of tax: the shop's are no advice. */
export const withAccountant = "Check with your accountant";

export const booksText = {
  title: "Books",
  note: `A month’s invoices and credit notes as GSTR-1 wants them. ${withAccountant} before you file.`,
  month: "Month",
  show: "Show",
  zip: "Download CSVs",
  json: "Download JSON",
  print: "Print View",
  printed: (month: string): string => `Books of ${month}`,
  back: "Back to the books",
  running: "This month is not over: what stands here may still grow.",
  due: (day: string): string =>
    `GSTR-1 is due by ${day}; who files by the quarter has until the 13th after its end.`,
  nothingIn: (tables: readonly string[]): string => `Nothing this month in: ${tables.join(" · ")}.`,
  failed: { title: "Error", text: "Could not read the month’s books." },
  none: {
    title: "No papers in this month.",
    text: "An invoice is issued when an order leaves, or when it is asked for.",
  },
  noGstin: {
    title: "No GSTR-1 for this month.",
    text: "No paper of this month was issued under a GSTIN.",
  },
  enterGstin:
    "Enter your GSTIN in Settings: papers that are issued from then on bear it, and their tables and files are made here.",
  toSettings: "To the Settings",
  handicraft:
    "Handicraft goods that somebody without registration sends to another state need an e-way bill whatever their value (rule 138(1) of the CGST Rules).",
  first: "Look at First",
  sound: "Nothing stands in the way: the portal would refuse no row that we know of.",
  mend: "How to mend it",
  more: (shown: number, all: number): string =>
    `The first ${shown} of ${all}. ‘look-at-first.csv’ among the CSVs has all of them.`,
  sums: "The Sums",
  agree: "The tables come to what the papers come to, to the paisa.",
  differ: "The tables do not come to what the papers come to. Look at the problems above before you file.",
  leftOut: (papers: number, value: string, gstin: string | null): string =>
    `${papers === 1 ? "1 paper" : `${papers} papers`} over ${value} ${papers === 1 ? "was" : "were"} issued ${gstin ? `under ${gstin}` : "without a GSTIN"}, and ${papers === 1 ? "is" : "are"} no part of this return.`,
  tool: (difference: string): string =>
    `Table files have no columns for tax: the offline tool works it out anew, and comes to ${difference} than the invoices charged. The JSON carries what was charged.`,
  listed: {
    b2b: "Table 4A: Invoices to Registered Buyers",
    b2cl: "Table 5: Large Invoices to Other States",
    cdnr: "Table 9B: Credit Notes to Registered Buyers",
    cdnur: "Table 9B: Credit Notes on Table 5",
  },
  mostPrinted: (count: number): string => `The first ${count}. The CSVs have all of them.`,
  small: "Table 7: Other Sales, by State and Rate",
  untaxed: "Table 8: Without Tax",
  untaxedHint:
    "All of it stands under ‘Exempted’: a paper does not say whether goods are nil rated. Goods without a rate of their own and of the shop’s stand here, too.",
  hsnB2b: "Table 12: Goods to Registered Buyers",
  hsnB2c: "Table 12: Goods to All Others",
  docs: "Table 13: Documents Issued",
  eWay: "E-Way Bills",
  eWayHint:
    "Goods above ₹50,000 move with an e-way bill (rule 138 of the CGST Rules). Some states ask for none within the state up to a higher value. This is what has to be typed; distance, transporter and vehicle are known when the parcel leaves.",
  eWayMore: (shown: number, all: number): string =>
    `The first ${shown} of ${all}. ‘e-way.csv’ among the CSVs has all of them.`,
  partsReadMe: [
    "The tax portal takes files of up to 5 MB, and this month is longer.",
    "Upload each of these files under Prepare Offline, one after the other: together they are the return.",
    `${withAccountant} before anything is filed.`,
    "",
  ].join("\r\n"),
  readMe: (gstin: string, month: string): string =>
    [
      `GSTR-1 of ${gstin} for ${month}`,
      `${withAccountant} before anything is filed.`,
      "",
      "look-at-first.csv says which rows the portal would refuse, and how to mend them.",
      "b2b,sez,de.csv to docs.csv are imported into the tax portal's Returns Offline Tool, section by section.",
      "e-way.csv has what an e-way bill asks for, for goods above Rs 50,000.",
      "",
    ].join("\r\n"),
} as const;
