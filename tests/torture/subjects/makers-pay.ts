import { randomInt } from "node:crypto";
import { sql } from "kysely";
import { readBorneOut } from "#makers-pay/borne-out/borne-out.db.server.ts";
import { payAccountPath, payRunPath, payRunsPath, takenInPath } from "#makers-pay/pay-paths.ts";
import { methodField, referenceField } from "#makers-pay/run/run.form.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { type Contest, pressedAtOnce } from "../copies/contest.ts";
import type { Act, Copies } from "../copies/copies.ts";
import { ownersForm } from "../visitors.ts";
import { arrived } from "./returned-orders.ts";

const lastMonth = sql`(date_trunc('month', now() at time zone 'Asia/Kolkata') - interval '3 days')::date`;

/** A maker of this act alone. */
async function newMaker({ db }: Copies): Promise<string> {
  const id = `paid-${randomInt(1e9)}`;
  await sql`insert into artisans (id, name) values (${id}, 'Asha')`.execute(db);
  return id;
}

/** ₹500, once: of today, as the job of a month's statements would else be before a run. */
const owe = ({ db }: Copies, id: string, on = sql`${indianDay(new Date())}`) =>
  sql`insert into maker_entries (artisan_id, artisan_name, kind, amount, source, on_date)
    values (${id}, 'Asha', 'bonus', 500, ${id}, ${on}) on conflict (source) do nothing`.execute(db);

const statements = (id: string) => sql`select count(*) from maker_statements where artisan_id = ${id}`;
const lines = (id: string, state: string) =>
  sql`select count(*) from maker_run_lines where artisan_id = ${id} and state = ${state}`;
const payments = (id: string) =>
  sql`select count(*) from maker_entries where artisan_id = ${id} and kind = 'payment'`;
const begin = ({ visit }: Copies) => ownersForm(visit, payRunsPath, { least: "" });

const runBegun: Act = {
  name: "a pay run begun",
  isWhole: true,
  steps: [
    "insert maker_statements",
    "insert maker_statement_entries",
    "insert maker_runs",
    "insert maker_run_lines",
    "insert audit_log when NEW.action = 'maker_run.begun'",
  ],
  async ready(copies) {
    const id = await newMaker(copies);
    await owe(copies, id);
    return {
      press: () => begin(copies),
      traces: { statements: statements(id), "lines of runs": lines(id, "due") },
    };
  },
};

/** A run that waits to be paid, with its one maker. */
async function waitingRun(copies: Copies) {
  const id = await newMaker(copies);
  await owe(copies, id);
  await sql`insert into maker_runs (id, least, month, made_at) values (${id}, 0, current_date, now())`.execute(
    copies.db,
  );
  await sql`insert into maker_run_lines (run_id, artisan_id, artisan_name, amount)
    values (${id}, ${id}, 'Asha', 500)`.execute(copies.db);
  const given = { [methodField(id)]: "upi", [referenceField(id)]: `UTR ${id}` };
  const fields = { intent: "paid", on: indianDay(new Date()), ...given };
  return { id, pay: () => ownersForm(copies.visit, payRunPath(id), fields) };
}

const runPaid: Act = {
  name: "a maker of a run marked as paid",
  isWhole: true,
  steps: ["insert maker_entries", "insert audit_log", "update maker_run_lines"],
  async ready(copies) {
    const { id, pay } = await waitingRun(copies);
    return { press: pay, traces: { payments: payments(id), "paid lines": lines(id, "paid") } };
  },
};

const monthStated: Act = {
  name: "a month's statement",
  steps: ["insert maker_statements", "insert maker_statement_entries"],
  isWhole: true,
  async ready(copies) {
    const id = await newMaker(copies);
    return { beforeStart: () => owe(copies, id, lastMonth), traces: { statements: statements(id) } };
  },
};

/** A product in stock thrice, of whose pieces this maker gets ₹100 when they are taken in. */
async function broughtGoods(copies: Copies) {
  const id = await newMaker(copies);
  await sql`insert into products (id, name, slug, price, stock_count)
    values (${id}, 'Brought Bag', ${id}, 500, 3)`.execute(copies.db);
  await sql`insert into maker_terms (artisan_id, kind, amount, from_on)
    values (${id}, 'bought', 100, '2020-01-01')`.execute(copies.db);
  const fields = { product: id, pieces: "2", on: indianDay(new Date()), key: id };
  return {
    id,
    press: () => ownersForm(copies.visit, takenInPath(id), fields),
    owed: sql`select count(*) from maker_entries where artisan_id = ${id}`,
    inStock: sql`select stock_count from products where id = ${id}`,
    more: sql`select (stock_count - 3) / 2 from products where id = ${id}`,
  };
}

const takenIn: Act = {
  name: "pieces taken in",
  isWhole: true,
  steps: ["insert maker_entries", "update products", "insert audit_log"],
  async ready(copies) {
    const { press, owed, more } = await broughtGoods(copies);
    return { press, traces: { "entries of what is owed": owed, "pieces in stock": more } };
  },
};

/**
 * The page of a product of which five pieces were taken in at ₹100 and paid says so; its maker gets ₹104 from
 * today on. A second after the act was answered the page has to say that.
 */
const saidOnPage: Act = {
  name: "a maker's terms on a product's page",
  isWhole: true,
  steps: ["insert maker_terms", "insert audit_log"],
  async ready(copies) {
    const id = await paidForFive(copies);
    let isSaid = false;
    const terms = { intent: "term", kind: "bought", sum: "104", percent: "", from: indianDay(new Date()) };
    return {
      async press() {
        const answer = await ownersForm(copies.visit, payAccountPath(id), terms);
        isSaid = await saysWithinASecond(copies, id, "₹104");
        return answer;
      },
      traces: {
        "terms of today": sql`select count(*) from maker_terms where artisan_id = ${id} and amount = 104`,
        "pages that say so": async () => Number(isSaid),
      },
    };
  },
};

