import type { Selectable } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { type Paise, paise, sum } from "#values/money/money.ts";
import { type DueMethod, isByTransfer } from "#values/money/payment-method.ts";
import type { Order } from "../order.ts";
import { hasLeft } from "../order-standing.ts";
import { type FulfilmentState, isCardAwaited, type OrderStatus, type PaymentState } from "../order-states.ts";

type Row = Selectable<Tables["order_dues"]>;

export type DueKind = Row["kind"];

/** A part of what an order costs, which is paid as one. */
export interface Due {
  id: string;
  kind: DueKind;
  amount: Paise;
  method: DueMethod;
  paidAt: Date | null;
  /** Of the card payment that paid it; null where the owner saw the money come. */
  paymentId: string | null;
  /** Of a transfer, as the owner noted it. */
  reference: string | null;
  /** What its transfer is known by, from the offer's first day to the last payment (OFFER-89). */
  number: string;
  said: SaidPaid | null;
}

/** Its buyer said that it is paid by UPI; no reference once the owner has not found that (OFFER-90). */
export interface SaidPaid {
  reference: string | null;
  at: Date;
}

/** Does the owner have to look for its payment? */
export const isSaidPaid = ({ paidAt, said }: Pick<Due, "paidAt" | "said">): boolean =>
  paidAt === null && said !== null && said.reference !== null;

/** The order in which parts fall due. */
export const dueKinds = ["whole", "advance", "balance"] as const satisfies readonly DueKind[];

/** Razorpay takes no less than ₹1: a part is at least that. https://razorpay.com/docs/api/orders/create/ */
export const leastDue = 100;

/**
 * The parts in which `total` is paid: whole, or an advance of so many per cent, rounded half up to the rupee,
 * and the balance. Too small a part makes it whole.
 */
export function duesFor(total: Paise, advancePercent: number): Pick<Due, "kind" | "amount">[] {
  const advance = paise(Math.round((total * advancePercent) / 100 / 100) * 100);
  const balance = paise(total - advance);
  if (advance < leastDue || balance < leastDue) return [{ kind: "whole", amount: total }];
  return [
    { kind: "advance", amount: advance },
    { kind: "balance", amount: balance },
  ];
}

type Payable = Pick<Due, "kind" | "paidAt">;

/** What is to be paid next; undefined where all is paid. */
export const nextDue = <T extends Payable>(dues: readonly T[]): T | undefined =>
  dueKinds.flatMap((kind) => dues.filter((due) => due.kind === kind)).find(({ paidAt }) => paidAt === null);

/** When a part that is not paid falls due. */
export type DueTime = "now" | "beforeSent";

/**
 * Every part is to be paid at once, but the balance: for that there is time until the order is sent
 * (OFFER-67). All pages, mails and papers go by this.
 */
export function timeOfDue(
  { kind }: Pick<Due, "kind">,
  { status }: { status: OrderStatus | FulfilmentState },
): DueTime {
  switch (kind) {
    case "whole":
    case "advance":
      return "now";
    case "balance":
      return hasLeft({ status }) ? "now" : "beforeSent";
  }
}

type Sized = Pick<Due, "amount" | "paidAt">;

export const paidOfDues = (dues: readonly Sized[]): Paise =>
  sum(dues.filter(({ paidAt }) => paidAt !== null).map(({ amount }) => amount));

export const leftOfDues = (dues: readonly Sized[]): Paise =>
  sum(dues.filter(({ paidAt }) => paidAt === null).map(({ amount }) => amount));

/** Where the money of an order is that is paid in these parts. */
export function stateOfDues(dues: readonly Sized[]): PaymentState {
  if (dues.every(({ paidAt }) => paidAt !== null)) return "captured";
  return dues.some(({ paidAt }) => paidAt !== null) ? "part_paid" : "awaiting";
}

/** Where an order stands that is paid in these parts: the first of them sets it to work (OFFER-60). */
export function statesAfter(
  dues: readonly Sized[],
  fulfilment: FulfilmentState,
): { paymentState: PaymentState; fulfilment: FulfilmentState } {
  const paymentState = stateOfDues(dues);
  const begins = fulfilment === "pending" && paymentState !== "awaiting";
  return { paymentState, fulfilment: begins ? "processing" : fulfilment };
}

/** The parts as they stand once one of them is paid, or no longer is. */
export const withPaid = <T extends Pick<Due, "id" | "paidAt">>(
  dues: readonly T[],
  id: string,
  paidAt: Date | null,
): T[] => dues.map((due) => (due.id === id ? { ...due, paidAt } : due));

/**
 * Does work on an order begin only once its first payment has come (OFFER-88)? What is paid by transfer is
 * `pending` till then.
 */
export const beginsOncePaid = ({
  status,
  paymentMethod,
  paymentState,
}: Partial<Pick<Order, "status" | "paymentMethod"> & Pick<PartlyPaid, "paymentState">>): boolean =>
  isByTransfer(paymentMethod) && status === "pending" && isCardAwaited(paymentState);

interface DueOrder {
  dues: readonly Payable[];
  paymentState: PaymentState;
  fulfilment: FulfilmentState;
}

/** May a part of it still be paid? Nothing is owed for what was cancelled, or went back as a whole. */
export const takesDues = ({ paymentState, fulfilment }: Omit<DueOrder, "dues">): boolean =>
  fulfilment !== "cancelled" && paymentState !== "refunded";

/** What the owner noted, she can take back; what a card paid stays paid. */
export const isUndoable = ({ paidAt, paymentId }: Pick<Due, "paidAt" | "paymentId">): boolean =>
  paidAt !== null && paymentId === null;

/** Must all of it be paid before anything of it leaves (OFFER-63)? */
export const owesFirst = ({
  dues,
  mayLeaveUnpaid,
}: {
  dues: readonly Payable[];
  mayLeaveUnpaid: boolean;
}): boolean => !mayLeaveUnpaid && nextDue(dues) !== undefined;

/** What came by the owner's word, and so goes back by her hand. */
export const paidByHand = (dues: readonly (Sized & Pick<Due, "paymentId">)[]): Paise =>
  paidOfDues(dues.filter(({ paymentId }) => paymentId === null));

/** What of what came by hand can still go back. */
export const leftByHand = (dues: Parameters<typeof paidByHand>[0], givenBack: Paise): Paise =>
  paise(Math.max(0, paidByHand(dues) - givenBack));

/** An order with the parts in which it is paid; none where it is paid at once. */
export interface PartlyPaid {
  dues: readonly Due[];
  status: OrderStatus;
  paymentState: PaymentState;
}

/** What a buyer may pay now; undefined where nothing is owed. */
export const dueNow = ({ dues, status, paymentState }: PartlyPaid): Due | undefined =>
  status === "cancelled" || paymentState === "refunded" ? undefined : nextDue(dues);
