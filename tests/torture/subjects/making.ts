import { createHash, randomInt } from "node:crypto";
import { sql } from "kysely";
import { makerPiecesField, pickBox, stepBox } from "#making/admin/lot-act.form.ts";
import { lotPagePath } from "#making/making-paths.ts";
import { type Contest, pressedAtOnce, shuffled } from "../copies/contest.ts";
import { type Act, type Copies, countIn } from "../copies/copies.ts";
import { ownersForm, post } from "../visitors.ts";

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

/** A part of two pieces of such a lot, at ₹180 a piece, and the link of its maker. */
async function newPart(copies: Copies, done: number) {
  const { db } = copies;
  const { id, path } = await newLot(copies);
  await sql`update lots set steps = '[{"name":"Making","rate":18000}]' where id = ${id}`.execute(db);
  await sql`insert into lot_parts (id, lot_id, step, artisan_id, artisan_name, quantity, rate, state, done)
    values (${id}, ${id}, 1, ${id}, 'Asha', 2, 180, 'begun', ${done})`.execute(db);
  const token = id.padEnd(22, "x");
  const hash = createHash("sha256").update(token).digest("hex");
  await sql`insert into maker_links (artisan_id, token_hash) values (${id}, ${hash})`.execute(db);
  const seen = { part: id, version: "1" };
  const owner = (fields: Record<string, string>) => ownersForm(copies.visit, path, { ...seen, ...fields });
  const finish = () => {
    const said = new URLSearchParams({ ...seen, act: "done", key: "k", pieces: "1" });
    return post(copies.visit, `/maker/${token}`, said, {});
  };
  const check = () => owner({ intent: "check", passed: "1", rework: "0", note: "" });
  const stop = () => owner({ intent: "stopMaking" });
  const answer = () => owner({ intent: "answer", answer: "Red comes tomorrow." });
  return { id, finish, check, stop, answer };
}

const inStock = (id: string) => sql`select stock_count from products where id = ${id}`;
const owed = (id: string) => sql`select count(*) from maker_entries where artisan_id = ${id}`;
const passedOf = (id: string) => sql`select passed from lot_parts where id = ${id}`;

/** Between what has passed, what its maker is owed and the stock that it raises (MAKING-7). */
const piecesPassed: Act = {
  name: "a made piece looked at",
  isWhole: true,
  steps: ["update lot_parts", "insert audit_log", "insert maker_entries", "update products", "update lots"],
  async ready(copies) {
    const { id, check } = await newPart(copies, 1);
    return {
      press: check,
      traces: {
        "passed pieces": passedOf(id),
        "entries of what is owed": owed(id),
        "pieces in stock": inStock(id),
        "audit rows": audits(id, "lot.checked"),
      },
    };
  },
};

const pieceFinished: Act = {
  name: "a piece finished on a maker's page",
  steps: ["update lot_parts", "insert audit_log"],
  async ready(copies) {
    const { id, finish } = await newPart(copies, 0);
    return {
      press: finish,
      traces: {
        "done pieces": sql`select done from lot_parts where id = ${id}`,
        "audit rows": audits(id, "lot.finished"),
      },
    };
  },
};

const lotStopped: Act = {
  name: "a lot stopped",
  steps: ["update lot_parts", "update lots", "insert audit_log"],
  async ready(copies) {
    const { id, stop } = await newPart(copies, 0);
    return {
      press: stop,
      traces: {
        "stopped parts": sql`select count(*) from lot_parts where id = ${id} and state = 'cancelled'`,
        "stopped lots": sql`select count(*) from lots where id = ${id} and state = 'cancelled'`,
        "audit rows": audits(id, "lot.cancelled"),
      },
    };
  },
};

/** Between what its maker reads and what waits no more (MAKING-23). */
const problemAnswered: Act = {
  name: "a maker's problem answered",
  steps: ["insert lot_notes", "update lot_parts", "insert audit_log"],
  async ready(copies) {
    const { id, answer } = await newPart(copies, 0);
    await sql`update lot_parts set asks = true where id = ${id}`.execute(copies.db);
    return {
      press: answer,
      traces: {
        answers: sql`select count(*) from lot_notes where part_id = ${id}`,
        "answered problems": sql`select count(*) from lot_parts where id = ${id} and not asks`,
        "audit rows": audits(id, "lot.problem_answered"),
      },
    };
  },
};

export const makingActs: readonly Act[] = [
  workGiven,
  piecesPassed,
  pieceFinished,
  lotStopped,
  problemAnswered,
];

const givenByTen = pressedAtOnce("work given by ten at once", async (copies) => {
  const { id, path } = await newLot(copies);
  const picked = { [stepBox(1)]: "on", [pickBox(id)]: "on", [makerPiecesField(id)]: "2" };
  const give = () => ownersForm(copies.visit, path, { ...picked, version: "1", intent: "give" });
  return {
    presses: Array(10).fill(give),
    judge: () => [["parts", sql`select count(*) from lot_parts where lot_id = ${id}`, 1]],
  };
});

/** Of one opened part only the first counts, whichever it is; what is to be looked at is not stopped. */
const finishedAndChecked = pressedAtOnce(
  "a piece finished, looked at and stopped at once",
  async (copies) => {
    const { id, finish, check, stop } = await newPart(copies, 1);
    return {
      presses: shuffled([finish, check, stop].flatMap((press) => Array(6).fill(press))),
      async judge() {
        const passed = await countIn(copies.db, passedOf(id));
        const done = sql`select done from lot_parts where id = ${id}`;
        const both = sql`select count(*) from audit_log where entity_id = ${id}
        and action in ('lot.finished', 'lot.checked')`;
        return [
          ["pieces in stock", inStock(id), passed],
          ["entries of what is owed", owed(id), passed],
          ["done pieces", done, passed === 1 ? 1 : 2],
          ["acts that counted", both, 1],
          ["stopped lots", sql`select count(*) from lots where id = ${id} and state = 'cancelled'`, 0],
        ];
      },
    };
  },
);

export const makingContests: readonly Contest[] = [givenByTen, finishedAndChecked];
