import type { Address } from "#addresses/address.ts";
import { lockForSale, type ProductForSale } from "#catalogue/for-sale.db.server.ts";
import { insertDues } from "#orders/dues/dues.db.server.ts";
import { system } from "#orders/history/order-history.db.server.ts";
import { insertOrder } from "#orders/order.db.server.ts";
import type { OrderServices } from "#orders/order-services.ts";
import { type MeantLine, type NewOrder, newOrder } from "#orders/placing/new-order.ts";
import { orderIdentity } from "#orders/placing/order-rows.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { stateOfShop } from "#values/contact/shop-place.ts";
import { paise } from "#values/money/money.ts";
import { type BilledGood, saleBill } from "../sale/sale-bill.ts";
import type { StallGood, StallList } from "../sale/stall-list.ts";
import { type StallSale, saleNumber, stallSeries } from "../sale/stall-sale.ts";
import { stallBookText } from "./books.text.ts";
import { completeSale } from "./complete-sale.server.ts";
import { shopAddress } from "./shop-address.ts";
import {
  countPieces,
  goodsOfStalls,
  leftAtStall,
  lockStall,
  noteStallOrder,
  type StallGoodRow,
} from "./stalls.db.server.ts";

interface SoldThere {
  deviceId: string;
  letter: string;
  sale: StallSale;
  /** The shop's own copy of the list by which it was sold. */
  list: StallList;
}

/** So often an order is tried whose number another copy of the shop takes meanwhile. */
const mostTries = 3;

/**
 * Makes the order of a sale that was found to be right: paid, taken along and billed under the device's
 * number, on the day of the device's clock. Its pieces left the web's stock when the stall took them along.
 */
export async function makeSaleOrder(trx: Trx, shop: OrderServices, sold: SoldThere): Promise<string> {
  const { sale, list } = sold;
  await lockStall(trx, list.stall.id);
  const bill = saleBill(sale.lines, list);
  if (bill.kind === "unknown") throw new Error(`the list ${list.id} has not what ${sale.id} sold`);
  const order = await insertSale(trx, shop, sold, bill.lines);
  if (order.total > 0)
    await insertDues(trx, order.id, { total: order.total, advancePercent: 0, method: "bank" });
  await noteStallOrder(trx, order.id, list.stall.id);
  await countPieces(trx, list.stall.id, "sold", bill.lines.map(soldPieces));
  await completeSale(trx, shop, {
    orderId: order.id,
    by: system,
    paid: { method: sale.pay, reference: sale.reference },
    at: new Date(sale.at),
    note: speaking("en", () => stallBookText.soldAt(list.stall.name)),
    bill: billOf(sold),
  });
  return order.id;
}

const soldPieces = ({ good, quantity }: BilledGood) => ({
  productId: good.productId,
  variantId: good.variantId,
  name: good.name.en,
  optionText: good.option?.en ?? null,
  pieces: quantity,
});

const billOf = ({ letter, sale: { year, counter, at }, list: { shop } }: SoldThere) => ({
  series: stallSeries(letter),
  financialYear: year,
  serial: counter,
  number: saleNumber(letter, year, counter),
  issuedAt: new Date(at),
  seller: { name: shop.name, address: shop.address, phone: shop.phone, gstin: shop.gstin },
});

async function insertSale(
  trx: Trx,
  shop: OrderServices,
  sold: SoldThere,
  goods: readonly BilledGood[],
): Promise<NewOrder> {
  const lines = await linesOf(trx, sold.list, goods);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const order = orderOfSale(shop, sold, lines);
    if (await insertOrder(trx, order, { mail: undefined, taken: [], by: system })) return order;
  }
  throw new Error(`no number was found for the order of ${sold.sale.id}, or it has one already`);
}

function orderOfSale(shop: OrderServices, sold: SoldThere, lines: readonly MeantLine[]): NewOrder {
  const { deviceId, sale, list } = sold;
  const address = addressOf(shop, list);
  const identity = { ...orderIdentity(shop.now()), placedAt: new Date(sale.at) };
  const meant = {
    language: "en",
    idempotencyKey: `stall:${deviceId}:${sale.year}:${sale.counter}`,
    userId: null,
    billing: { ...address, email: "", phone: null },
    shipping: address,
    paymentMethod: sale.total === 0 ? "none" : "bank",
    subtotal: sale.total,
    adjustments: [],
    shippingMethod: "standard",
    shippingCost: paise(0),
    total: sale.total,
    agreed: { poNumber: null },
    stockHeldUntil: null,
    readyBy: null,
    isFetched: true,
    lines,
  } as const;
  return newOrder(meant, identity, shop.config.shop);
}

/** Nobody's name: who bought is the stall itself, at the shop's own place (OFFER-82). */
function addressOf({ config }: OrderServices, { stall }: StallList): Address {
  const known = shopAddress(config.shop, stall.name);
  if (known) return known;
  const place = { addressLine1: stall.place, addressLine2: null, city: stall.place, pincode: "" };
  return { fullName: stall.name, ...place, state: stateOfShop(config.shop) ?? "", country: "India" };
}

async function linesOf(trx: Trx, list: StallList, goods: readonly BilledGood[]): Promise<MeantLine[]> {
  const products = await lockForSale(trx, [...new Set(goods.map(({ good }) => good.productId))]);
  const rows = await goodsOfStalls(trx, [list.stall.id]);
  return goods.map((line) => {
    const { productId, variantId } = line.good;
    const product = products.find((each) => each.id === productId && each.variantId === variantId);
    const row = rows.find((each) => each.product_id === productId && each.variant_id === variantId);
    return meantLine(list, line, { product, row });
  });
}

interface Known {
  /** Undefined once it is deleted, or its variants are others. */
  product: ProductForSale | undefined;
  row: StallGoodRow | undefined;
}

const meantLine = (list: StallList, line: BilledGood, { product, row }: Known): MeantLine => ({
  product,
  productId: product?.id ?? null,
  variantId: product?.variantId ?? null,
  productName: line.good.name.en,
  optionText: line.good.option?.en ?? null,
  quantity: line.quantity,
  unitPrice: line.unitPrice,
  discount: line.discount,
  sku: line.good.sku,
  personal: [],
  personalPrice: paise(0),
  hsn: line.good.hsn,
  taxRate: taxRateOf(list, line.good),
  // So many of them left the counted stock with the stall.
  stockTaken:
    product?.stockCount == null ? 0 : Math.min(line.quantity, row ? Math.max(0, leftAtStall(row)) : 0),
  leadDays: null,
});

/** As the list had it; a shop without a GSTIN charged none, and keeps what the product says. */
function taxRateOf({ shop }: StallList, { taxRate }: StallGood): string | null {
  if (shop.gstin === null) return null;
  return taxRate === null ? "0" : (taxRate / 100).toFixed(2);
}
