import type { DatabaseQuestion } from "#platform/database/ask-together.server.ts";
import type { Refusal } from "../form/purchase.ts";
import type { CashRefused } from "./judge-cash-order.server.ts";
import type { DiscountRefusal } from "./judge-discounts.server.ts";
import type { EarlierOrder } from "./replace-order.server.ts";

/** What came of placing an order. */
export type Placement =
  | { ok: true; orderNumber: string }
  | { ok: false; refusal: Refusal | PlacementRefusal | DiscountRefusal | CashRefused | EarlierOrder };

/**
 * `account-gone`: the shopper deleted the account meanwhile, in another tab say. `lines-refused`: the
 * database took the order, but not its lines. `others-key`: it placed an account's order. `too-high`: more
 * than one order may come to. `too-little-for-card`: less than the provider of card payments takes.
 * `card-needs-script`: it is to be paid by card, whose window the browser can't open.
 */
export type PlacementRefusal =
  | "account-gone"
  | "card-needs-script"
  | "lines-refused"
  | "others-key"
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
