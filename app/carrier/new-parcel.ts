import { type Paise, paise } from "#values/money/money.ts";

/** A parcel as the carrier is notified of it: what it needs, and nothing more. */
export interface NewParcel {
  /** Our own number for it. */
  number: string;
  orderedAt: Date;
  to: {
    name: string;
    address: string;
    address2: string;
    city: string;
    state: string;
    country: string;
    pincode: string;
    /** Ten digits. */
    phone: string;
  };
  items: readonly { name: string; sku: string; units: number; price: Paise }[];
  /** What the courier collects; 0 when nothing. */
  cash: Paise;
  grams: number;
  box: { lengthCm: number; widthCm: number; heightCm: number };
}

const rupeesOf = (amount: Paise): number => amount / 100;
/** As the documentation bounds it. */
const longestCity = 30;

/**
 * The body of POST orders/create/adhoc, to https://apidocs.shiprocket.in ("Create Custom Order"). The e-mail
 * address that it insists on is the shop's own: the buyer's stays here. The sum is what is collected at the
 * door, or what the goods are worth; the carrier adds nothing up.
 */
export function adhocBody(parcel: NewParcel, pickupLocation: string, shopEmail: string) {
  const { to, items, cash, box } = parcel;
  const worth = paise(items.reduce((total, { units, price }) => total + units * price, 0));
  return {
    order_id: parcel.number,
    order_date: indianMinute(parcel.orderedAt),
    pickup_location: pickupLocation,
    billing_customer_name: to.name,
    billing_last_name: "",
    billing_address: to.address,
    billing_address_2: to.address2,
    billing_city: to.city.slice(0, longestCity),
    billing_pincode: to.pincode,
    billing_state: to.state,
    billing_country: to.country,
    billing_email: shopEmail,
    billing_phone: to.phone,
    shipping_is_billing: true,
    order_items: items.map(({ name, sku, units, price }) => ({
      name,
      sku,
      units,
      selling_price: rupeesOf(price),
    })),
    payment_method: cash > 0 ? "COD" : "Prepaid",
    sub_total: rupeesOf(cash > 0 ? cash : worth),
    length: box.lengthCm,
    breadth: box.widthCm,
    height: box.heightCm,
    weight: parcel.grams / 1000,
  };
}

/** India's time without saying so: 2019-07-24 11:11. */
const indianMinute = (moment: Date): string =>
  new Date(moment.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 16).replace("T", " ");
