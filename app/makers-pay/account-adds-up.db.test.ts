import fc from "fast-check";
import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { eachShop, type TestShop } from "../../tests/database/each-shop.ts";
import { stillOwed } from "./consignment/sale-due.ts";
import { insertEntry, type NewEntry, owedTo, unstatedOf } from "./entries.db.server.ts";
import { balanceOf } from "./entry.ts";
import { makersPay, noteByHand } from "./note-entry.server.ts";
import { beginRun, payRunLine } from "./pay-run.server.ts";
import { stateLastMonth } from "./statement/state-months.server.ts";
import { type Statement, statementsOfMaker } from "./statements.db.server.ts";

const third = { kind: "percent", basisPoints: 33_33 } as const;

/** What happens to an account, with a number that each reads in its own way. */
const happenings = [
  "passed",
  "sold",
  "back",
  "advance",
  "deduction",
  "more",
  "less",
  "payment",
  "run",
] as const;
const happening = fc.tuple(fc.constantFrom(...happenings), fc.integer({ min: 1, max: 9_999_99 }));
const months = fc.array(fc.array(happening, { maxLength: 10 }), { minLength: 2, maxLength: 5 });

interface Line {
  id: string;
  pieces: number;
  taxable: ReturnType<typeof paise>;
  returned: number;
  entered: { pieces: number; amount: ReturnType<typeof paise> };
}

/** A maker of one random life, whose lines are kept as the shop would read them. */
function lifeOf(shop: TestShop, id: string) {
  const maker = { id, name: "Asha Devi" };
  const lines: Line[] = [];
  let made = 0;
  const key = () => `${id} ${++made}`;
  const today = () => shop.now().toISOString().slice(0, 10);
  const insert = (entry: Pick<NewEntry, "kind" | "amount">) =>
    shop.inTransaction((trx) => insertEntry(trx, { ...entry, maker, source: key(), on: today() }));
  const hand = (kind: "advance" | "deduction" | "correction" | "payment", amount: number) =>
    noteByHand(shop, shop.owner, { key: key(), maker, kind, amount: paise(amount), on: today(), note: null });
  async function enter(line: Line) {
    const owed = stillOwed(third, line, line.entered);
    if (!owed) return;
    await insert({ kind: "sale", amount: owed.amount });
    const { pieces, amount } = line.entered;
    line.entered = { pieces: pieces + owed.pieces, amount: paise(amount + owed.amount) };
  }
  async function run(isPaid: boolean) {
    const begun = await beginRun(shop, shop.owner, paise(0));
    if (begun.kind === "nobody") return;
    const given = { method: "upi" as const, reference: key() };
    if (isPaid) await payRunLine(shop, shop.owner, { runId: begun.runId, makerId: id, given, on: today() });
    else await shop.db.updateTable("maker_run_lines").set({ state: "dropped" }).execute();
  }
  async function happen([what, n]: [(typeof happenings)[number], number]): Promise<unknown> {
    switch (what) {
      case "passed": {
        const facts = {
          partId: key(),
          version: 1,
          maker,
          pieces: 1 + (n % 40),
          work: "Sewing",
          at: shop.now(),
        };
        return shop.inTransaction((trx) => makersPay.passed(trx, { ...facts, rate: paise(n) }));
      }
      case "sold": {
        const none = { pieces: 0, amount: paise(0) };
        const line = { id: key(), pieces: 1 + (n % 7), taxable: paise(n), returned: 0, entered: none };
        lines.push(line);
        return enter(line);
      }
      case "back": {
        const line = lines[n % (lines.length || 1)];
        if (!line) return;
        line.returned = Math.min(line.pieces, line.returned + 1 + (n % 3));
        return enter(line);
      }
      case "advance":
      case "deduction":
        return hand(what, -n);
      case "more":
      case "less":
        return hand("correction", what === "more" ? n : -n);
      case "payment":
        return hand("payment", -Math.max(1, Math.floor(((await owedTo(shop.db, id)) * (n % 100)) / 100)));
      case "run":
        return run(n % 2 === 0);
    }
  }
  return { maker, lines, happen, enter };
}

const rows = (statements: readonly Statement[]) => JSON.stringify(statements);

eachShop("random months of a maker", { on: "server" }, (shop) => {
  test("add up: statements follow one another to the balance, and none is ever changed (OWED-1, OWED-5)", async () => {
    let lives = 0;
    await fc.assert(
      fc.asyncProperty(months, async (all) => {
        lives += 1;
        const { maker, lines, happen, enter } = lifeOf(shop, `maker${lives}`);
        let before = "";
        for (const [at, month] of all.entries()) {
          for (const [n, one] of month.entries()) {
            shop.clock = new Date(Date.UTC(2026, 3 + at, 1 + n, 10));
            await happen(one);
          }
          shop.clock = new Date(Date.UTC(2026, 4 + at, 1, 1));
          await stateLastMonth(shop);
          const statements = (await statementsOfMaker(shop.db, maker.id)).toReversed();
          expect(rows(statements).startsWith(before)).toBe(true);
          before = rows(statements).slice(0, -1);
          let owed = 0;
          for (const { facts } of statements) {
            expect(facts.before).toBe(owed);
            owed += facts.entries.reduce((sum, { amount }) => sum + amount, 0);
            expect(facts.after).toBe(owed);
          }
          // On the first of a month nothing is left that none has stated, but what came after its run.
          expect(owed + balanceOf(await unstatedOf(shop.db, maker.id))).toBe(await owedTo(shop.db, maker.id));
        }
        for (const line of lines) {
          line.returned = line.pieces;
          await enter(line);
          expect(line.entered).toEqual({ pieces: 0, amount: 0 });
        }
      }),
      { numRuns: 25 },
    );
  });
});
