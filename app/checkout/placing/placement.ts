import type { FoundOrder } from "#orders/order.db.server.ts";
import type { DatabaseQuestion } from "#platform/database/ask-together.server.ts";
import type { Refusal } from "../form/purchase.ts";
import type { CashRefused } from "./judge-cash-order.server.ts";
import type { DiscountRefusal } from "./judge-discounts.server.ts";
import type { DayRefused } from "./keep-day.server.ts";

/** Why a purchase is no order. */
export type Refused = Refusal | PlacementRefusal | DiscountRefusal | CashRefused | DayRefused;

/** What came of placing an order. */
export type Placement =
  | { kind: "placed"; orderNumber: string }
  | { kind: "refused"; refusal: Refused }
  | { kind: "key-taken"; by: KeyHolder }
  /** Another copy of the shop took the number of its millisecond. */
  | { kind: "number-taken" };

/**
 * Which order has the purchase's key. `somebody-else`: an account's that is not the shopper's. `given-up`:
 * one that gave way just now, so that the key is free. An order: it stands, or is lost, and is not what is
 * bought now.
 */
type KeyHolder = "somebody-else" | "given-up" | FoundOrder;

/**
 * `account-gone`: the shopper deleted the account meanwhile, in another tab say. `lines-refused`: the
 * database took the order, but not its lines. `too-high`: more than one order may come to.
 * `too-little-for-card`: less than the provider of card payments takes. `card-needs-script`: it is to be paid
 * by card, whose window the browser can't open.
 */
export type PlacementRefusal =
  | "account-gone"
  | "card-needs-script"
  | "lines-refused"
  | "too-high"
  | "too-little-for-card"
  | "too-many"
  | "too-many-for-person";

/**
 * Takes one of what its sender may place; in the order's own transaction, which spares a second wait for the
 * disk.
 */
export type Allowed = DatabaseQuestion<
  { ok: true } | { ok: false; refusal: "too-many" | "too-many-for-person" }
>;

/** What its buyer may know that was not placed. */
export type Unplaced = Exclude<Placement, { kind: "placed" }>;

export const notPlaced = (refusal: Refused): Placement => ({ kind: "refused", refusal });
