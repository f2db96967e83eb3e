import { randomInt, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { addProducts, addVariants } from "../../database/product-row.ts";
import { addPromotion } from "../../database/promotion-row.ts";
import { postOrder } from "../../place-order-by-form.ts";
import { placesIn, pressedAtOnce, type Said, taken, told, type Wanted } from "../copies/contest.ts";
import { giftForm, wrapPrice } from "../goods.ts";
import { sender, type Visit } from "../visitors.ts";

const buyers = 50;

/** So many who buy at once for cash, each by a form of their own. */
const crowdOf = (visit: Visit, fields: (at: number) => Record<string, string>) =>
  Array.from({ length: buyers }, (_, at) => {
    const key = randomUUID();
    return () => postOrder(visit.origin, key, "cod", sender(), fields(at));
  });

/** So many of them have used a code, and the others are told why they can't. */
const usedBy = (promotion: string, said: readonly Said[], most: number, words: string): Wanted[] => [
  [
    "orders with it",
    sql`select count(*) from order_discounts d join promotion_uses u using (order_id)
      where u.promotion_id = ${promotion} and u.state = 'used'`,
    most,
  ],
  ["who are led to an order", taken(said), most],
  ["who are told", said.filter(({ text }) => text.includes(words)).length, buyers - most],
];

const oneUse = pressedAtOnce("fifty with a code of one use", async ({ db, visit }) => {
  const code = `ONE${randomInt(1e9)}`;
  const promotion = await addPromotion(db, { code, most_uses: 1 });
  return {
    presses: crowdOf(visit, () => ({ code })),
    judge: (said) => [
      ...usedBy(promotion, said, 1, "This code has been used up."),
      ["uses", sql`select used from promotions where id = ${promotion}`, 1],
    ],
  };
});

/** Ten people, who would use it five times each. */
const people = 10;

const oncePerPerson = pressedAtOnce(
  "fifty orders of ten people with a code for once each",
  async (copies) => {
    const { db, visit } = copies;
    const code = `PER${randomInt(1e9)}`;
    const mark = randomInt(1e9);
    const promotion = await addPromotion(db, { code, most_per_person: 1 });
    return {
      presses: crowdOf(visit, (at) => ({ code, email: `person-${at % people}-${mark}@example.com` })),
      judge: (said) => usedBy(promotion, said, people, "You have used this code already."),
    };
  },
);

/** One of them has the last piece; what the product has, or all its sizes, is counted. */
const soldOnce = (id: string, said: readonly Said[], left: number): Wanted[] => [
  ["orders", sql`select count(*) from order_items where product_id = ${id}`, 1],
  ["pieces left", sql`select stock_count from products where id = ${id}`, left],
  ["who are led to an order", taken(said), 1],
  ["who are refused", told(said, 409), buyers - 1],
];

const lastPiece = pressedAtOnce("fifty for the last piece", async ({ db, visit }) => {
  const id = `last-${randomInt(1e9)}`;
  await addProducts(db, [{ id, name: id, price: "100", stock_count: 1 }]);
  const presses = crowdOf(visit, () => ({ cart: `${id}:1:10000` }));
  return { presses, judge: (said) => soldOnce(id, said, 0) };
});

const lastOfVariant = pressedAtOnce("fifty for the last one of a size", async ({ db, visit }) => {
  const id = `sized-${randomInt(1e9)}`;
  await addProducts(db, [{ id, name: id, price: "100" }]);
  await addVariants(db, id, { Size: ["Small", "Large"] }, [
    { values: ["Small"], stock_count: 1 },
    { values: ["Large"], stock_count: 7 },
  ]);
  const presses = crowdOf(visit, () => ({ cart: `${id}:1:10000:small` }));
  return { presses, judge: (said) => soldOnce(id, said, 7) };
});

/** Twice as many are within what one mailbox may order in ten minutes. */
const times = 9;

const companysGift = pressedAtOnce("a company's gift, sent nine times", async ({ visit }) => {
  const key = randomUUID();
  const kept = sql`from orders where idempotency_key = ${key} and is_gift and gift_note = ${giftForm.giftMessage}
    and gift_wrap_cost * 100 = ${wrapPrice} and fees = gift_wrap_cost and buyer_gstin = ${giftForm.gstin}
    and total_amount = subtotal - discount_total + shipping_cost + fees + rounding`;
  const mails = sql`select count(*) from mail_outbox
    where dedupe_key in (select 'order-placed:' || id ${kept})`;
  return {
    presses: Array(times).fill(() => postOrder(visit.origin, key, "cod", sender(), giftForm)),
    judge: (said) => [
      ["orders", sql`select count(*) ${kept}`, 1],
      ["mails", mails, 1],
      ["who are led to it", taken(said), times],
      ["places they are led to", placesIn(said), 1],
    ],
  };
});

export const buyingContests = [oneUse, oncePerPerson, lastPiece, lastOfVariant, companysGift];
