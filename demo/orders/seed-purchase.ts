import type { SeedProduct } from "../content/content.ts";
import { buyerNamed } from "../content/orders/buyers.ts";
import type { SeedLine, SeedOrder } from "../content/orders/seed-order.ts";
import { products } from "../content/shop.ts";
import { seedId } from "../seed-id.ts";
import type { DemoLoader, Purchase, PurchaseLine } from "../shop.ts";
import { accountOf, addressOf } from "./seed-customers.ts";

/** A demo order as its buyer sent it off. */
export function purchaseOf(order: SeedOrder, key: string, loader: DemoLoader): Purchase {
  const buyer = buyerNamed(order.buyer);
  const billing = addressOf(buyer);
  const [other] = buyer.otherAddresses ?? [];
  return {
    idempotencyKey: key,
    userId: accountOf(buyer),
    lines: order.lines.map((line) => lineOf(line, loader)),
    billing: { ...billing, email: buyer.email, phone: buyer.phone },
    shipping: order.toOther && other ? addressOf(other) : addressOf(buyer.receiver ?? buyer),
    shippingPhone: buyer.receiver?.phone ?? null,
    shippingMethod: order.express ? "express" : "standard",
    paymentMethod: order.pays === "cash" ? "cod" : "razorpay",
    code: order.code,
    gift: order.gift === undefined ? null : { note: order.gift, isWrapped: false },
    company: order.company ?? null,
  };
}

function lineOf(line: SeedLine, loader: DemoLoader): PurchaseLine {
  const { keyOfSlugs, lineIdOf, paise, valueSlug } = loader;
  const product = products.find(({ slug }) => slug === line.slug);
  if (!product) throw new Error(`no demo product is called ${line.slug}`);
  const goods = {
    productId: seedId(line.slug),
    ...(line.values ? { variant: keyOfSlugs(line.values.map(valueSlug)) } : {}),
    ...(line.personal ? { personal: line.personal } : {}),
  };
  const unitPrice = paise(rupeesOf(product, line) * 100);
  return { ...goods, id: lineIdOf(goods), quantity: line.quantity ?? 1, unitPrice };
}

/** As the shop prices it: a variant's own price knows no sale, and writing has its price. */
function rupeesOf({ priceRupees, saleRupees, variants = [], personal = [] }: SeedProduct, line: SeedLine) {
  const variant = variants.find(({ values }) => values.join() === line.values?.join());
  const written = personal.filter(({ label }) => line.personal?.some((text) => text.label === label));
  const writing = written.reduce((total, field) => total + field.priceRupees, 0);
  return (variant?.priceRupees ?? saleRupees ?? priceRupees) + writing;
}
