import { supplyStateOf } from "#orders/invoice/invoice.ts";
import { stateOfGstCode } from "#values/contact/indian-state.ts";
import type { Paise } from "#values/money/money.ts";
import { type BookDocument, rateSums } from "../rules/book-document.ts";
import { sheetDay } from "../rules/book-month.ts";
import { documentNatures, type NumberRun, natureOf, rangeOf } from "../rules/number-runs.ts";
import { type HsnRow, type SmallRow, type UntaxedKind, untaxedKinds } from "../rules/tables.ts";

// The section-wise table files of the tax portal's Returns Offline Tool V3.2.4. It finds columns by these
// very headings (BOOKS-7).

/** An empty cell means the usual: all of the rate applies, no cess, no operator of a market place. */
const none = null;

export type SheetCell = string | number | null;

export interface TableFile<Row> {
  file: string;
  columns: readonly string[];
  rowsOf(item: Row): (readonly SheetCell[])[];
}

/** Rupees as a number with at most two decimals. */
export const inRupees = (amount: Paise): number => amount / 100;

/** '10-Bihar'; empty where the place is not known. */
export const placeCell = (stateCode: string | null): string => {
  const state = stateCode === null ? undefined : stateOfGstCode(stateCode);
  return state ? `${stateCode}-${state}` : "";
};

