import { duesFor, timeOfDue } from "#orders/dues/dues.ts";
import { upiRows } from "#orders/dues/upi-rows.ts";
import { sellerOf, supplyStateOf } from "#orders/invoice/invoice.ts";
import type { OrderServices } from "#orders/order-services.ts";
import type { FulfilmentState } from "#orders/order-states.ts";
import { paperPdf } from "#papers/paper-pdf.server.ts";
import { bothWords, inOwnWords, sellerWords } from "#papers/seller-words.server.ts";
import { supplyWords } from "#papers/tax-rows.ts";
import type { Config } from "#platform/config/config.server.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { shopInEnglish } from "#platform/settings/public-settings.server.ts";
import { transferFor } from "#platform/settings/transfer-for.server.ts";
import { bankRows } from "#values/money/bank-details.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import type { DueByTransfer, Transfer } from "#values/money/upi-payment.ts";
import { longDate, longDay } from "#values/time/date-time.ts";
import type { Offer } from "../offer.ts";
import { drawUpProforma } from "./draw-up-proforma.ts";
import { proformaText as say } from "./proforma.text.ts";

/** An offer on A4, for a buyer who has to have it approved and paid in a company. */
export const proformaPdf = (
  { config }: Pick<OrderServices, "config">,
  offer: Offer,
  standing: ProformaStanding,
): Promise<Uint8Array> =>
  speaking(offer.language, () => paperPdf(drawUp(config, offer), proformaWords(config, offer, standing)));

/** Where the order stands that came of it, and what of that is to be paid next. */
export interface ProformaStanding {
  status: FulfilmentState;
  due: DueByTransfer | undefined;
}

/** Of an offer that is not accepted yet: its first part is due then. */
export function offeredStanding({ number, total, advancePercent }: Offer): ProformaStanding {
  const [first] = total > 0 ? duesFor(total, advancePercent) : [];
  return { status: "pending", due: first && { ...first, number } };
}

/** A paper in two languages has its facts in English. */
function drawUp(config: Pick<Config, "shop">, offer: Offer) {
  const shop = shopInEnglish(config);
  return drawUpProforma(offer, sellerOf(shop), shop);
}

/** The paper's words besides lines and sums. */
export function proformaWords(
  config: Pick<Config, "shop">,
  offer: Offer,
  { status, due }: ProformaStanding = offeredStanding(offer),
): Parameters<typeof paperPdf>[1] {
  const facts = drawUp(config, offer);
  const { issuedAt, seller } = facts;
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
      ...(supplyStateOf(facts) === null
        ? []
        : [
            fact(
              () => say.placeOfSupply,
              () => supplyWords(facts),
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
    code: due && codeOf(transferFor(config, due)),
    isSigned: false,
  };
}

/** What pays the next part by UPI, where the owner has entered a UPI ID; the same in words. */
const codeOf = ({ upi, ...due }: Transfer): Parameters<typeof paperPdf>[1]["code"] =>
  upi
    ? {
        text: upi.address,
        words: bothWords(() => [say.scan, ...upiRows(upi, due).map((row) => row.join(": "))].join("\n")),
      }
    : undefined;

/** The bank account for a transfer, where the owner has entered one. */
const transferTo = (rows: readonly [string, string][]): string[] =>
  rows.length === 0 ? [] : [say.transfer(rows.map((row) => row.join(" ")).join(", "))];

const fact = (label: () => string, value: () => string) => [bothWords(label), bothWords(value)] as const;
