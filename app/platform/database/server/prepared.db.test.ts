import { expect, test, vi } from "vitest";
import { eachDatabase } from "../../../../tests/database/each-database.ts";
import { inTransaction } from "../transaction.server.ts";
import { type Given, prepared } from "./prepared.server.ts";

eachDatabase("a statement that is put together once", (database) => {
  const put = vi.fn();
  const faqOf = prepared((db, given: Given<{ question: string; most: number }>) => {
    put();
    const asked = db.selectFrom("faq_entries").select(["question", "answer"]);
    return asked.where("question", "=", given("question")).limit(given("most"));
  });
  const faq = (question: string) => ({ question, answer: `of ${question}`, category: "any" });
  const rows = (question: string, most: number) => faqOf(database().db, { question, most });

  test("answers each asker by the asker's own values, also when several ask at once", async () => {
    const { db } = database();
    await db.insertInto("faq_entries").values(["one", "two", "two"].map(faq)).execute();
    const one = { question: "one", answer: "of one" };
    const two = { question: "two", answer: "of two" };
    const asked = [rows("two", 5), rows("one", 5), rows("two", 1), rows("'; drop table faq_entries --", 5)];
    expect(await Promise.all(asked)).toEqual([[two, two], [one], [two], []]);
    expect(put).toHaveBeenCalledOnce();
  });

  test("is asked within a transaction as well", async () => {
    const seen = await inTransaction(database().db, async (trx) => {
      await trx.insertInto("faq_entries").values(faq("three")).execute();
      return faqOf(trx, { question: "three", most: 1 });
    });
    expect(seen).toEqual([{ question: "three", answer: "of three" }]);
  });
});
