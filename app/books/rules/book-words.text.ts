/** What a side of the proof is made of. */
export const proofText = {
  invoices: "Invoices",
  notes: "Credit notes",
  papers: "Invoices less credit notes",
  hsn: "Table 12",
  tables: "All tables",
  b2b: "4A To registered buyers",
  b2cl: "5 Large, to other states",
  b2cs: "7 All other sales, net of notes",
  exempt: "8 Without tax, net of notes",
  cdnr: "9B Notes to registered buyers",
  cdnur: "9B Notes on table 5",
  rounding: "Rounding to the rupee, in no table",
};

/** Stands behind the first of many that a problem is about, and between two ends. */
export const namesText = {
  more: (count: number) => `and ${count} more`,
  range: (from: string, to: string) => `${from} to ${to}`,
};
