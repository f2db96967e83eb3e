import type { Selectable } from "kysely";
import type { PersonalText } from "#catalogue/options/personal.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { Bill, BillLine } from "#shipping/bill.ts";
import type { Language } from "#values/language/language.ts";
import type { Paise } from "#values/money/money.ts";

/** What a checkout offers. */
export const paymentMethods = ["razorpay", "cod"] as const;
export type ChosenMethod = (typeof paymentMethods)[number];

/**
 * How an order is paid: by transfer only where the owner has agreed to it (OFFER-12), by none of the methods
 * where it comes to nothing (ORDER-48).
 */
export const orderMethods = [...paymentMethods, "bank", "none"] as const;
export type PaymentMethod = (typeof orderMethods)[number];

/** How an order was to be paid when it was made, and how the parts are that it is paid in (OFFER-32). */
export interface HowPaid {
  paymentMethod: PaymentMethod;
  /** Null, or missing, where it has no parts. */
  paymentWays?: readonly string[] | null | undefined;
}

/** The method of an order that comes to `total`, whatever its shopper chose. */
export const methodFor = (total: Paise, chosen: ChosenMethod): PaymentMethod =>
  total === 0 ? "none" : chosen;

type Row = Selectable<Tables["orders"]>;

/** Where the money is. */
export type PaymentState = Row["payment_state"];

/** Where the parcel is. */
const fulfilmentStates = ["pending", "processing", "shipped", "delivered", "cancelled"] as const;
export type FulfilmentState = (typeof fulfilmentStates)[number];

/** How a card payment failed, in the words of its status. */
const paymentFailures = [
  "payment_init_failed",
  "payment_verification_failed",
  "payment_modal_dismissed",
  "payment_failed_razorpay",
  "payment_error_generic",
] as const;
export type PaymentFailure = (typeof paymentFailures)[number];

export const isPaymentFailure = (status: string): status is PaymentFailure =>
  paymentFailures.some((failure) => failure === status);

/** The one word that an order is known by (ORDER-3). */
export type OrderStatus = Row["status"];

export interface OrderStates {
  paymentMethod: PaymentMethod;
  paymentState: PaymentState;
  fulfilment: FulfilmentState;
  failure?: PaymentFailure;
  /** An admin chose 'pending' by hand: it then says 'pending' whatever the payment does. */
  isConfirmed?: boolean;
}

/** The status of an order (ORDER-3): the one place where payment and fulfilment become a single word. */
export function statusOf(states: OrderStates): OrderStatus {
  const { paymentMethod, paymentState, fulfilment, failure, isConfirmed } = states;
  if (fulfilment !== "pending" || isConfirmed) return fulfilment;
  switch (paymentMethod) {
    case "cod":
      return paymentState === "cod_due" ? "pending_cod_confirmation" : "pending";
    case "bank":
      return "pending";
    case "razorpay":
    case "none":
      return cardStatusOf(paymentState, failure);
  }
}

function cardStatusOf(paymentState: PaymentState, failure: PaymentFailure | undefined): OrderStatus {
  if (paymentState === "awaiting") return "awaiting_razorpay_payment";
  if (paymentState === "failed") return failure ?? "payment_error_generic";
  return "pending";
}

/** How an order's payment stands, as far as its customer is told. */
export interface PaymentStanding {
  paymentState: PaymentState;
  /** What paid it came when it could not be sent any more, and goes back. */
  paidTooLate: boolean;
  /**
   * It was not paid while its prices held, and can't be paid any more. Nobody has asked where this is
   * missing.
   */
  isLapsed?: boolean;
}

/** As much of that as is known: a browser's own copy of an order has no payment state. */
type Standing = Partial<PaymentStanding & Pick<Order, "status" | "paymentMethod">>;

/** Has no card payment come so far, though one still may? */
export const isCardAwaited = (state: PaymentState | undefined): boolean =>
  state === "awaiting" || state === "failed";

/** Has no payment of any kind come, cash included? */
export const isMoneyAwaited = (state: PaymentState): boolean => isCardAwaited(state) || state === "cod_due";

/**
 * Does an order wait for its card payment, the first or another try? It does so wherever its parcel is
 * (ADR-14).
 */
export const isUnpaid = ({ status, paymentMethod, paymentState }: Standing): boolean =>
  paymentMethod === "razorpay" && status !== "cancelled" && isCardAwaited(paymentState);

const priceHold = 7 * 24 * 60 * 60_000;

/** Has the owner an order in hand? It then says where its parcel is, whatever its payment does. */
const isInHand = (status: OrderStatus): boolean =>
  status !== "cancelled" && fulfilmentStates.some((state) => state === status);

/**
 * Is an unpaid card order too old to be paid: 7 days, for which its prices hold? What the owner has in hand
 * is owed, however old.
 */
