import type { Doer, Holder } from "#accounts/permissions/holder.ts";
import type { Trx } from "#platform/database/db.ts";
import { paiseFromRupees, rupeesColumn, rupeesExact } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";
import { isForCash } from "#values/money/payment-method.ts";
import {
  type GivenFor,
  type GivenSum,
  givenForSum,
  type HandGiven,
  type SaidFor,
} from "../given-for/given-for.ts";
import { parseHandGiven } from "../given-for/parse-given-for.server.ts";
import { givenForSaid } from "../given-for/said-for.db.server.ts";
import {
  carryOut,
  type OrderChange,
  ownerAct,
  type Prepared,
  type SeenOrder,
} from "../history/owner-act.server.ts";
import { issueCreditNotes } from "../invoice/issue-credit-notes.server.ts";
import type { OrderRow } from "../lock-order.db.server.ts";
import { queueRefundMail } from "../money-mails/refund-mail.server.ts";
import { noteRefundEvent } from "../note-order-event.db.server.ts";
import type { OrderServices } from "../order-services.ts";
import { statusOf } from "../order-states.ts";
import { type CashAct, cashChange, cashLeft } from "../payment/cash.ts";
import { owesAnyway } from "../payment/paid-late.db.server.ts";
import { preparedGivingBack } from "./give-back.server.ts";

/** Notes that the cash of an order came. */
export const collectCash = (
  shop: OrderServices,
  actor: Holder<"money">,
  seen: SeenOrder,
): Promise<OrderChange> => changeCash(shop, actor, seen, { word: "collected" });

/** The same inside the transaction of another act, which has locked the order. */
export const collectCashIn = async (trx: Trx, shop: OrderServices, actor: Doer<"money">, row: OrderRow) =>
  carryOut(trx, actor, row, await preparedCash(trx, shop, row, { word: "collected" }));

/** Takes back a cash that was marked as collected by mistake. */
export const uncollectCash = (
  shop: OrderServices,
  actor: Holder<"money">,
  seen: SeenOrder,
): Promise<OrderChange> => changeCash(shop, actor, seen, { word: "uncollected" });

/** Notes that cash went back to the buyer, who gets a mail. */
export const returnCash = (
  shop: OrderServices,
  actor: Holder<"money">,
  { amount, saidFor, orderId, version }: SeenOrder & { amount: Paise; saidFor?: SaidFor | undefined },
): Promise<OrderChange> =>
  ownerAct(shop, actor, orderId, async (row, trx) => {
    if (row.version !== version) return { kind: "stale" };
    const prepared = await preparedCash(trx, shop, row, { word: "returned", amount });
    if ("kind" in prepared) return prepared;
    const said = await givenForSaid(trx, row.id, saidFor, amount);
    if (said.kind === "too-much") return { kind: "too-much", left: said.most };
    return forLines(row, prepared, { amount, givenFor: said.givenFor });
  });

/** The same inside the transaction of another act, which has locked the order. */
export const returnCashIn = (
  trx: Trx,
  shop: OrderServices,
  actor: Doer<"money">,
  { row, amount, givenFor }: { row: OrderRow; amount: Paise; givenFor?: GivenFor | undefined },
): Promise<OrderChange> =>
  preparedCash(trx, shop, row, { word: "returned", amount }).then((prepared) =>
    carryOut(trx, actor, row, forLines(row, prepared, { amount, givenFor })),
  );

/** Keeps what a sum that goes back is for, where that is known: its note takes back these lines. */
function forLines(
  row: OrderRow,
  prepared: Prepared | OrderChange,
  { amount, givenFor }: GivenSum,
): Prepared | OrderChange {
  if ("kind" in prepared || !givenFor) return prepared;
  const { lines } = givenForSum(givenFor, amount);
  const given: HandGiven = { before: paiseFromRupees(row.cash_returned), amount, lines };
  const known = [...parseHandGiven(row.cash_given_for), given];
  return { ...prepared, set: { ...prepared.set, cash_given_for: JSON.stringify(known) } };
}

const changeCash = (
  shop: OrderServices,
  actor: Holder<"money">,
  { orderId, version }: SeenOrder,
  act: CashAct,
) =>
  ownerAct(shop, actor, orderId, (row, trx) =>
    row.version === version ? preparedCash(trx, shop, row, act) : { kind: "stale" },
  );

async function preparedCash(
  trx: Trx,
  shop: OrderServices,
  row: OrderRow,
  act: CashAct,
): Promise<Prepared | OrderChange> {
  if (act.word === "returned" && !isForCash(row.payment_method)) {
    const prepared = await preparedGivingBack(trx, row, act.amount);
    if ("kind" in prepared) return prepared;
    return { ...prepared, mail: (trx) => tellOfCash(trx, shop, row, act.amount) };
  }
  const facts = { ...cashFacts(row), isOwedAnyway: await owesAnyway(trx, row.id) };
  const change = isForCash(row.payment_method) ? cashChange(act, facts) : undefined;
  if (!change) return misfit(act, cashLeft(facts));
  const { paymentState: payment_state, refundDue: refund_due, history, action } = change;
  const status = statusOf({
    paymentMethod: row.payment_method,
    paymentState: payment_state,
    fulfilment: row.fulfilment_state,
    isConfirmed: row.confirmed_at !== null,
  });
  const collected = { collected: shop.now(), uncollected: null, returned: row.cod_collected_at };
  const amount = act.word === "returned" ? act.amount : undefined;
  return {
    set: {
      payment_state,
      refund_due,
      status,
      cod_collected_at: collected[act.word],
      cash_returned: rupeesColumn(change.returned),
    },
    audit: { action, ...(amount === undefined ? {} : { detail: { amount: rupeesExact(amount) } }) },
    history,
    mail: amount === undefined ? undefined : (trx) => tellOfCash(trx, shop, row, amount),
  };
}

/** Of a row, what decides of its cash. */
export const cashFacts = (row: OrderRow) => ({
  paymentState: row.payment_state,
  fulfilment: row.fulfilment_state,
  total: paiseFromRupees(row.total_amount),
  returned: paiseFromRupees(row.cash_returned),
});

const misfit = ({ word }: CashAct, left: Paise): OrderChange =>
  word === "returned" && left > 0 ? { kind: "too-much", left } : { kind: "unfit" };

/** An invoiced order gets its credit note; each sum that goes back has a mail of its own. */
async function tellOfCash(
  trx: Trx,
  shop: OrderServices,
  { id, payment_method, order_id_text: orderNumber, version }: OrderRow,
  amount: Paise,
): Promise<void> {
  const creditNotes = await issueCreditNotes(trx, shop, { id, payment_method });
  await noteRefundEvent(trx, id, amount);
  const refundId = `cash:${id}:${version}`;
  await queueRefundMail(trx, shop, { orderNumber, refundId, amount, isByHand: true, creditNotes });
}
