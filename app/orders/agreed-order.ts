import type { Due } from "./dues/dues.ts";
import type { Order } from "./order.ts";

/** The idempotency key of an offer's order: however often it is accepted, there is one (OFFER-10). */
export const agreedKey = (offerNumber: string): string => `${agreed}${offerNumber}`;

/** A checkout's key is a UUID: no shopper can send one that says so. */
export const isAgreedKey = (key: string | null): boolean => key?.startsWith(agreed) === true;

const agreed = "offer:";

/** Is its buyer bound by an order, since it was agreed on and a part of it is paid (OFFER-51)? */
export const isBinding = ({ dues }: { dues: readonly Pick<Due, "paidAt">[] }): boolean =>
  dues.some(({ paidAt }) => paidAt !== null);

/** Was an order agreed on without a day by which it leaves? */
export const hasNoDay = ({ isAgreed, readyBy }: Partial<Pick<Order, "isAgreed" | "readyBy">>): boolean =>
  isAgreed === true && !readyBy;
