import type { Invoice } from "#orders/invoice/invoice.ts";
import { consignedLines, consignmentValue } from "#papers/e-way.ts";
import { supplyWords } from "#papers/tax-rows.ts";
import { Link } from "#ui/link.tsx";
import { type Fact, FactList } from "#ui/page/fact-list.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { grouped } from "#values/text/grouped.ts";
import { longDate } from "#values/time/date-time.ts";
import { booksText as text } from "../books.text.ts";
import { eWayTransaction, shipToGstin, unregistered } from "../files/e-way-sheet.ts";
import type { Book } from "../reading/read-book.server.ts";
import type { BookDocument } from "../rules/book-document.ts";
import { EWayLink, orderPath } from "./file-links.tsx";

interface EWayPartProps {
  book: Pick<Book, "month" | "gstin" | "tables">;
  /** The shop's own, for what it sends without a GSTIN. */
  pan: string | null;
}

/** The month's invoices whose goods need an e-way bill, each with what has to be typed. */
export function EWayPart({ book, pan }: EWayPartProps) {
  const { first, count } = book.tables.eWay;
  if (count === 0) return null;
  const isUnregistered = book.gstin === null;
  return (
    <TitledPart list title={text.eWay}>
      <p className="max-w-measure py-3 text-sm text-ink-2">
        {isUnregistered ? text.eWayUnregistered : text.eWayHint}
      </p>
      {isUnregistered && pan === null && <p className="mb-2 text-sm text-geru">{text.noPan}</p>}
      <EWayLink month={book.month} />
      <ul>
        {first.map((document) => (
          <EWayItem key={document.facts.number} document={document} pan={pan} />
        ))}
      </ul>
      {count > first.length && (
        <p className="mt-2 text-sm text-ink-2">{text.eWayMore(first.length, count)}</p>
      )}
    </TitledPart>
  );
}

function EWayItem({
  document: { facts, orderId },
  pan,
}: Pick<EWayPartProps, "pan"> & { document: BookDocument }) {
  return (
    <li className="border-b border-hair">
      <details>
        <summary className="flex min-h-11 flex-wrap items-center gap-x-4 py-2 text-sm">
          <b>{facts.number}</b>
          <span>{rupeesExact(consignmentValue(facts))}</span>
          <span className="text-ink-2">{supplyWords(facts)}</span>
        </summary>
        <div className="grid gap-3 pb-4">
          <FactList facts={eWayFacts(facts, pan)} />
          <p className="text-sm">
            <Link to={orderPath(orderId)} prefetch="intent" className="action">
              {text.orderOf(facts.orderNumber)}
            </Link>
          </p>
        </div>
      </details>
    </li>
  );
}

const eWayFacts = (facts: Invoice, pan: string | null): Fact[] => [
  { term: text.typed.transaction, value: eWayTransaction(facts) },
  { term: text.typed.document, value: `${facts.number}, ${longDate(new Date(facts.issuedAt))}` },
  {
    term: text.typed.from,
    value: [facts.seller.gstin ?? unregistered, facts.seller.name, facts.seller.address].join("\n"),
  },
  ...(facts.seller.gstin === null ? [{ term: text.typed.pan, value: pan ?? "–" }] : []),
  { term: text.typed.to, value: `${facts.buyer.gstin ?? unregistered}\n${facts.buyer.name}` },
  {
    term: text.typed.shipTo,
    value: [shipToGstin(facts), facts.shipTo.name, ...facts.shipTo.lines].join("\n"),
  },
  ...consignedLines(facts).map(goodsFact),
  ...(facts.seller.gstin === null ? [] : taxFacts(facts)),
  { term: text.typed.value, value: rupeesExact(facts.total) },
];

const taxFacts = ({ totals, taxPlace }: Invoice): Fact[] => [
  { term: text.typed.taxable, value: rupeesExact(totals.taxable) },
  {
    term: text.typed.tax,
    value:
      taxPlace === "other-state"
        ? `IGST ${rupeesExact(totals.igst)}`
        : `CGST ${rupeesExact(totals.cgst)}, SGST ${rupeesExact(totals.sgst)}`,
  },
];

const goodsFact = (line: Invoice["lines"][number], at: number): Fact => ({
  term: text.typed.goods(at + 1),
  value: [
    text.typed.line(
      line.hsn ?? "–",
      line.quantity === null ? "" : text.typed.pieces(grouped(line.quantity)),
      rupeesExact(line.split.taxable),
      (line.rate ?? 0) / 100,
    ),
    line.description,
  ].join("\n"),
});
