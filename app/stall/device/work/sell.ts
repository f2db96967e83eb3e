import type { Paise } from "#values/money/money.ts";
import { financialYear } from "#values/time/financial-year.ts";
import { type SaleTrouble, saleTroubleOf } from "../../sale/sale-trouble.ts";
import type { StallPay } from "../../sale/stall-sale.ts";
import { type Basket, basketBill, soldLines } from "../rules/basket.ts";
import type { KeptSale } from "../rules/kept-sale.ts";
import { finishSale, giveNumber, type NewSale, throwAway } from "../store/kept-sales.ts";
import { NotWritten, type StoreFailure } from "../store/stall-database.ts";
import { type AtWork, listOf } from "./device-state.ts";

/** What came of a press: the sale as it is kept now, or why nothing was written. */
export type SaleOutcome =
  | { kind: "kept"; sale: KeptSale }
  | { kind: "trouble"; trouble: SaleTrouble | "nothing" }
  | { kind: "failed"; failure: StoreFailure }
  /** Another tab has finished it. */
  | { kind: "done" };

/** Cash is in the hand when it is sold; a UPI payment is yet to come. */
const firstState: Record<StallPay, "open" | "waiting"> = { cash: "waiting", upi: "open" };

interface Wanted {
  id: string;
  basket: Basket;
  pay: StallPay;
  given: Paise | null;
}

/**
 * Gives a sale its number. One that is paid in cash is made by that; one by UPI is open until it is paid,
 * since its number stands in the code (STALL-47). What the shop would not book is refused before it has one.
 */
export async function sell(work: AtWork, { id, basket, pay, given }: Wanted): Promise<SaleOutcome> {
  const list = listOf(work.shown.now());
  if (!list) return { kind: "trouble", trouble: "list" };
  const { lines, total } = basketBill(basket, list);
  if (lines.length === 0) return { kind: "trouble", trouble: "nothing" };
  const now = work.now();
  const sale: NewSale = { id, listId: list.id, lines: soldLines(lines), total, pay, given };
  const judged = { ...sale, at: now.toISOString(), year: financialYear(now), counter: 1 };
  const trouble = saleTroubleOf({ ...judged, reference: null, isVoid: false }, { list, now });
  if (trouble) return { kind: "trouble", trouble };
  return kept(work, () => giveNumber(work.database, sale, firstState[pay], now));
}

/** An open sale is paid. */
export const finish = (
  work: AtWork,
  sale: KeptSale,
  paid: Pick<KeptSale, "pay" | "reference">,
): Promise<SaleOutcome> => kept(work, () => finishSale(work.database, sale, paid));

/** An open sale is not made; its number is sent as thrown away. */
export const discard = (work: AtWork, sale: KeptSale): Promise<SaleOutcome> =>
  kept(work, () => throwAway(work.database, sale));

async function kept(work: AtWork, write: () => Promise<KeptSale | undefined>): Promise<SaleOutcome> {
  try {
    const sale = await write();
    // It is written; that it could not be read again changes nothing.
    await work.changed().catch(() => undefined);
    return sale ? { kind: "kept", sale } : { kind: "done" };
  } catch (error) {
    return { kind: "failed", failure: error instanceof NotWritten ? error.failure : "refused" };
  }
}