/** The signs that the tool takes in a buyer's name, 99 of them; what is left out is not needed. */
export const receiverName = (name: string): string =>
  name
    .replaceAll(/[^a-zA-Z0-9_&'\-./,()?@!#%$~*;+= ]/g, "")
    // A spreadsheet would run it as a formula.
    .replace(/^[\s=+\-@]+/, "")
    .trim()
    .slice(0, 99);

export const ratePercent = (rate: number): number => rate / 100;

const noteColumns = ["Note Number", "Note Date", "Note Type"];

export const b2bSheet: TableFile<BookDocument> = {
  file: "b2b,sez,de.csv",
  columns: [
    "GSTIN/UIN of Recipient",
    "Receiver Name",
    "Invoice Number",
    "Invoice date",
    "Invoice Value",
    "Place Of Supply",
    "Reverse Charge",
    "Applicable % of Tax Rate",
    "Invoice Type",
    "E-Commerce GSTIN",
    "Rate",
    "Taxable Value",
    "Cess Amount",
  ],
  rowsOf: ({ facts }) =>
    rateSums(facts).map(({ rate, split }) => [
      facts.buyer.gstin,
      receiverName(facts.buyer.name),
      facts.number,
      sheetDay(facts.issuedAt),
      inRupees(facts.total),
      placeCell(supplyStateOf(facts)),
      "N",
      none,
      "Regular B2B",
      none,
      ratePercent(rate),
      inRupees(split.taxable),
      none,
    ]),
};

export const b2clSheet: TableFile<BookDocument> = {
  file: "b2cl.csv",
  columns: [
    "Invoice Number",
    "Invoice date",
    "Invoice Value",
    "Place Of Supply",
    "Applicable % of Tax Rate",
    "Rate",
    "Taxable Value",
    "Cess Amount",
    "E-Commerce GSTIN",
  ],
  rowsOf: ({ facts }) =>
    rateSums(facts).map(({ rate, split }) => [
      facts.number,
      sheetDay(facts.issuedAt),
      inRupees(facts.total),
      placeCell(supplyStateOf(facts)),
      none,
      ratePercent(rate),
      inRupees(split.taxable),
      none,
      none,
    ]),
};

export const b2csSheet: TableFile<SmallRow> = {
  file: "b2cs.csv",
  columns: [
    "Type",
    "Place Of Supply",
    "Rate",
    "Applicable % of Tax Rate",
    "Taxable Value",
    "Cess Amount",
    "E-Commerce GSTIN",
  ],
  rowsOf: ({ stateCode, rate, split }) => [
    ["OE", placeCell(stateCode), ratePercent(rate), none, inRupees(split.taxable), none, none],
  ],
};

export const cdnrSheet: TableFile<BookDocument> = {
  file: "cdnr.csv",
  columns: [
    "GSTIN/UIN of Recipient",
    "Receiver Name",
    ...noteColumns,
    "Place Of Supply",
    "Reverse Charge",
    "Note Supply Type",
    "Note Value",
    "Applicable % of Tax Rate",
    "Rate",
    "Taxable Value",
    "Cess Amount",
  ],
  rowsOf: ({ facts }) =>
    rateSums(facts).map(({ rate, split }) => [
      facts.buyer.gstin,
      receiverName(facts.buyer.name),
      facts.number,
      sheetDay(facts.issuedAt),
      "C",
      placeCell(supplyStateOf(facts)),
      "N",
      "Regular B2B",
      inRupees(facts.total),
      none,
      ratePercent(rate),
      inRupees(split.taxable),
      none,
    ]),
};

export const cdnurSheet: TableFile<BookDocument> = {
  file: "cdnur.csv",
  columns: [
    "UR Type",
    ...noteColumns,
    "Place Of Supply",
    "Note Value",
    "Applicable % of Tax Rate",
    "Rate",
    "Taxable Value",
    "Cess Amount",
  ],
  rowsOf: ({ facts }) =>
    rateSums(facts).map(({ rate, split }) => [
      "B2CL",
      facts.number,
      sheetDay(facts.issuedAt),
      "C",
      placeCell(supplyStateOf(facts)),
      inRupees(facts.total),
      none,
      ratePercent(rate),
      inRupees(split.taxable),
      none,
    ]),
};

export const untaxedNames: Record<UntaxedKind, string> = {
  INTRB2B: "Inter-State supplies to registered persons",
  INTRAB2B: "Intra-State supplies to registered persons",
  INTRB2C: "Inter-State supplies to unregistered persons",
  INTRAB2C: "Intra-State supplies to unregistered persons",
};

export const exempSheet: TableFile<Record<UntaxedKind, Paise>> = {
  file: "exemp.csv",
  columns: [
    "Description",
    "Nil Rated Supplies",
    "Exempted(other than nil rated/non GST supply)",
    "Non-GST Supplies",
  ],
  // A paper does not say why a line bears no tax (BOOKS-8).
  rowsOf: (sums) => untaxedKinds.map((kind) => [untaxedNames[kind], 0, inRupees(sums[kind]), 0]),
};

/** A service has no pieces. */
export const unitOf = (hsn: string): "NA" | "PCS-PIECES" => (hsn.startsWith("99") ? "NA" : "PCS-PIECES");

/** The tool gives a service no quantity either. */
export const quantityOf = ({ hsn, quantity }: Pick<HsnRow, "hsn" | "quantity">): number =>
  unitOf(hsn) === "NA" ? 0 : quantity;

const hsnSheet = (file: string): TableFile<HsnRow> => ({
  file,
  columns: [
    "HSN",
    "Description",
    "UQC",
    "Total Quantity",
    "Total Value",
    "Rate",
    "Taxable Value",
    "Integrated Tax Amount",
    "Central Tax Amount",
    "State/UT Tax Amount",
    "Cess Amount",
  ],
  rowsOf: ({ hsn, quantity, value, rate, split }) => [
    [
      hsn,
      none,
      unitOf(hsn),
      quantityOf({ hsn, quantity }),
      inRupees(value),
      ratePercent(rate),
      inRupees(split.taxable),
      inRupees(split.igst),
      inRupees(split.cgst),
      inRupees(split.sgst),
      none,
    ],
  ],
});

export const hsnB2bSheet = hsnSheet("hsn(b2b).csv");
export const hsnB2cSheet = hsnSheet("hsn(b2c).csv");

export const docsSheet: TableFile<NumberRun> = {
  file: "docs.csv",
  columns: ["Nature of Document", "Sr. No. From", "Sr. No. To", "Total Number", "Cancelled"],
  // A note takes a paper back (INVOICE-9); numbers of a stall alone may be cancelled (STALL-11).
  rowsOf: (run) => {
    const { from, to, count, cancelled } = rangeOf(run);
    return [[documentNatures[natureOf(run)].name, from, to, count, cancelled]];
  },
};
