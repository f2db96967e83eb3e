import type { Trx } from "./database/db.ts";

/**
 * What each room erases of its own tables when another one says that something is over, within that one's
 * transaction and in this order. Handed in when the shop opens.
 */
export interface Erasers {
  /** Somebody deletes their account, which has this address. */
  readonly person: readonly ((trx: Trx, email: string) => Promise<void>)[];
  /** These orders lose their person. */
  readonly orders: readonly ((trx: Trx, orderIds: readonly string[], at: Date) => Promise<void>)[];
  /** The owner erases this quote request. */
  readonly quote: readonly ((trx: Trx, quoteId: string) => Promise<void>)[];
  /** What has had its time goes. */
  readonly old: readonly ((trx: Trx) => Promise<void>)[];
}
