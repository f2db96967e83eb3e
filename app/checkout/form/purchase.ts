import { isProductId, isQuantity, maxLines } from "#cart/cart.ts";
import type { Address, BillingAddress, PaymentMethod } from "#orders/order.ts";
import type { ShippingMethod } from "#shipping/shipping.ts";
import { type Paise, paise } from "#values/money/money.ts";

/** What the shopper saw and asked for: the server prices it anew and refuses when the two differ. */
export interface PurchaseLine {
  id: string;
  quantity: number;
  unitPrice: Paise;
}

export interface CheckoutDetails {
  billing: BillingAddress;
  shipping: Address;
  shippingMethod: ShippingMethod;
  paymentMethod: PaymentMethod;
}

export interface Purchase extends CheckoutDetails {
  /** Made once per checkout: a second submit of the same goods with it returns the first order. */
  idempotencyKey: string;
  userId: string | null;
  lines: readonly PurchaseLine[];
}

/** Why an order was not placed. `name` is null when the shop no longer knows the product. */
export interface Refusal {
  kind: "gone" | "out-of-stock" | "too-few" | "too-many-for-cash" | "price-changed";
  productId: string;
  name: string | null;
  /** Pieces left. */
  left: number;
  /** The price as it is now. */
  price: Paise;
}

interface Offer {
  id: string;
  name: string;
  unitPrice: Paise;
  inStock: boolean;
  stockCount: number | null;
}

/** So many pieces of a counted product leave the shelf for a promise to pay at the door. */
export const mostForCash = 20;

/** The first reason not to sell these lines as they were seen; undefined when all is well. */
export function refusalOf(
  lines: readonly PurchaseLine[],
  offers: readonly Offer[],
  paymentMethod: PaymentMethod,
): Refusal | undefined {
  for (const line of lines) {
    const offer = offers.find(({ id }) => id === line.id);
    const kind = kindOfRefusal(line, offer, paymentMethod);
    if (!kind) continue;
    return {
      kind,
      productId: line.id,
      name: offer?.name ?? null,
      left: offer?.stockCount ?? 0,
      price: offer?.unitPrice ?? paise(0),
    };
  }
  return undefined;
}

function kindOfRefusal(
  line: PurchaseLine,
  offer: Offer | undefined,
  paymentMethod: PaymentMethod,
): Refusal["kind"] | undefined {
  if (!offer) return "gone";
  if (!offer.inStock || offer.stockCount === 0) return "out-of-stock";
  if (offer.stockCount !== null && offer.stockCount < line.quantity) return "too-few";
  if (paymentMethod === "cod" && offer.stockCount !== null && line.quantity > mostForCash)
    return "too-many-for-cash";
  return offer.unitPrice === line.unitPrice ? undefined : "price-changed";
}

interface Pieces {
  /** Null for a product that is deleted. */
  id: string | null;
  quantity: number;
}

/** Do two lists name the same products, each as often? In each of them a product stands once. */
export const areSameGoods = (some: readonly Pieces[], others: readonly Pieces[]): boolean =>
  some.length === others.length &&
  some.every(({ id, quantity }) => others.some((other) => other.id === id && other.quantity === quantity));

/** 'id:quantity:paise,…': how the form carries what was seen. */
export const encodeLines = (lines: readonly PurchaseLine[]): string =>
  lines.map(({ id, quantity, unitPrice }) => `${encodeURIComponent(id)}:${quantity}:${unitPrice}`).join(",");

/**
 * Reads what the form carries; undefined when any part of it can't be read, since half a cart is no order.
 */
export function decodeLines(text: string): PurchaseLine[] | undefined {
  const parts = text.split(",");
  const lines = new Map<string, PurchaseLine>();
  for (const part of parts) {
    const line = decodeLine(part);
    if (!line || lines.has(line.id)) return undefined;
    lines.set(line.id, line);
  }
  return lines.size <= maxLines ? [...lines.values()] : undefined;
}

/** Nine digits of paise: more than any price, and a cart of such claims still adds up exactly. */
function decodeLine(part: string): PurchaseLine | undefined {
  const match = /^([^:,]{1,600}):(\d{1,3}):(\d{1,9})$/.exec(part);
  const [, id = "", quantity = "", unitPrice = ""] = match ?? [];
  if (!match || !isQuantity(Number(quantity))) return undefined;
  const productId = decodedId(id);
  if (!isProductId(productId)) return undefined;
  return { id: productId, quantity: Number(quantity), unitPrice: paise(Number(unitPrice)) };
}

function decodedId(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
