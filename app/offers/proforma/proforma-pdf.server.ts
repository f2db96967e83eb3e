import { duesFor, timeOfDue } from "#orders/dues/dues.ts";
import { sellerOf } from "#orders/invoice/invoice.ts";
import type { OrderServices } from "#orders/order-services.ts";
import type { FulfilmentState } from "#orders/order-states.ts";
import { paperPdf } from "#orders/papers/paper-pdf.server.ts";
import { bothWords, inOwnWords, sellerWords } from "#orders/papers/seller-words.server.ts";
import { placeOfSupply } from "#orders/papers/tax-rows.ts";
import type { Config } from "#platform/config/config.server.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { shopInEnglish } from "#platform/settings/public-settings.server.ts";
import { bankRows } from "#values/money/bank-details.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { longDate, longDay } from "#values/time/date-time.ts";
import type { Offer } from "../offer.ts";
import { drawUpProforma } from "./draw-up-proforma.ts";
import { proformaText as say } from "./proforma.text.ts";

/** An offer on A4, for a buyer who has to have it approved and paid in a company. */
export const proformaPdf = (
  { config }: Pick<OrderServices, "config">,
  offer: Offer,
  status: FulfilmentState,
): Promise<Uint8Array> =>
  speaking(offer.language, () => paperPdf(drawUp(config, offer), proformaWords(config, offer, status)));

/** A paper in two languages has its facts in English. */
function drawUp(config: Pick<Config, "shop">, offer: Offer) {
  const shop = shopInEnglish(config);
  return drawUpProforma(offer, sellerOf(shop), shop.goodsTax);
}

/** The paper's words besides lines and sums. `status`: of the order that came of it; pending before. */
export function proformaWords(
  config: Pick<Config, "shop">,
  offer: Offer,
  status: FulfilmentState = "pending",
): Parameters<typeof paperPdf>[1] {
  const { issuedAt, shipTo, seller } = drawUp(config, offer);
  const { buyer, validUntil, promisedOn } = offer;
  return {
    seller: sellerWords(seller, config),
    title: bothWords(() => say.title),
    remark: bothWords(() => say.remark),
    facts: [
      [bothWords(() => say.offer), inOwnWords(say.revision(offer.number, offer.revision))],
      fact(
        () => say.date,
        () => longDate(new Date(issuedAt)),
      ),
      ...(validUntil
        ? [
            fact(
              () => say.openUntil,
              () => longDay(validUntil),
            ),
          ]
        : []),
      ...(promisedOn
        ? [
            fact(
              () => say.leaves,
              () => longDay(promisedOn),
            ),
          ]
        : []),
      ...(buyer.poNumber
        ? [
            fact(
              () => say.poNumber,
              () => buyer.poNumber ?? "",
            ),
          ]
        : []),
      ...(shipTo.stateCode === null
        ? []
        : [
            fact(
              () => say.placeOfSupply,
              () => placeOfSupply(shipTo),
            ),
          ]),
      ...duesFor(offer.total, offer.advancePercent).map(({ kind, amount }) =>
        fact(
          () => say.parts(kind, timeOfDue({ kind }, { status })),
          () => rupeesExact(amount),
        ),
      ),
    ],
    closing: bothWords(() => [say.notTax, ...transferTo(bankRows(config.shop.bank))].join("\n")),
    isSigned: false,
  };
}

/** The bank account for a transfer, where the owner has entered one. */
const transferTo = (rows: readonly [string, string][]): string[] =>
  rows.length === 0 ? [] : [say.transfer(rows.map((row) => row.join(" ")).join(", "))];

const fact = (label: () => string, value: () => string) => [bothWords(label), bothWords(value)] as const;
