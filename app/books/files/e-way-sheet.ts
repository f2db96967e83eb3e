import type { Invoice, InvoiceKind } from "#orders/invoice/invoice.ts";
import { consignedLines, consignmentValue } from "#papers/e-way.ts";
import { supplyWords } from "#papers/tax-rows.ts";
import type { BookDocument } from "../rules/book-document.ts";
import { sheetDay } from "../rules/book-month.ts";
import { inRupees, ratePercent, type TableFile, unitOf } from "./sheets.ts";

/** Whom part A of an e-way bill names without a GSTIN: an unregistered person. */
export const unregistered = "URP";

const documentTypes: Record<InvoiceKind, string> = { tax: "Tax Invoice", supply: "Bill of Supply" };

/** The transaction that the portal is told of, in its own words. */
export const eWayTransaction = ({ kind }: Pick<Invoice, "kind">): string =>
  `Outward – Supply, ${documentTypes[kind]}`;

/**
 * The GSTIN of whom the parcel goes to: the buyer's own where it goes to the address that they are billed at,
 * in the state that their GSTIN is of. Of a third person, or another branch, the shop knows none.
 */
export function shipToGstin({ buyer, shipTo }: Pick<Invoice, "buyer" | "shipTo">): string {
  const billedAt = buyer.lines.slice(-shipTo.lines.length);
  const isBuyers = billedAt.join("\n") === shipTo.lines.join("\n");
  const isInState = buyer.gstin?.slice(0, 2) === shipTo.stateCode;
  return (isBuyers && isInState && buyer.gstin) || unregistered;
}

/**
 * What has to be typed into part A of an e-way bill, a line of goods a row. The shop's PAN stands beside the
 * papers that it issued without a GSTIN, which would contain it.
 */
export const eWaySheet = (pan: string | undefined): TableFile<BookDocument> => ({
  file: "e-way.csv",
  columns: [
    "Document Type",
    "Document No",
    "Document Date",
    "From GSTIN",
    "From PAN",
    "From Name",
    "From Address",
    "To GSTIN",
    "To Name",
    "Ship To",
    "Ship To GSTIN",
    "Place Of Supply",
    "Product",
    "HSN",
    "Quantity",
    "Unit",
    "Rate",
    "Taxable Value",
    "CGST",
    "SGST",
    "IGST",
    "Consignment Value",
    "Invoice Value",
  ],
  rowsOf: ({ facts }) =>
    consignedLines(facts).map(({ description, hsn, quantity, rate, split }) => [
      documentTypes[facts.kind],
      facts.number,
      sheetDay(facts.issuedAt),
      facts.seller.gstin ?? unregistered,
      facts.seller.gstin === null ? (pan ?? "") : "",
      facts.seller.name,
      facts.seller.address,
      facts.buyer.gstin ?? unregistered,
      facts.buyer.name,
      [facts.shipTo.name, ...facts.shipTo.lines].join(", "),
      shipToGstin(facts),
      supplyWords(facts),
      description.replaceAll("\n", ", "),
      hsn,
      quantity,
      unitOf(hsn ?? "").split("-")[0] ?? "",
      ratePercent(rate ?? 0),
      inRupees(split.taxable),
      inRupees(split.cgst),
      inRupees(split.sgst),
      inRupees(split.igst),
      inRupees(consignmentValue(facts)),
      inRupees(facts.total),
    ]),
});
