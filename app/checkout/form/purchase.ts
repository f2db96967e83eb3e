import type { Address, BillingAddress } from "#addresses/address.ts";
import { piecesOf } from "#cart/cart.ts";
import { articleOf, type Goods, lineIdOf } from "#cart/goods.ts";
import type { PersonalField } from "#catalogue/options/personal.ts";
import { type PersonalRefusal, personalAs } from "#catalogue/options/personal-as.ts";
import type { Company } from "#orders/order.ts";
import type { ShippingMethod } from "#shipping/shipping.ts";
import { type Paise, paise, sum } from "#values/money/money.ts";
import { type ChosenMethod, isForCash } from "#values/money/payment-method.ts";

/** What the shopper saw and ordered: the server prices it anew and refuses when the two differ. */
export interface PurchaseLine extends Goods {
  /** The cart line's. */
  id: string;
  quantity: number;
  unitPrice: Paise;
}

export interface CheckoutDetails {
  billing: BillingAddress;
  shipping: Address;
  /** The receiver's own; null, or missing, where the billing phone is theirs. */
  shippingPhone?: string | null;
  shippingMethod: ShippingMethod;
  paymentMethod: ChosenMethod;
  /** Null where it is none. */
  gift?: { note: string | null; isWrapped: boolean } | null;
  /** Null where a person buys. */
  company?: Company | null;
  /** Its mails' news are wanted as messages to the billing address's phone, too. */
  alsoOnWhatsapp?: boolean;
}

export interface Purchase extends CheckoutDetails {
  /** Made once per checkout: a second submit of the same goods with it returns the first order. */
  idempotencyKey: string;
  userId: string | null;
  /** The address that it was sent from; missing where nobody knows it. */
  network?: string;
  /** It is an admin's, to whom hidden products are there. */
  seesHidden?: boolean;
  lines: readonly PurchaseLine[];
  /** The discount code that was given. */
  code?: string | undefined;
  /** What discounts came to where the shopper looked last; undefined of a form from before there were any. */
  seenDiscount?: Paise | undefined;
  /** The fee for cash that its page showed; undefined where it showed none. */
  seenCashFee?: Paise | undefined;
  /** The day by which all of it leaves, as its page showed it; undefined where it showed none. */
  seenLeaves?: string | undefined;
  /** False of a browser that can't open the card's window, shown only where there is something to pay. */
  canPayByCard?: boolean;
}

/** Why an order was not placed. `name` is null when the shop no longer knows the product. */
export interface Refusal {
  kind:
    | "gone"
    | "option-gone"
    | "option-missing"
    | "personal"
    | "out-of-stock"
    | "too-few"
    | "too-many-for-cash"
    | "price-changed";
  lineId: string;
  name: string | null;
  /** Such as 'Size: Small'; the key of a variant that is no longer made. */
  option: string | null;
  /** What is wrong with what is to be written on it. */
  personal?: PersonalRefusal;
  /** Pieces left. */
  left: number;
  /** The price as it is now. */
  price: Paise;
}

/** What the shop sells: a product, or one of its variants. */
interface Offer {
  id: string;
  variant?: string | undefined;
  optionText?: string | null;
  name: string;
  unitPrice: Paise;
  /** What can be written on it. */
  personal?: readonly PersonalField[];
  inStock: boolean;
  stockCount: number | null;
}

/** The offer that a line is of; undefined for one that is not made. */
export const offerOf = <Found extends Pick<Offer, "id" | "variant">>(
  line: Goods,
  offers: readonly Found[],
): Found | undefined =>
  offers.find(({ id: productId, variant }) => articleOf({ productId, variant }) === articleOf(line));

/** So many pieces of a counted product leave the shelf for a promise to pay at the door. */
export const mostForCash = 20;

/** Why these lines are not sold as they were seen, of each the first reason; none when all is well. */
export const refusalsOf = (
  lines: readonly PurchaseLine[],
  offers: readonly Offer[],
  paymentMethod: ChosenMethod,
): Refusal[] =>
  lines.flatMap((line) => {
    const offer = offerOf(line, offers);
    const why = offer
      ? whyNotSold({ ...line, pieces: piecesOf(lines, line) }, offer, paymentMethod)
      : whyNotMade(line, offers);
    if (!why) return [];
    return [
      {
        lineId: line.id,
        name: offer?.name ?? null,
        option: offer?.optionText ?? null,
        left: offer?.stockCount ?? 0,
        price: offer?.unitPrice ?? paise(0),
        ...why,
      },
    ];
  });

type Why = Pick<Refusal, "kind"> & Partial<Refusal>;

/** Of a product that is there, another variant is made, or none. */
function whyNotMade({ productId, variant }: Goods, offers: readonly Offer[]): Why {
  const sibling = offers.find(({ id }) => id === productId);
  if (!sibling) return { kind: "gone" };
  return variant === undefined
    ? { kind: "option-missing", name: sibling.name }
    : { kind: "option-gone", name: sibling.name, option: variant };
}

/** `pieces`: how many of the same product or variant all lines want. */
function whyNotSold(
  { pieces, unitPrice, personal = [] }: PurchaseLine & { pieces: number },
  offer: Offer,
  paymentMethod: ChosenMethod,
): Why | undefined {
  const { stockCount } = offer;
  if (!offer.inStock || stockCount === 0) return { kind: "out-of-stock" };
  const written = personalAs(offer.personal ?? [], personal);
  if (!written.ok) return { kind: "personal", personal: written.refusal };
  if (stockCount !== null && stockCount < pieces) return { kind: "too-few" };
  if (isForCash(paymentMethod) && stockCount !== null && pieces > mostForCash)
    return { kind: "too-many-for-cash" };
  const price = sum([offer.unitPrice, written.price]);
  return price === unitPrice ? undefined : { kind: "price-changed", price };
}

interface Pieces {
  /** Null for goods that are no longer made. */
  goods: Goods | null;
  quantity: number;
}

/** Do an order's lines and a cart's hold the same goods, each as often? In both the same goods stand once. */
export const areSameGoods = (
  ordered: readonly Pieces[],
  lines: readonly (Goods & { quantity: number })[],
): boolean =>
  ordered.length === lines.length &&
  ordered.every(({ goods, quantity }) =>
    lines.some((line) => goods !== null && lineIdOf(line) === lineIdOf(goods) && line.quantity === quantity),
  );
