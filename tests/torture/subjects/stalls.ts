import { createHash, randomBytes, randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { StallList } from "#stall/sale/stall-list.ts";
import { financialYear } from "#values/time/financial-year.ts";
import { addProducts } from "../../database/product-row.ts";
import { pressedAtOnce } from "../copies/contest.ts";
import { type Act, auditsOf, type Copies } from "../copies/copies.ts";
import { ownersForm, post } from "../visitors.ts";

const stallsAt = "/admin/dashboard/stalls";

/** A stall of its own with five pieces of a product of its own along, and a device that sells there. */
async function openedStall({ db, visit }: Copies) {
  const [product, stall, device] = [randomUUID(), randomUUID(), randomUUID()];
  const secret = randomBytes(16).toString("base64url");
  await addProducts(db, [{ id: product, name: `Bag ${product}`, stock_count: 5, price: "500" }]);
  await db.insertInto("stalls").values({ id: stall, name: "Mela", place: "Patna" }).execute();
  const taken = { stall_id: stall, product_id: product, name: "Bag", taken: 5 };
  const good = await db.insertInto("stall_goods").values(taken).returning("id").executeTakeFirstOrThrow();
  const { rows } = await sql<{ letter: string }>`
    select chr(65 + (count(*) / 26)::int) || chr(65 + (count(*) % 26)::int) as letter from stall_devices`.execute(
    db,
  );
  await db
    .insertInto("stall_devices")
    .values({
      id: device,
      letter: rows[0]?.letter ?? "ZZ",
      name: "Phone",
      secret_hash: createHash("sha256").update(secret).digest("hex"),
      paired_at: new Date(),
    })
    .execute();
  const Authorization = `Bearer ${device}.${secret}`;
  const answer = await fetch(`${visit.origin}/stall/list`, { headers: { Authorization } });
  const { lists }: { lists: StallList[] } = await answer.json();
  const list = lists.find((each) => each.stall.id === stall);
  const at = new Date();
  const year = financialYear(at);
  const sales = [1, 2].map((counter) => ({
    ...{ id: randomUUID(), year, counter, at: at.toISOString(), listId: list?.id ?? "" },
    lines: [{ productId: product, variantId: null, quantity: 1, unitPrice: 500_00 }],
    ...{ total: 500_00, pay: "cash", reference: null, given: null, isVoid: false },
  }));
  const body = JSON.stringify({ last: { [year]: 2 }, waiting: 2, sales });
  const headers = { "Content-Type": "application/json", Authorization };
  const ofIt = sql`(select order_id from stall_orders where stall_id = ${stall})`;
  return {
    stall,
    sync: () => post(visit, "/stall/sync", body, headers),
    close: () =>
      ownersForm(visit, `${stallsAt}/${stall}`, {
        ...{ intent: "close", version: "1", [`back:${good.id}`]: "4", cash: "0", note: "" },
      }),
    take: () => ownersForm(visit, `${stallsAt}/${stall}/take`, { product, pieces: "2", version: "1" }),
    orders: sql`select count(*) from orders where id in ${ofIt}`,
    bills: sql`select count(*) from invoices where order_id in ${ofIt} and series is not null`,
    paid: sql`select count(*) from order_dues where order_id in ${ofIt} and paid_at is not null`,
    sold: sql`select sold from stall_goods where stall_id = ${stall}`,
    along: sql`select taken from stall_goods where stall_id = ${stall}`,
    back: sql`select back from stall_goods where stall_id = ${stall}`,
    /** Of the web's pieces. */
    left: sql`select stock_count from products where id = ${product}`,
    done: sql`select coalesce(sum(done), 0) from stall_series where device_id = ${device}`,
    closed: sql`select count(*) from stalls where id = ${stall} and closed_at is not null`,
  };
}

const sending: Act = {
  name: "two sales of a stall's phone sent",
  steps: [
    "insert stall_sales",
    "insert orders",
    "update stall_goods",
    "update order_dues",
    "insert invoices",
    "update stall_sales",
    "update stall_series when NEW.done > OLD.done",
  ],
  inParts: true,
  async ready(copies) {
    const { sync, orders, bills, paid, sold, done } = await openedStall(copies);
    const half = (count: typeof orders) => sql`(${count}) / 2`;
    return {
      press: sync,
      traces: {
        ...{ orders: half(orders), bills: half(bills), payments: half(paid) },
        ...{ "pieces sold": half(sold), "numbers done": half(done) },
      },
    };
  },
};

const closing: Act = {
  name: "a stall closed",
  steps: ["update products", "update stall_goods", "update stalls", "insert audit_log"],
  isWhole: true,
  async ready(copies) {
    const { stall, close, closed, back, left } = await openedStall(copies);
    return {
      press: close,
      traces: {
        closed,
        "pieces back, by fours": sql`(${back}) / 4`,
        "pieces in the web's stock again, by fours": sql`((${left}) - 5) / 4`,
        "audit rows": auditsOf("stall.closed", stall),
      },
    };
  },
};

const takingAlong: Act = {
  name: "pieces taken along to a stall",
  steps: ["update products", "insert stall_goods", "update stalls", "insert audit_log"],
  isWhole: true,
  async ready(copies) {
    const { stall, take, along, left } = await openedStall(copies);
    return {
      press: take,
      traces: {
        "pieces along, by twos": sql`((${along}) - 5) / 2`,
        "pieces out of the web's stock, by twos": sql`(5 - (${left})) / 2`,
        "audit rows": auditsOf("stall.goods_taken", stall),
      },
    };
  },
};

const sentAtOnce = pressedAtOnce("a stall's sales sent twenty times at once", async (copies) => {
  const { sync, orders, bills, paid, sold, done } = await openedStall(copies);
  return {
    presses: Array(20).fill(sync),
    judge: () => [
      ["orders", orders, 2],
      ["bills", bills, 2],
      ["payments", paid, 2],
      ["pieces sold", sold, 2],
      ["numbers done", done, 2],
    ],
  };
});

export const stallActs: readonly Act[] = [sending, closing, takingAlong];
export const stallContests = [sentAtOnce];
