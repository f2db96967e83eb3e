import { randomInt } from "node:crypto";
import { sql } from "kysely";
import { makerPiecesField, pickBox, stepBox } from "#making/admin/lot-act.form.ts";
import { lotPagePath } from "#making/making-paths.ts";
import type { Act, Copies } from "../copies/copies.ts";
import { ownersForm } from "../visitors.ts";

/** A lot of two pieces for stock, and a maker, both of this act alone. */
async function newLot({ db }: Copies) {
  const id = `made-${randomInt(1e9)}`;
  const number = `W-99-00-${randomInt(1e9)}`;
  await sql`insert into products (id, name, slug, price, stock_count)
    values (${id}, 'Made Bag', ${id}, 500, 0)`.execute(db);
  await sql`insert into artisans (id, name) values (${id}, 'Asha')`.execute(db);
  await sql`insert into lots (id, number, product_id, product_name, quantity)
    values (${id}, ${number}, ${id}, 'Made Bag', 2)`.execute(db);
  return { id, path: lotPagePath(number) };
}

const audits = (id: string, done: string) =>
  sql`select count(*) from audit_log where entity_id = ${id} and action = ${done}`;

const workGiven: Act = {
  name: "work given",
  steps: ["update lots", "insert audit_log", "insert lot_parts"],
  async ready(copies) {
    const { id, path } = await newLot(copies);
    const picked = { [stepBox(1)]: "on", [pickBox(id)]: "on", [makerPiecesField(id)]: "2" };
    return {
      press: () => ownersForm(copies.visit, path, { ...picked, version: "1", intent: "give" }),
      traces: {
        parts: sql`select count(*) from lot_parts where lot_id = ${id}`,
        "audit rows": audits(id, "lot.given"),
      },
    };
  },
};

/** Between what has passed and the stock that it raises (MAKING-7). */
const piecesPassed: Act = {
  name: "a made piece looked at",
  isWhole: true,
  steps: ["update lot_parts", "insert audit_log", "update products", "update lots"],
  async ready(copies) {
    const { id, path } = await newLot(copies);
    await sql`update lots set steps = '[{"name":"Making","rate":null}]' where id = ${id}`.execute(copies.db);
    await sql`insert into lot_parts (id, lot_id, step, artisan_id, artisan_name, quantity, state, done)
      values (${id}, ${id}, 1, ${id}, 'Asha', 2, 'begun', 1)`.execute(copies.db);
    const found = { part: id, version: "1", passed: "1", rework: "0", note: "" };
    return {
      press: () => ownersForm(copies.visit, path, { ...found, intent: "check" }),
      traces: {
        "passed pieces": sql`select passed from lot_parts where id = ${id}`,
        "pieces in stock": sql`select stock_count from products where id = ${id}`,
        "audit rows": audits(id, "lot.checked"),
      },
    };
  },
};

export const makingActs: readonly Act[] = [workGiven, piecesPassed];
