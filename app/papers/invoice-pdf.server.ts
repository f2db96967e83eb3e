import { type Invoice, invoiceTitle } from "#orders/invoice/invoice.ts";
import { paperClosing, paperText } from "#orders/invoice/paper.text.ts";
import { paymentName } from "#orders/payment-name.ts";
import type { Config } from "#platform/config/config.server.ts";
import { longDate } from "#values/time/date-time.ts";
import { paperPdf } from "./paper-pdf.server.ts";
import { type BothWords, bothWords, inOwnWords, sellerWords } from "./seller-words.server.ts";
import { supplyWords } from "./tax-rows.ts";

type Fact = readonly [BothWords, BothWords];

/** An invoice or bill of supply on A4, in the language of the moment and in English (HINDI-8). */
export const invoicePdf = (facts: Invoice, config: Pick<Config, "shop">): Promise<Uint8Array> =>
  paperPdf(facts, {
    seller: sellerWords(facts.seller, config),
    title: bothWords(() => invoiceTitle(facts)),
    facts: documentFacts(facts),
    closing: bothWords(() => closingWords(facts)),
    isSigned: true,
  });

function documentFacts(facts: Invoice): Fact[] {
  const number = facts.against ? "credit" : facts.kind;
  const ordered = () => `${facts.orderNumber}, ${longDate(new Date(facts.orderedAt))}`;
  const supply: Fact[] =
    facts.kind === "tax" ? [[bothWords(() => paperText.place), bothWords(() => supplyWords(facts))]] : [];
  return [
    [bothWords(() => paperText.numbers[number]), inOwnWords(facts.number)],
    [bothWords(() => paperText.date), bothWords(() => longDate(new Date(facts.issuedAt)))],
    ...invoiceFact(facts),
    [bothWords(() => paperText.order), inOwnWords(ordered())],
    ...yourOrder(facts),
    [bothWords(() => paperText.payment), bothWords(() => paymentName(facts))],
    ...supply,
  ];
}

/** A company's books find it by the number of its own order. */
const yourOrder = ({ poNumber }: Invoice): Fact[] =>
  poNumber === undefined ? [] : [[bothWords(() => paperText.poNumber), inOwnWords(poNumber)]];

/** A credit note names the invoice that it lowers. */
const invoiceFact = ({ against, kind }: Invoice): Fact[] =>
  against
    ? [
        [
          bothWords(() => paperText.against[kind]),
          inOwnWords(`${against.number}, ${longDate(new Date(against.issuedAt))}`),
        ],
      ]
    : [];

function closingWords({ kind, seller, against }: Invoice): string {
  if (against?.isUnpaid) return paperClosing.unpaid(against.number);
  if (against) return paperClosing.refunded(against.number);
  if (kind === "tax") return paperClosing.taxed;
  return seller.gstin === null ? paperClosing.unregistered : paperClosing.untaxed;
}
