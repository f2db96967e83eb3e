import { randomInt, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { addProducts, addVariants } from "../../database/product-row.ts";
import { addPromotion } from "../../database/promotion-row.ts";
import { postOrder } from "../../place-order-by-form.ts";
import { giftForm, wrapPrice } from "../gift-order.ts";
import { sender, type Visit } from "../visitors.ts";
import { counted, isSaid, isTaken, pressedAtOnce } from "./contest.ts";
import type { Copies } from "./copies.ts";
import { countIn } from "./counts.ts";

const buyers = 50;

/** So many who buy at once for cash, each by a form of their own. */
const crowdOf = (visit: Visit, fields: (at: number) => Record<string, string>) =>
  Array.from({ length: buyers }, (_, at) => {
    const key = randomUUID();
    return () => postOrder(visit.origin, key, "cod", sender(), fields(at));
  });

const ordersWith = (db: Copies["db"], promotion: string) =>
  countIn(
    db,
    sql`select count(*) from order_discounts d join promotion_uses u using (order_id)
      where u.promotion_id = ${promotion} and u.state = 'used'`,
  );

const usesOf = (db: Copies["db"], promotion: string) =>
  countIn(db, sql`select used from promotions where id = ${promotion}`);

const oneUse = pressedAtOnce("fifty with a code of one use", async ({ db, visit }) => {
  const code = `ONE${randomInt(1e9)}`;
  const promotion = await addPromotion(db, { code, most_uses: 1 });
  return {
    presses: crowdOf(visit, () => ({ code })),
    judge: async (said) => [
      ...counted("orders with it", await ordersWith(db, promotion), 1),
      ...counted("uses", await usesOf(db, promotion), 1),
      ...counted("who are led to an order", said.filter(isTaken).length, 1),
      ...counted("who are told", said.filter(isSaid("This code has been used up.")).length, buyers - 1),
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
      judge: async (said) => [
        ...counted("orders with it", await ordersWith(db, promotion), people),
        ...counted("who are led to an order", said.filter(isTaken).length, people),
        ...counted(
          "who are told",
          said.filter(isSaid("You have used this code already.")).length,
          buyers - people,
        ),
      ],
    };
  },
);

const lastPiece = pressedAtOnce("fifty for the last piece", async ({ db, visit }) => {
  const id = `last-${randomInt(1e9)}`;
  await addProducts(db, [{ id, name: id, price: "100", stock_count: 1 }]);
  return {
    presses: crowdOf(visit, () => ({ cart: `${id}:1:10000` })),
    judge: async (said) => [
      ...counted(
        "orders",
        await countIn(db, sql`select count(*) from order_items where product_id = ${id}`),
        1,
      ),
      ...counted("pieces left", await countIn(db, sql`select stock_count from products where id = ${id}`), 0),
      ...counted("who are led to an order", said.filter(isTaken).length, 1),
      ...counted("who are refused", said.filter(({ status }) => status === 409).length, buyers - 1),
    ],
  };
});

const lastOfVariant = pressedAtOnce("fifty for the last one of a size", async ({ db, visit }) => {
  const id = `sized-${randomInt(1e9)}`;
  await addProducts(db, [{ id, name: id, price: "100" }]);
  await addVariants(db, id, { Size: ["Small", "Large"] }, [
    { values: ["Small"], stock_count: 1 },
    { values: ["Large"], stock_count: 7 },
  ]);
  return {
    presses: crowdOf(visit, () => ({ cart: `${id}:1:10000:small` })),
    judge: async (said) => [
      ...counted(
        "orders",
        await countIn(db, sql`select count(*) from order_items where product_id = ${id}`),
        1,
      ),
      // What the product has is what its sizes have.
      ...counted("pieces left", await countIn(db, sql`select stock_count from products where id = ${id}`), 7),
      ...counted("who are led to an order", said.filter(isTaken).length, 1),
      ...counted("who are refused", said.filter(({ status }) => status === 409).length, buyers - 1),
    ],
  };
});

/** Twice as many are within what one mailbox may order in ten minutes. */
const times = 9;

const companysGift = pressedAtOnce("a company's gift, sent nine times", async ({ db, visit }) => {
  const key = randomUUID();
  const kept = sql`from orders where idempotency_key = ${key} and is_gift and gift_note = ${giftForm.giftMessage}
    and gift_wrap_cost * 100 = ${wrapPrice} and fees = gift_wrap_cost and buyer_gstin = ${giftForm.gstin}
    and total_amount = subtotal - discount_total + shipping_cost + fees`;
  return {
    presses: Array.from(
      { length: times },
      () => () => postOrder(visit.origin, key, "cod", sender(), giftForm),
    ),
    judge: async (said) => [
      ...counted("orders", await countIn(db, sql`select count(*) ${kept}`), 1),
      ...counted(
        "mails",
        await countIn(
          db,
          sql`select count(*) from mail_outbox
        where dedupe_key in (select 'order-placed:' || id ${kept})`,
        ),
        1,
      ),
      ...counted("who are led to it", said.filter(isTaken).length, times),
      ...counted("places they are led to", new Set(said.map(({ location }) => location)).size, 1),
    ],
  };
});

export const buyingContests = [oneUse, oncePerPerson, lastPiece, lastOfVariant, companysGift];
