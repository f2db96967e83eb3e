import type { Holder } from "#accounts/permissions/holder.ts";
import { erased } from "#mail/sending/queue-mail.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import type { DueMethod } from "#values/money/payment-method.ts";
import { indianDay, startOfIndianDay } from "#values/time/indian-day.ts";
import { findDues, payDue, unpayDue } from "../dues/dues.db.server.ts";
import { type Due, isUndoable, nextDue, statesAfter, takesDues, withPaid } from "../dues/dues.ts";
import { keptDue, keptWays } from "../dues/kept-due.ts";
import type { Author } from "../history/order-history.db.server.ts";
import {
  carryOutBy,
  type OrderChange,
  ownerAct,
  type Prepared,
  type SeenOrder,
} from "../history/owner-act.server.ts";
import type { OrderRow } from "../lock-order.db.server.ts";
import { queueAskMail, queueDueMail } from "../money-mails/due-mail.server.ts";
import type { OrderServices } from "../order-services.ts";
import { statusOf } from "../order-states.ts";
import { owesAnyway } from "../payment/paid-late.db.server.ts";
import { isRefundDue } from "../payment/refund-due.ts";

/** A part of an order as the owner saw it. */
export interface SeenDue extends SeenOrder {
  dueId: string;
}

export interface ReceivedPayment extends SeenDue {
  method: Exclude<DueMethod, "razorpay">;
  /** Of the transfer. */
  reference: string | null;
  /** On which day the money came, such as '2026-12-01'. */
  day: string;
}

const year = 365 * 24 * 60 * 60_000;

/**
 * Notes that the money for a part of an order came, and writes to its buyer (OFFER-61). 'unfit' where the
 * part is paid, or nothing is owed any more.
 */
export const receivePayment = (
  shop: OrderServices,
  actor: Holder<"money">,
  { orderId, version, dueId, method, reference, day }: ReceivedPayment,
): Promise<OrderChange> =>
  ownerAct(shop, actor, orderId, async (row, trx) => {
    if (row.version !== version) return { kind: "stale" };
    const now = shop.now();
    if (day > indianDay(now)) return { kind: "wrong-day", why: "future" };
    if (day < indianDay(new Date(now.getTime() - year))) return { kind: "wrong-day", why: "old" };
    const at = day === indianDay(now) ? now : startOfIndianDay(day);
    const noted = await note(trx, actor, row, { dueId, method, reference, at });
    if ("kind" in noted) return noted;
    const mail: Prepared["mail"] = (trx) =>
      queueDueMail(trx, shop, row.id, { dueId, occasion: `${row.version}` });
    return { ...noted, mail };
  });

type Received = Pick<ReceivedPayment, "dueId" | "method" | "reference"> & { at: Date };

/** The same inside the act that takes a locked order, which writes to its buyer itself (OFFER-83). */
export async function receiveWithOrder(
  trx: Trx,
  by: Author,
  row: OrderRow,
  received: Received,
): Promise<OrderChange> {
  return carryOutBy(trx, by, row, await note(trx, by, row, received));
}

async function note(
  trx: Trx,
  actor: Pick<Author, "id">,
  row: OrderRow,
  { dueId, method, reference, at }: Received,
): Promise<Prepared | OrderChange> {
  const dues = await findDues(trx, row.id);
  const due = dues.find(({ id }) => id === dueId);
  if (!due || due.paidAt || !takesDues(statesOf(row))) return { kind: "unfit" };
  await payDue(trx, dueId, { method, paymentId: null, reference, at, actorId: actor.id });
  const noted = reference === null ? "" : ` (${reference})`;
  return {
    set: await columnsAfter(trx, row, withPaid(dues, dueId, at)),
    audit: {
      action: "order.payment_received",
      detail: { part: due.kind, amount: rupeesExact(due.amount), way: method, reference },
    },
    history: `${keptDue(due)} received by ${keptWays[method]}${noted}`,
  };
}

/**
 * Takes back what she noted by mistake; nobody is written to. 'unfit' of a card's payment, and once some of
 * what came was given back.
 */
export const undoPayment = (
  shop: OrderServices,
  actor: Holder<"money">,
  { orderId, version, dueId }: SeenDue,
): Promise<OrderChange> =>
  ownerAct(shop, actor, orderId, async (row, trx) => {
    if (row.version !== version) return { kind: "stale" };
    const dues = await findDues(trx, row.id);
    const due = dues.find(({ id }) => id === dueId);
    if (!due || !isUndoable(due) || Number(row.cash_returned) > 0) return { kind: "unfit" };
    await unpayDue(trx, row, dueId);
    return {
      set: await columnsAfter(trx, row, withPaid(dues, dueId, null)),
      audit: {
        action: "order.payment_not_received",
        detail: { part: due.kind, amount: rupeesExact(due.amount) },
      },
      history: `${keptDue(due)} not received after all`,
    };
  });

const statesOf = ({ payment_state: paymentState, fulfilment_state: fulfilment }: OrderRow) => ({
  paymentState,
  fulfilment,
});

async function columnsAfter(trx: Trx, row: OrderRow, dues: readonly Due[]): Promise<Prepared["set"]> {
  const { payment_method: paymentMethod } = row;
  const states = { paymentMethod, ...statesAfter(dues, row.fulfilment_state) };
  const { paymentState, fulfilment } = states;
  return {
    payment_state: paymentState,
    fulfilment_state: fulfilment,
    status: statusOf({ ...states, isConfirmed: row.confirmed_at !== null }),
    paid_at: paymentState === "captured" ? latest(dues) : null,
    refund_due: isRefundDue(states, await owesAnyway(trx, row.id)),
  };
}

/** When all of it was paid. */
const latest = (dues: readonly Due[]): Date =>
  new Date(Math.max(...dues.map(({ paidAt }) => paidAt?.getTime() ?? 0)));

/**
 * Asks an order's buyer by mail for the part that is to be paid next (OFFER-66): once for each press, since
 * an old page is refused. 'unfit' where nothing is owed, or there is no address to write to.
 */
export const askForPayment = (
  shop: OrderServices,
  actor: Holder<"money">,
  { orderId, version }: SeenOrder,
): Promise<OrderChange> =>
  ownerAct(shop, actor, orderId, async (row, trx) => {
    if (row.version !== version) return { kind: "stale" };
    const states = { paymentState: row.payment_state, fulfilment: row.fulfilment_state };
    const due = takesDues(states) ? nextDue(await findDues(trx, row.id)) : undefined;
    if (!due || row.billing_email === "" || row.billing_email === erased) return { kind: "unfit" };
    return {
      set: {},
      audit: {
        action: "order.payment_asked",
        detail: { part: due.kind, amount: rupeesExact(due.amount) },
      },
      history: `Asked for the ${keptDue(due).toLowerCase()}`,
      mail: (trx) => queueAskMail(trx, shop, row.id, { due, occasion: `${version}` }),
    };
  });
