import { expect, test } from "vitest";
import { claimOf } from "#cart/kept/cart-cookie.ts";
import { paise } from "#values/money/money.ts";
import { purchaseLine } from "../../../tests/purchase-line.ts";
import { areSameGoods, type PurchaseLine, refusalsOf } from "./purchase.ts";
import { decodeLines, encodeLines } from "./purchase-lines.ts";
import { earlierReason, refusalReason } from "./refusal-reason.ts";

const line = (productId: string, quantity = 2, unitPrice = 100_00): PurchaseLine =>
  purchaseLine(productId, quantity, unitPrice);
const facts = { id: "a", name: "Bag", unitPrice: paise(100_00), inStock: true, stockCount: null };
const offer = (change: object = {}) => ({ ...facts, ...change });
const plain = line("a");
const large = { ...plain, variant: "large" };
const small = { variant: "small" };
const soldOut = { variant: "large", optionText: "Size: Large", stockCount: 0 };
const name = { label: "Name", most: 6, required: true, price: paise(0) };
const gone = "One of the products is no longer in the shop. Please remove it from your cart.";
const newPrice = "The price of Bag is now ₹120. Please check the new total and place your order again.";

test.each<[object | undefined, PurchaseLine, string | undefined]>([
  [{}, plain, undefined],
  [{ stockCount: 2 }, plain, undefined],
  [undefined, plain, gone],
  [{ id: "b" }, plain, gone],
  [{ inStock: false }, plain, "Bag is out of stock. Please remove it from your cart."],
  [{ stockCount: 0 }, plain, "Bag is out of stock. Please remove it from your cart."],
  [{ stockCount: 1 }, plain, "Only 1 of Bag is left. Please lower the quantity in your cart."],
  [{ unitPrice: paise(120_00) }, plain, newPrice],
  [small, large, "Bag (large) is no longer made. Please remove it from your cart."],
  [{}, large, "Bag (large) is no longer made. Please remove it from your cart."],
  [small, plain, "Bag comes in several options now. Please choose one on its page."],
  [soldOut, large, "Bag (Size: Large) is out of stock. Please remove it from your cart."],
  [{ personal: [name] }, plain, "Bag: 'Name' has to be filled in. Please change it in your cart."],
])("where the shop sells a bag with %j, the line %j is told: %s", (change, wanted, sentence) => {
  const [refusal] = refusalsOf([wanted], change ? [offer(change)] : [], "cod");
  expect(refusal && refusalReason(refusal)).toBe(sentence);
});

test("two lines of one variant want its pieces together, whatever is written on them", () => {
  const texts = ["Asha", "Ravi"].map((text) => ({ ...large, personal: [{ label: "Name", text }] }));
  const offers = [offer({ variant: "large", personal: [name], stockCount: 3 }), offer({ variant: "small" })];
  expect(refusalsOf(texts, offers, "cod")[0]).toMatchObject({ kind: "too-few", left: 3 });
});

test.each([
  [20, 999, "cod", undefined],
  [21, 999, "cod", "too-many-for-cash"],
  [999, 999, "razorpay", undefined],
  [999, null, "cod", undefined],
  [21, 20, "cod", "too-few"],
] as const)("%i pieces of %j by %s: %j", (quantity, stockCount, paymentMethod, kind) => {
  const [refusal] = refusalsOf([line("a", quantity)], [offer({ stockCount })], paymentMethod);
  expect(refusal?.kind).toBe(kind);
});

test("two lines of one product are refused where their pieces together are too many", () => {
  const lines = [line("a"), { ...line("a"), id: "another" }];
  const refused = (stockCount: number) => refusalsOf(lines, [offer({ stockCount })], "cod")[0];
  expect(refused(4)).toBeUndefined();
  expect(refused(3)).toMatchObject({ kind: "too-few", lineId: lines[0]?.id });
});

test("more pieces than leave for cash lead to the bulk quote", () => {
  const [refusal] = refusalsOf([line("a", 21)], [offer({ stockCount: 99 })], "cod");
  expect(refusal && refusalReason(refusal)).toBe(
    "We send at most 20 pieces of Bag for cash on delivery. Please lower the quantity, pay by card, or ask for a bulk quote on the product's page.",
  );
});

test("goods are the same by product, variant, texts and quantity, in whatever order and at whatever price", () => {
  const areSame = (ordered: readonly PurchaseLine[], lines: readonly PurchaseLine[]) => {
    const asOrdered = ordered.map((each) => ({ goods: each, quantity: each.quantity }));
    return areSameGoods(asOrdered, lines);
  };
  const goods = [line("a"), line("b", 1)];
  expect(areSame(goods, [line("b", 1, 5), line("a")])).toBe(true);
  for (const others of [
    [line("a")],
    [...goods, line("c")],
    [line("a"), line("b")],
    [line("a"), line("c", 1)],
    [line("a"), { ...line("b", 1), variant: "small" }],
    [line("a"), { ...line("b", 1), personal: [{ label: "Name", text: "Asha" }] }],
  ])
    expect([areSame(goods, others), areSame(others, goods)]).toEqual([false, false]);
  expect(areSameGoods([{ goods: null, quantity: 2 }], [line("a")])).toBe(false);
});

test.each([
  ["pending_cod_confirmation", "cod_due", false, "is already placed"],
  ["processing", "awaiting", false, "is already placed"],
  ["processing", "captured", false, "is already paid"],
  ["processing", "captured", true, "was paid too late, and its payment goes back to you"],
  ["cancelled", "captured", true, "was cancelled"],
] as const)("an earlier order that is %s and %s", (status, paymentState, paidTooLate, what) =>
  expect(earlierReason({ orderNumber: "JC-1", status, paymentState, paidTooLate })).toBe(
    `Your earlier order JC-1 ${what}. Please check your cart and try again: what it holds now will be a new order.`,
  ),
);

test("lines travel through the form unharmed", () => {
  const personal = [{ label: "Name", text: "आशा, <b>:=</b>" }];
  const goods = { productId: "c", variant: "small-red", personal };
  const lines = [line("a,b:c é"), line("b", 999, 0), { ...claimOf(goods, 1), unitPrice: paise(1) }];
  expect(decodeLines(encodeLines(lines))).toEqual(lines);
});

test.each(["", "0", "-3", "0.5", "1e9", "1000", "abc", " 1", "+1", "0x1", "१", "NaN"])(
  "the quantity '%s' makes no cart",
  (quantity) => expect(decodeLines(`a:${quantity}:100`)).toBeUndefined(),
);

test.each(["", "-1", "-5", "1e3", "1.5", "NaN", "9999999999", "999999999999"])(
  "the price '%s' makes no cart",
  (price) => expect(decodeLines(`a:1:${price}`)).toBeUndefined(),
);

/** A form's cart with so many different products. */
const productsIn = (length: number) => Array.from({ length }, (_, at) => `p${at}:1:100`).join();

test.each([
  ...["", ",", ",,,", ":", "::", "null", "[]"],
  "a",
  "a:1",
  "a:1:100,",
  "a:1:1,a:2:1",
  "a:1:1,%61:1:1",
  "%E0%A4%A:1:1",
  "a%00:1:1",
  ":1:1",
  `${"x".repeat(10_000)}:1:1`,
  "a:1:1::Name",
  "a:1:1:=**",
  productsIn(101),
])("%j is no cart", (text) => expect(decodeLines(text)).toBeUndefined());

test("a hundred products are a cart", () => expect(decodeLines(productsIn(100))).toHaveLength(100));
