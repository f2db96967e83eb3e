import type { Db, Trx } from "./database/db.ts";

/** What is made for a line of an order, as the order's page names it. */
export interface LotOfLine {
  id: string;
  version: number;
  number: string;
  /** Of its own page. */
  path: string;
  lineId: string;
  pieces: number;
  /** So many went through all steps. */
  made: number;
  /** Who makes it, or made a part of it. */
  makers: readonly string[];
  /** Is it to be made by makers before its line can be packed, or has somebody been given a part of it? */
  isGiven: boolean;
  /** Its order was cancelled when it was begun: the owner says what becomes of it (MAKING-9). */
  isAsked: boolean;
}

/** What becomes of work that was begun for an order that is cancelled. */
export type BegunWork = "stock" | "stop";

export type EndedWork =
  | { kind: "ended" }
  | { kind: "stale" | "gone" }
  /** So many pieces are done, and nobody has looked at them. */
  | { kind: "to-check"; pieces: number };

/**
 * What is made of orders, by a room that those below do not know. Each act is called within the transaction
 * of the one that brings it about, under the order's lock. Handed in when the shop opens.
 */
export interface Making {
  /** An order is to be made, or anew: once for each line, however often it is called. */
  wanted(trx: Trx, orderId: string, at: Date): Promise<void>;
  /** It leaves on another day. */
  moved(trx: Trx, orderId: string): Promise<void>;
  /** It is cancelled, or nobody has paid it while it was held. */
  unwanted(trx: Trx, orderId: string): Promise<void>;
  /** It has left. */
  left(trx: Trx, orderId: string): Promise<void>;
  lotsOf(db: Db, orderId: string): Promise<LotOfLine[]>;
  endBegun(
    shop: { db: Db; now(): Date },
    actor: { id: string },
    seen: { lotId: string; version: number; as: BegunWork },
  ): Promise<EndedWork>;
}
