import { duesFor } from "#orders/dues/dues.ts";
import { paperPdf } from "#orders/invoice/paper-pdf.server.ts";
import { placeOfSupply } from "#orders/invoice/place-of-supply.ts";
import { sellerOf } from "#orders/invoice/seller.ts";
import type { OrderServices } from "#orders/order-services.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { longDate, longDay } from "#values/time/date-time.ts";
import type { Offer } from "../offer.ts";
import { drawUpProforma } from "./draw-up-proforma.ts";

/** An offer on A4, for whoever has to have it approved and paid in a company. */
export function proformaPdf({ config }: Pick<OrderServices, "config">, offer: Offer): Promise<Buffer> {
  const facts = drawUpProforma(offer, sellerOf(config.shop), config.shop.goodsTax);
  const { buyer, validUntil, promisedOn } = offer;
  return paperPdf(facts, {
    title: "Proforma invoice",
    remark: "Not a tax invoice",
    facts: [
      ["Offer", `${offer.number}, revision ${offer.revision}`],
      ["Date", longDate(new Date(facts.issuedAt))],
      ...fact("Open until", validUntil && longDay(validUntil)),
      ...fact("Leaves us by", promisedOn && longDay(promisedOn)),
      ...fact("Your order no.", buyer.poNumber),
      ...fact("Place of supply", facts.shipTo.stateCode === null ? null : placeOfSupply(facts.shipTo)),
      ...duesFor(offer.total, offer.advancePercent).map(
        ({ kind, amount }) => [partNames[kind], rupeesExact(amount)] as const,
      ),
    ],
    closing:
      "This is not a tax invoice, and no tax can be claimed by it: the invoice comes with the goods. Prices contain the tax.",
    isSigned: false,
  });
}

const partNames = { whole: "To pay", advance: "Advance", balance: "Balance" } as const;

const fact = (label: string, value: string | null): [string, string][] => (value ? [[label, value]] : []);
