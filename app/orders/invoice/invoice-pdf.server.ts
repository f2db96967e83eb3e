import { speaking } from "#platform/language/speaking.server.ts";
import { longDate } from "#values/time/date-time.ts";
import { paymentName } from "../payment-name.ts";
import { type Invoice, invoiceTitle } from "./invoice.ts";
import { paperPdf } from "./paper-pdf.server.ts";
import { placeOfSupply } from "./place-of-supply.ts";

/** An invoice or bill of supply on A4: the same paper whoever asks for it, in English (HINDI-8). */
export const invoicePdf = (facts: Invoice): Promise<Buffer> =>
  speaking("en", () =>
    paperPdf(facts, {
      title: invoiceTitle(facts),
      facts: documentFacts(facts),
      closing: closingWords(facts),
      isSigned: true,
    }),
  );

function documentFacts(facts: Invoice): [string, string][] {
  const number = facts.against ? "Note number" : facts.kind === "tax" ? "Invoice number" : "Bill number";
  const supply: [string, string][] =
    facts.kind === "tax" ? [["Place of supply", placeOfSupply(facts.shipTo)]] : [];
  return [
    [number, facts.number],
    ["Date", longDate(new Date(facts.issuedAt))],
    ...invoiceFact(facts),
    ["Order", `${facts.orderNumber}, ${longDate(new Date(facts.orderedAt))}`],
    ...yourOrder(facts),
    ["Payment", paymentName(facts)],
    ...supply,
  ];
}

/** A company's books find it by the number of its own order. */
const yourOrder = ({ poNumber }: Invoice): [string, string][] =>
  poNumber === undefined ? [] : [["Your order no.", poNumber]];

/** A credit note names the invoice that it lowers. */
const invoiceFact = ({ against, kind }: Invoice): [string, string][] =>
  against
    ? [
        [
          kind === "tax" ? "For invoice" : "For bill",
          `${against.number}, ${longDate(new Date(against.issuedAt))}`,
        ],
      ]
    : [];

function closingWords({ kind, seller, against }: Invoice): string {
  if (against?.isUnpaid)
    return `This note takes back what nobody has paid of ${against.number}: the order was cancelled.`;
  if (against)
    return `This note lowers ${against.number} by its total, which was refunded. A refund of a part is spread over the lines in proportion to their amounts.`;
  if (kind === "tax") return "Prices contain the tax. Tax is not payable on reverse charge.";
  return seller.gstin === null
    ? "The seller is not registered under GST; no tax is charged."
    : "No tax is charged on these goods.";
}
