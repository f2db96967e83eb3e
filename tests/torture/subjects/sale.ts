import { randomInt, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { addProducts } from "../../database/product-row.ts";
import { postOrder } from "../../place-order-by-form.ts";
import { type Contest, counted } from "../copies/contest.ts";
import type { Finding } from "../judge.ts";
import { sender } from "../visitors.ts";

const usual = 500_00;
const reduced = 400_00;
/** The sale begins so long after its product has come, lasts as long, and people stay as long after it. */
const phaseMs = 2000;
/** How long a page may lag behind its moment: the time in which a page is made and sent. */
const lagMs = 0;

interface Seen {
  begun: number;
  ended: number;
  price: number;
}

/**
 * A price that turns twice while people look and buy: an order pays what the product cost at a moment between
 * its sending and its answer, and a page shows such a price too.
 */
export const saleTurns: Contest = {
  name: "a sale that begins and ends meanwhile",
  async run({ db, visit }) {
    const id = `sale-${randomInt(1e9)}`;
    const from = Date.now() + phaseMs;
    const until = from + phaseMs;
    const prices = {
      price: "500",
      sale_price: "400",
      sale_from: new Date(from),
      sale_until: new Date(until),
    };
    await addProducts(db, [{ id, name: id, ...prices }]);
    const pages: Seen[] = [];
    const orders: (Seen & { key: string })[] = [];
    const timed = async <T>(act: () => Promise<T>) => {
      const begun = Date.now();
      const answer = await act();
      return { begun, ended: Date.now(), answer };
    };
    const shops = async () => {
      while (Date.now() < until + phaseMs) {
        const { begun, ended, answer } = await timed(async () =>
          (await fetch(`${visit.origin}/shop/${id}`)).text(),
        );
        const price = Math.round(Number(/"price":\s*"?([\d.]+)/.exec(answer)?.[1]) * 100);
        pages.push({ begun, ended, price });
        const key = randomUUID();
        const bought = await timed(() =>
          postOrder(visit.origin, key, "cod", sender(), { cart: `${id}:1:${price}` }),
        );
        if (bought.answer.status === 303)
          orders.push({ begun: bought.begun, ended: bought.ended, key, price });
      }
    };
    await Promise.all(Array.from({ length: 8 }, shops));
    const { rows } = await sql<{ key: string; paid: number }>`
      select o.idempotency_key as key, (i.price_at_purchase * 100)::int as paid
      from orders o join order_items i on i.order_id = o.id where i.product_id = ${id}`.execute(db);
    const paid = new Map(rows.map((row) => [row.key, row.paid]));
    const at = (moment: number) => (moment >= from && moment < until ? reduced : usual);
    const isOfItsMoment = ({ begun, ended, price }: Seen, lag = 0) =>
      [begun - lag, ended, from, until].some(
        (moment) => moment >= begun - lag && moment <= ended && at(moment) === price,
      );
    const findings: Finding[] = [
      ...pages
        .filter((seen) => !isOfItsMoment(seen, lagMs))
        .map((seen) => wrong("a page showed", seen, from)),
      ...orders
        .filter((order) => !isOfItsMoment({ ...order, price: paid.get(order.key) ?? Number.NaN }))
        .map((order) => wrong("an order paid", { ...order, price: paid.get(order.key) ?? Number.NaN }, from)),
    ];
    const kinds = new Set(orders.map(({ price }) => price));
    const paidPrices = [`${this.name}: prices that were paid`, kinds.size, 2] as const;
    return [...findings, ...(await counted(db, [paidPrices]))];
  },
};

const wrong = (what: string, { begun, ended, price }: Seen, from: number): Finding => ({
  kind: "answer",
  what: `${what} ${price / 100} between ${begun - from} and ${ended - from} ms after a sale of ${phaseMs} ms began`,
});
