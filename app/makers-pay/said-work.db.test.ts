import { expect, test, vi } from "vitest";
import { speaking, speakingToStaff } from "#platform/language/speaking.server.ts";
import { Typesetter } from "#ui/print/typesetter.server.ts";
import { paise } from "#values/money/money.ts";
import { eachShop, type TestShop } from "../../tests/database/each-shop.ts";
import { lotWork } from "../../tests/database/lot-work.ts";
import { readAccount } from "./account/read-account.server.ts";
import { insertEntry } from "./entries.db.server.ts";
import { makeStatement } from "./make-statement.server.ts";
import { readOwnMoney } from "./own-money/read-own-money.server.ts";
import { printStatements } from "./statement/print-statements.server.ts";
import { statementsOfMaker } from "./statements.db.server.ts";

const maker = { id: "asha", name: "Asha" };

async function begin(shop: TestShop): Promise<void> {
  await shop.addProducts([{ id: "bag", name: "Bag" }]);
  await shop.add("artisans", { ...maker, page_language: "hi" });
  const steps = JSON.stringify([{ name: "Cutting", rate: 600 }]);
  await shop.add("lots", { id: "l", number: "W-26-27-0004", product_name: "Bag", quantity: 200, steps });
  const word = { kind: "word" as const, record_id: "Cutting", field: "text", text: "कटाई" };
  await shop.add("translations", { ...word, language: "hi", source_hash: "0".repeat(64) });
}

eachShop("pieces on a maker's account", { begin, at: "2026-11-30T10:00:00Z" }, (shop) => {
  const { given, finish, check } = lotWork(shop);

  test("name their step as the owner, the maker and the paper read it (OWED-26)", async () => {
    const part = await given("l", 1, ["asha", 200]);
    await finish(part, 200);
    await check(part, 200);
    const [entry] = await shop.rows("maker_entries");
    expect(entry?.note).toBe("W-26-27-0004 · कटाई");
    const opened = new URLSearchParams({ correct: entry?.id ?? "" });
    const account = async () => {
      const read = await readAccount(shop, "asha", opened);
      return [...(read?.entries ?? []), read?.opened].map((each) => each?.note);
    };
    const [english, hindi] = ["W-26-27-0004 · Cutting", "W-26-27-0004 · कटाई"];
    expect(await speakingToStaff("en", account)).toEqual([english, english]);
    expect(await speakingToStaff("hi", account)).toEqual([hindi, hindi]);
    const own = await speaking("en", () => readOwnMoney(shop, "asha"));
    expect(own.unstated.shown.map(({ note }) => note)).toEqual([english]);

    // What is of no part that there is, is known by its word.
    const former = { maker, kind: "piece" as const, amount: paise(600), on: "2026-11-30", pieces: 1 };
    await shop.inTransaction(async (trx) => {
      await insertEntry(trx, { ...former, source: "check:gone:1", note: "Tote · कटाई" });
      await insertEntry(trx, { ...former, source: "check:gone:2", note: "Tote · बनाना" });
      await insertEntry(trx, { ...former, source: "check:gone:3", note: "Tote · Weaving" });
    });
    const others = ["Tote · Weaving", "Tote · Making", "Tote · Cutting"];
    expect(new Set(await speakingToStaff("en", account))).toEqual(new Set([...others, english]));

    await shop.inTransaction((trx) => makeStatement(trx, { maker, month: "2026-11-01", at: shop.now() }));
    await shop.db.updateTable("artisans").set({ page_language: "en" }).execute();
    const write = vi.spyOn(Typesetter.prototype, "write");
    await speakingToStaff("hi", async () =>
      printStatements(shop, await statementsOfMaker(shop.db, "asha"), "statement"),
    );
    const written = write.mock.calls.map(([text]) => text);
    write.mockRestore();
    expect(written.filter((text) => text.includes("W-26-27-0004"))).toEqual([
      "Made: 200 × ₹6 · W-26-27-0004 · Cutting",
    ]);
  });
});
