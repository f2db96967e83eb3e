import { duesFor, timeOfDue } from "#orders/dues/dues.ts";
import type { FulfilmentState } from "#orders/order-states.ts";
import { LineRow } from "#orders/shown/line-row.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { grouped } from "#values/text/grouped.ts";
import { lineSum, type Offer, type OfferLine, parcelsSum } from "../offer.ts";
import { parcelsLabel } from "../parcels-label.ts";
import { offerFormText } from "../writing/offer-form.text.ts";
import { offerAdminText } from "./offer-admin.text.ts";
import type { ManagedOffer } from "./read-offer.server.ts";

interface OfferBillProps {
  offer: Offer;
  taxes: ManagedOffer["taxes"];
  /** Of the order that came of it. */
  status?: FulfilmentState | undefined;
  /** Within a part that has a title of its own. */
  isBare?: boolean;
}

export function OfferBill({ offer, taxes, status, isBare = false }: OfferBillProps) {
  const body = (
    <>
      <ul>
        {offer.lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <dl className="pt-2 text-sm tabular-nums">
        {sumsOf(offer, { taxes, status }).map(([term, sum, look = ""]) => (
          <div key={term} className={`flex justify-between gap-4 ${look}`}>
            <dt>{term}</dt>
            <dd>{sum}</dd>
          </div>
        ))}
      </dl>
    </>
  );
  return isBare ? (
    <div className="py-2">{body}</div>
  ) : (
    <TitledPart title={offerFormText.lines} list>
      {body}
    </TitledPart>
  );
}

function Line({ line }: { line: OfferLine }) {
  const { name, optionText, details, sku, hsn, taxRate, quantity, unitPrice } = line;
  const codes = [sku && `SKU ${sku}`, hsn && `HSN ${hsn}`, taxRate && `GST ${Number(taxRate)} %`];
  return (
    <LineRow
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-hair py-2 text-sm leading-snug"
      wordsLook="min-w-0 wrap-anywhere"
      sum={rupeesAndPaise(lineSum(line))}
      sumLook="tabular-nums"
    >
      <p className="font-semibold">{name}</p>
      {optionText && <p>{optionText}</p>}
      {details && (
        <p dir="auto" className="whitespace-pre-line text-ink-2">
          {details}
        </p>
      )}
      <p className="text-xs text-ink-2">{codes.filter(Boolean).join(" · ")}</p>
      <p className="tabular-nums">
        {grouped(quantity)} × {rupeesAndPaise(unitPrice)}
      </p>
    </LineRow>
  );
}

function sumsOf(
  { subtotal, shippingCost, toMany, total, advancePercent }: Offer,
  { taxes, status = "pending" }: Pick<OfferBillProps, "taxes" | "status">,
): [term: string, sum: string, look?: string][] {
  const text = offerAdminText.bill;
  const [advance, balance] = duesFor(total, advancePercent);
  return [
    [offerFormText.subtotal, rupeesAndPaise(subtotal)],
    [offerFormText.shippingSum, shippingCost === 0 ? text.free : rupeesAndPaise(shippingCost)],
    ...(toMany === null
      ? []
      : [[parcelsLabel(toMany), rupeesAndPaise(parcelsSum(toMany))] satisfies [string, string]]),
    [taxes.length > 0 ? text.withTax : offerFormText.total, rupeesAndPaise(total), "text-md font-semibold"],
    ...taxes.map(({ label, amount }): [string, string, string] => [label, rupeesExact(amount), "text-ink-2"]),
    ...(advance && balance && advancePercent !== null
      ? ([
          [text.advance(advancePercent), rupeesAndPaise(advance.amount)],
          [text.balance[timeOfDue(balance, { status })], rupeesAndPaise(balance.amount)],
        ] satisfies [string, string][])
      : []),
  ];
}