export const hasLapsed = (
  order: Pick<Order, "status" | "paymentMethod" | "placedAt"> & Pick<PaymentStanding, "paymentState">,
  now: Date,
): boolean =>
  isUnpaid(order) && !isInHand(order.status) && now.getTime() >= order.placedAt.getTime() + priceHold;

/** What was placed after this may still be paid at its prices. */
export const pricesHeldSince = (now: Date): Date => new Date(now.getTime() - priceHold);

/** An order with the age of its prices. */
export const aged = <T extends Parameters<typeof hasLapsed>[0]>(order: T, now: Date) => ({
  ...order,
  isLapsed: hasLapsed(order, now),
});

/** Can an order be paid by card now? */
export const isPayable = (order: Standing): boolean => isUnpaid(order) && order.isLapsed !== true;

const hasLeft = ({ status }: Standing): boolean => status === "shipped" || status === "delivered";

/** Does an order's payment go back because it came too late? Not once the order was sent all the same. */
export const isTooLate = (order: Standing): boolean => order.paidTooLate === true && !hasLeft(order);

/**
 * Will nothing of an order be sent? It was cancelled, or what paid it goes back or went back as a whole
 * before it left.
 */
export const isLost = (order: Standing): boolean =>
  order.status === "cancelled" || isTooLate(order) || (order.paymentState === "refunded" && !hasLeft(order));

const firstStates = {
  razorpay: { paymentState: "awaiting", fulfilment: "pending" },
  cod: { paymentState: "cod_due", fulfilment: "pending" },
  bank: { paymentState: "awaiting", fulfilment: "pending" },
  // As a card order is once it is paid.
  none: { paymentState: "captured", fulfilment: "processing" },
} as const satisfies Record<PaymentMethod, Partial<OrderStates>>;

/** The states an order begins with. */
export const initialStates = (paymentMethod: PaymentMethod): OrderStates => ({
  paymentMethod,
  ...firstStates[paymentMethod],
});

/** JC- and the millisecond in which it was placed (ORDER-1). */
export const orderNumberAt = (milliseconds: number): string => `JC-${milliseconds}`;

export const isOrderNumber = (text: string): boolean => /^JC-\d{1,16}$/.test(text);

export interface Address {
  fullName: string;
  addressLine1: string;
  addressLine2: string | null;
  city: string;
  state: string;
  pincode: string;
  country: string;
}

export interface BillingAddress extends Address {
  /** Empty where its buyer gave none (OFFER-86). */
  email: string;
  phone: string | null;
}

/** What was ordered, as it was then: with what invoices and packing slips need. */
export interface OrderLine extends BillLine {
  id: string;
  /** Null once the product is deleted. */
  productId: string | null;
  productName: string;
  image: string | null;
  sku: string | null;
  artisan: string | null;
  hsn: string | null;
  /** Percent, as the product's column has it; null where it bears no tax. */
  taxRate: string | null;
  /** Working days that making it takes at most; null for what was there. */
  leadDays: number | null;
  /** Null where there was nothing to choose, and once the variant is gone. */
  variantId: string | null;
  /** Such as 'Size: Small, Colour: Red'; null where there was nothing to choose. */
  optionText: string | null;
  /** What is written on each of its pieces. */
  personal: readonly PersonalText[];
  /** The part of the unit price that the writing costs. */
  personalPrice: Paise;
}

/** What makes an order a gift. */
export interface Gift {
  /** For whoever unpacks it, as its buyer typed it; null where nothing is said. */
  note: string | null;
  /** What wrapping it costs, one of the bill's fees; 0 where nothing is wrapped. */
  wrapCost: Paise;
}

/** A company that buys. */
export interface Company {
  name: string;
  gstin: string | null;
}

/** How a cash order is confirmed. */
export interface Confirmation {
  /** By when it must be, or it is cancelled. */
  by: Date;
  /** Null until it is. */
  at: Date | null;
}

/** An order as its customer sees it, with the bill that it was placed with. */
export interface Order extends Bill<OrderLine>, HowPaid {
  orderNumber: string;
  placedAt: Date;
  status: OrderStatus;
  /** In which it was placed, and in which its buyer is written to (HINDI-25). */
  language: Language;
  billing: BillingAddress;
  shipping: Address;
  /** The day by which all of it leaves, such as '2026-12-01'; null where nothing of it is made to order. */
  readyBy: string | null;
  /** Null where it is none. */
  gift?: Gift | null;
  /** Null where a person buys. */
  company?: Company | null;
  /** Of a company's own purchase order; null, or missing, where its buyer named none. */
  poNumber?: string | null;
  /** It came of an offer. Missing of what was placed in the shop. */
  isAgreed?: boolean;
  /** Null, or missing, where nobody need confirm it. */
  confirmation?: Confirmation | null;
}