/** A maker whose product says that ₹100 of its price are theirs: five were taken in, stated and paid. */
async function paidForFive(copies: Copies): Promise<string> {
  const { db } = copies;
  const { id } = await broughtGoods(copies);
  await sql`update products set artisan_id = ${id}, shows_makers = true, material_cost = 50, in_stock = true
    where id = ${id}`.execute(db);
  await sql`insert into maker_entries
      (id, artisan_id, artisan_name, kind, amount, source, on_date, pieces, product_id)
    values (${id}, ${id}, 'Asha', 'sale', 500, ${`taken:${id}`}, ${lastMonth}, 5, ${id}),
      (${`${id}-paid`}, ${id}, 'Asha', 'payment', -500, ${`hand:${id}`}, ${lastMonth}, null, null)`.execute(
    db,
  );
  await sql`insert into maker_statements (id, number, artisan_id, artisan_name, month, facts, made_at)
    values (${id}, ${id}, ${id}, 'Asha', date_trunc('month', ${lastMonth}), '{}', now())`.execute(db);
  await sql`insert into maker_statement_entries (entry_id, statement_id)
    values (${id}, ${id}), (${`${id}-paid`}, ${id})`.execute(db);
  await readBorneOut(db, indianDay(new Date()));
  if (!(await saysWithinASecond(copies, id, "₹100"))) throw new Error("the page does not say what is paid");
  return id;
}

async function saysWithinASecond({ visit }: Copies, slug: string, sum: string): Promise<boolean> {
  for (const end = performance.now() + 1000; ; ) {
    const page = await (await fetch(`${visit.origin}/shop/${slug}`)).text();
    if (page.includes(`>${sum}<`)) return true;
    if (performance.now() > end) return false;
  }
}

/** Both pieces of an order were sold for a maker, at ₹100 each, and a statement says so. */
async function soldAndStated(copies: Copies) {
  const { db } = copies;
  const [id, { id: order, line }] = [await newMaker(copies), await arrived(copies, "cod")];
  await sql`update products set artisan_id = ${id}
    where id = (select product_id from order_items where id = ${line})`.execute(db);
  await sql`insert into maker_terms (artisan_id, kind, amount, from_on)
    values (${id}, 'sold', 100, '2020-01-01')`.execute(db);
  await sql`insert into maker_entries
      (id, artisan_id, artisan_name, kind, amount, source, on_date, pieces, order_item_id)
    values (${id}, ${id}, 'Asha', 'sale', 200, ${`sold:${line}:0`}, ${lastMonth}, 2, ${line})`.execute(db);
  await sql`insert into maker_statements (id, number, artisan_id, artisan_name, month, facts, made_at)
    values (${id}, ${id}, ${id}, 'Asha', date_trunc('month', ${lastMonth}), '{}', now())`.execute(db);
  await sql`insert into maker_statement_entries (entry_id, statement_id) values (${id}, ${id})`.execute(db);
  return { id, order, line };
}

const cameBack: Act = {
  name: "goods that came back after their maker's statement",
  isWhole: true,
  steps: ["insert maker_entries"],
  async ready(copies) {
    const { id, order, line } = await soldAndStated(copies);
    const takenOff = sql`select count(*) from maker_entries
      where artisan_id = ${id} and amount = -200 and pieces = -2`;
    return {
      async beforeStart() {
        await sql`insert into return_requests (id, order_id, number, kind, reason, wish, state, resolution)
          values (${id}, ${order}, ${id}, 'damage', 'damaged', 'refund', 'settled', 'refund')
          on conflict (id) do nothing`.execute(copies.db);
        await sql`insert into return_items (request_id, order_item_id, quantity)
          values (${id}, ${line}, 2) on conflict do nothing`.execute(copies.db);
      },
      traces: {
        "entries that take it off": takenOff,
        "entries beside what was owed": sql`select count(*) - 1 from maker_entries where artisan_id = ${id}`,
      },
    };
  },
};

export const makersPayActs: readonly Act[] = [runBegun, runPaid, monthStated, takenIn, saidOnPage, cameBack];

const runsAtOnce = pressedAtOnce("pay runs begun by ten at once", async (copies) => {
  const id = await newMaker(copies);
  await owe(copies, id);
  return {
    presses: Array(10).fill(() => begin(copies)),
    judge: () => [
      ["statements", statements(id), 1],
      ["lines of runs", lines(id, "due"), 1],
    ],
  };
});

const paidAtOnce = pressedAtOnce("a maker of a run marked as paid by ten at once", async (copies) => {
  const { id, pay } = await waitingRun(copies);
  return {
    presses: Array(10).fill(pay),
    judge: () => [
      ["payments", payments(id), 1],
      ["paid lines", lines(id, "paid"), 1],
    ],
  };
});

const takenAtOnce = pressedAtOnce("pieces taken in by ten at once", async (copies) => {
  const { press, owed, inStock } = await broughtGoods(copies);
  return {
    presses: Array(10).fill(press),
    judge: () => [
      ["entries of what is owed", owed, 1],
      ["pieces in stock", inStock, 5],
    ],
  };
});

export const makersPayContests: readonly Contest[] = [runsAtOnce, paidAtOnce, takenAtOnce];
