/** Wherever the books speak of tax: the shop's are no advice. */
export const withAccountant = "Check with your accountant";

// What lies beside the files that are taken to the portal, in English as they are.

export const partsReadMe = [
  "The tax portal takes files of up to 5 MB, and this month is longer.",
  "Upload each of these files under Prepare Offline, one after the other: together they are the return.",
  `${withAccountant} before anything is filed.`,
  "",
].join("\r\n");

export const readMe = (gstin: string, month: string): string =>
  [
    `GSTR-1 of ${gstin} for ${month}`,
    `${withAccountant} before anything is filed.`,
    "",
    "look-at-first.csv says which rows the portal would refuse, and how to mend them.",
    "b2b,sez,de.csv to docs.csv are imported into the tax portal's Returns Offline Tool, section by section.",
    "e-way.csv has what an e-way bill asks for, for goods above Rs 50,000.",
    "",
  ].join("\r\n");
