import type { Db } from "#platform/database/db.ts";
import type { FaqInput } from "./faq-admin.form.ts";

/** All questions in the owner's order. */
export function listFaq(db: Db) {
  return db
    .selectFrom("faq_entries")
    .select(["id", "category", "question", "answer", "version"])
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** The same, held until the transaction ends, so that two owners reorder one after the other. */
export async function lockFaq(trx: Db) {
  await trx.selectFrom("faq_entries").select("id").orderBy("id").forUpdate().execute();
  return listFaq(trx);
}

/** Adds a question behind all others; answers its id. */
export async function addFaq(trx: Db, { category, question, answer }: FaqInput): Promise<string> {
  const { last } = await trx
    .selectFrom("faq_entries")
    .select(({ fn }) => fn.max("position").as("last"))
    .executeTakeFirstOrThrow();
  const position = last === null ? 0 : Number(last) + 1;
  const { id } = await trx
    .insertInto("faq_entries")
    .values({ category, question, answer, position })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a question; call it with the rows held and the version compared. */
export async function updateFaq(trx: Db, input: FaqInput): Promise<void> {
  const { id, version, category, question, answer } = input;
  await trx
    .updateTable("faq_entries")
    .set({ category, question, answer, version: version + 1 })
    .where("id", "=", id)
    .execute();
}

export async function deleteFaq(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom("faq_entries").where("id", "=", id).execute();
}

/** Gives every question its place in this order. */
export async function placeFaq(trx: Db, ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries()) {
    await trx
      .updateTable("faq_entries")
      .set({ position })
      .where("id", "=", id)
      .where("position", "!=", position)
      .execute();
  }
}
