import type { Insertable } from "kysely";
import type { SeedProduct } from "../content/content.ts";
import { products } from "../content/shop.ts";
import { seedId, seedNumber } from "../seed-id.ts";
import type { DemoLoader, Tables, Trx } from "../shop.ts";

const hour = 60 * 60_000;
const firstNames = "Asha Bina Charu Deepa Esha Farida Gita Hema Indu Jaya Kamla Lata Meera Neha Ojas".split(
  " ",
);
const lastNames = "Sharma Iyer Khan Das Patel Rao Bose Singh".split(" ");
const places = [
  { city: "New Delhi", state: "Delhi", code: "07", pincode: "110016" },
  { city: "Mumbai", state: "Maharashtra", code: "27", pincode: "400050" },
  { city: "Bengaluru", state: "Karnataka", code: "29", pincode: "560034" },
  { city: "Patna", state: "Bihar", code: "10", pincode: "800001" },
  { city: "Kolkata", state: "West Bengal", code: "19", pincode: "700019" },
] as const;

/** What is sold as one thing, at a price that a buyer gives for a gift. */
const goods = products.filter(
  ({ variants = [], priceRupees }) => variants.length === 0 && priceRupees >= 399 && priceRupees <= 2999,
);

/**
 * Orders of long ago, all paid in cash, delivered and done with, so that the numbers of the demo shop have a
 * past. They come as rows, as a former shop's do: nobody is written to, no stock moves.
 */
export async function formerOrders(
  trx: Trx,
  loader: DemoLoader,
  days: readonly string[],
  busyness: (day: string) => number,
  now: Date,
): Promise<void> {
  const made = days.flatMap((day) => {
    const count = Math.floor(0.28 * busyness(day) + seedNumber(`former ${day}`) / 2 ** 32);
    return Array.from({ length: count }, (_, place) =>
      orderOf({ day, start: loader.startOfIndianDay(day), place, now }),
    );
  });
  if (made.length === 0) return;
  await trx
    .insertInto("orders")
    .values(made.map(({ order }) => order))
    .execute();
  await trx
    .insertInto("order_items")
    .values(made.flatMap(({ items }) => items))
    .execute();
  await trx
    .insertInto("order_history")
    .values(made.map(({ history }) => history))
    .execute();
  await trx
    .insertInto("review_invites")
    .values(made.map(({ order }) => ({ order_id: order.id, invited_at: order.delivered_at })))
    .execute();
}

function orderOf({ day, start, place, now }: { day: string; start: Date; place: number; now: Date }) {
  const name = `former ${day} ${place}`;
  const at = new Date(start.getTime() + (9 + (seedNumber(`${name} hour`) % 12)) * hour + place * 1000);
  const delivered = new Date(at.getTime() + 6 * 24 * hour);
  const id = seedId(name);
  const lines = linesOf(name);
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const shipping = subtotal >= 999 ? 0 : 99;
  const order = {
    ...{ id, order_id_text: `JC-${at.getTime()}`, status: "delivered", fulfilment_state: "delivered" },
    ...{ payment_method: "cod", payment_state: "cod_collected", cod_collected_at: delivered },
    ...buyerOf(name),
    ...{
      subtotal: `${subtotal}.00`,
      shipping_cost: `${shipping}.00`,
      total_amount: `${subtotal + shipping}.00`,
    },
    ...{ created_at: at, placed_at: at, updated_at: delivered, delivered_at: delivered, owner_told_at: now },
  } as const satisfies Insertable<Tables["orders"]>;
  const items = lines.map(({ product, price, quantity }) => ({
    ...{ order_id: id, product_id: seedId(product.slug), product_name: product.name, quantity },
    price_at_purchase: `${price}.00`,
  }));
  return {
    order,
    items,
    history: { order_id: id, actor_kind: "system", status: "delivered", created_at: delivered } as const,
  };
}

function linesOf(name: string): { product: SeedProduct; price: number; quantity: number }[] {
  const count = 1 + (seedNumber(`${name} lines`) % 3 === 0 ? 1 : 0);
  const start = seedNumber(`${name} goods`);
  return Array.from({ length: count }, (_, line) => {
    // The first third of them sells better than the rest.
    const at = (start + line * 7) % (start % 2 === 0 ? Math.ceil(goods.length / 3) : goods.length);
    const product = goods[at] ?? goods[0];
    if (!product) throw new Error("the demo shop has nothing to sell");
    return { product, price: product.priceRupees, quantity: seedNumber(`${name} ${line}`) % 6 === 0 ? 2 : 1 };
  });
}

/** One of 120 people, none of whom lives; some come back. */
function buyerOf(name: string) {
  const person = seedNumber(`${name} buyer`) % (firstNames.length * lastNames.length);
  const [first = "", last = ""] = [
    firstNames[person % firstNames.length],
    lastNames[person % lastNames.length],
  ];
  const { city, state, code, pincode } = places[person % places.length] ?? places[0];
  const who = `${first} ${last}`;
  const line = `${1 + (person % 90)} Station Road`;
  return {
    ...{ billing_full_name: who, billing_email: `${first}.${last}.${person}@example.net`.toLowerCase() },
    ...{ billing_phone: `90000 2${String(person).padStart(4, "0")}`, billing_address_line1: line },
    ...{ billing_city: city, billing_state: state, billing_state_code: code, billing_pincode: pincode },
    ...{ shipping_full_name: who, shipping_address_line1: line, shipping_city: city },
    ...{ shipping_state: state, shipping_state_code: code, shipping_pincode: pincode },
  };
}
