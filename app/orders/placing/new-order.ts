import type { GoodsTax } from "#values/money/gst.ts";
import type { Paise } from "#values/money/money.ts";
import type { SupplyRule } from "#values/place-of-supply.ts";
import type { ReturnTerms } from "#values/return-terms.ts";
import { uuidv7 } from "#values/uuid.ts";
import type { Order, OrderLine } from "../order.ts";

/** A line as it is frozen. */
export interface NewOrderLine extends OrderLine {
  /** Pieces of counted stock that placing the order takes; 0 when the product is not counted. */
  stockTaken: number;
  /** False for what comes back only if it arrives damaged. */
  returnable: boolean;
}

/** Is a part of it made for this order (MAKING-3)? What is no product, as a fee of an offer, is not. */
export const isToMake = ({ productId, leadDays, quantity, stockTaken }: NewOrderLine): boolean =>
  productId !== null && leadDays !== null && quantity > stockTaken;

/** What an order that is placed for cash keeps besides its bill. */
export interface PlacedForCash {
  /** The part of its fees that paying in cash costs. */
  fee: Paise;
  /** What its phone is known by. */
  phoneKey: string | null;
  /** By when it must be confirmed; null where it need not be. */
  confirmBy: Date | null;
}

export interface NewOrder extends Omit<Order, "status" | "lines"> {
  id: string;
  userId: string | null;
  idempotencyKey: string;
  /**
   * Until when counted stock is held for an unpaid card order; null when it is sold for good, or none is
   * counted.
   */
  stockHeldUntil: Date | null;
  /** Whose hold that is; missing, or null, of an order that waits for no card. */
  heldBy?: readonly string[] | null;
  /** For how long its goods are taken back, as was promised when it was placed. */
  returns: ReturnTerms;
  /** By which rule its place of supply is found. */
  supplyRule: SupplyRule;
  /**
   * Missing, or null, of what a shopper ordered. What the owner has agreed to with its buyer is hers to pack:
   * its prices stand, and its promised day is her own.
   */
  agreed?: { poNumber: string | null } | null;
  /** Missing, or null, where it is not paid in cash. */
  cash?: PlacedForCash | null;
  lines: NewOrderLine[];
}

/** What its product adds to a line. */
interface LineProduct {
  image: string | null;
  artisan: string | null;
  /** Is it taken back though it is sound? */
  returnable: boolean;
}

/** A line as its buyer and the shop mean it; `hsn` and `taxRate` are null where the shop's own count. */
export interface MeantLine extends Omit<NewOrderLine, "id" | "returnable" | keyof LineProduct> {
  /** Undefined once it is gone, and of what the shop does not sell. */
  product: LineProduct | undefined;
}

/** An order as the checkout or an offer hands it in. */
export interface MeantOrder
  extends Omit<NewOrder, "id" | "orderNumber" | "placedAt" | "returns" | "supplyRule" | "lines"> {
  lines: readonly MeantLine[];
  /** No parcel of it goes anywhere: it is fetched where the shop is, which is its place of supply. */
  isFetched?: boolean | undefined;
}

/** By what a new order is known. */
export interface OrderIdentity {
  orderNumber: string;
  placedAt: Date;
  /** Ten random bytes. */
  random(): Uint8Array;
}

interface OrderTerms {
  returns: ReturnTerms;
  supplyRule: SupplyRule;
  goodsTax: GoodsTax;
}

/** Freezes an order: its lines with what they are made of, and the shop's terms of this moment. */
export function newOrder(
  { lines, isFetched = false, ...meant }: MeantOrder,
  { orderNumber, placedAt, random }: OrderIdentity,
  { returns, goodsTax, supplyRule }: OrderTerms,
): NewOrder {
  return {
    ...meant,
    id: uuidv7(placedAt.getTime(), random()),
    orderNumber,
    placedAt,
    returns,
    supplyRule: isFetched ? "parcel" : supplyRule,
    lines: lines.map((line, place) => frozenLine(line, lineId(placedAt, place, random()), goodsTax)),
  };
}

const frozenLine = ({ product, ...line }: MeantLine, id: string, goodsTax: GoodsTax): NewOrderLine => ({
  ...line,
  id,
  image: product?.image ?? null,
  artisan: product?.artisan ?? null,
  hsn: line.hsn ?? goodsTax.hsn,
  // A product's own 0 is a rate as well: it stays untaxed.
  taxRate: line.taxRate ?? goodsTax.rate,
  returnable: product?.returnable === true && line.personal.length === 0,
});

/** Lines' ids sort in the order in which they were handed in. */
function lineId(placedAt: Date, place: number, random: Uint8Array): string {
  const bytes = Uint8Array.from(random);
  new DataView(bytes.buffer).setUint16(0, place);
  return uuidv7(placedAt.getTime(), bytes);
}

/** Could this be the id of an order? Anything else is simply not found (ORDER-21). */
export const isOrderId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);
