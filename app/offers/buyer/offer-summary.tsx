import { MoneySum } from "#ui/media/money-sum.tsx";
import { localPath } from "#values/language/address.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { longDay } from "#values/time/date-time.ts";
import { parcelsSum, proformaPath } from "../offer.ts";
import { parcelsLabel } from "../parcels-label.ts";
import { ownOfferText as text } from "./own-offer.text.ts";
import type { OfferPage } from "./read-offer-page.server.ts";

/** An offer's total, its last day, and how it is paid. */
export function OfferSummary({ page }: { page: OfferPage }) {
  const { subtotal, shippingCost, toMany, total, taxes, number, token, standing } = page;
  return (
    <div className="grid gap-5 rounded border border-hair p-4 md:p-6">
      <dl className="tabular-nums">
        <Row label={text.goods} value={rupeesAndPaise(subtotal)} />
        <Row label={text.shipping} value={shippingCost === 0 ? text.free : rupeesAndPaise(shippingCost)} />
        {toMany !== null && <Row label={parcelsLabel(toMany)} value={rupeesAndPaise(parcelsSum(toMany))} />}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-ink pt-2">
          <dt className="font-semibold">{text.total}</dt>
          <dd className="whitespace-nowrap">
            <MoneySum amount={total} className="text-xl" />
          </dd>
        </div>
      </dl>
      {taxes.length > 0 && (
        <div className="text-sm text-ink-2">
          <p>{text.taxes}</p>
          <dl className="tabular-nums">
            {taxes.map(({ label, amount }) => (
              <Row key={label} label={label} value={rupeesExact(amount)} />
            ))}
          </dl>
        </div>
      )}
      <dl className="grid gap-3">
        {factsOf(page).map(({ term, value }) => (
          <div key={term}>
            <dt className="text-sm text-ink-2">{term}</dt>
            <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {(standing === "open" || standing === "accepted") && (
        <div>
          <a href={localPath(proformaPath(number, token))} className="action">
            {text.proforma}
          </a>
          <p className="text-sm text-ink-2">{text.proformaNote}</p>
        </div>
      )}
    </div>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 pb-1">
      <dt>{label}</dt>
      <dd className="whitespace-nowrap">{value}</dd>
    </div>
  );
}

interface Fact {
  term: string;
  value: string;
}

function factsOf({ validUntil, promisedOn, dues, buyer }: OfferPage): Fact[] {
  const [first, rest] = dues;
  const plan =
    first && rest ? text.advance(rupeesAndPaise(first.amount), rupeesAndPaise(rest.amount)) : text.whole;
  const billed = [buyer.company ?? buyer.name, buyer.gstin && `${text.gstin} ${buyer.gstin}`];
  return [
    ...(validUntil ? [{ term: text.valid, value: longDay(validUntil) }] : []),
    { term: text.promised, value: promisedOn ? longDay(promisedOn) : text.noDay },
    ...(dues.length > 0 && first?.amount ? [{ term: text.payment, value: plan }] : []),
    { term: text.company, value: billed.filter(Boolean).join("\n") },
    ...(buyer.poNumber ? [{ term: text.poNumber, value: buyer.poNumber }] : []),
  ];
}
