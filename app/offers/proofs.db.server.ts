import type { Insertable, Selectable } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import type { Tables } from "#platform/database/tables/tables.ts";

type Row = Selectable<Tables["offer_proofs"]>;

export type ProofState = Row["state"];

/** A picture of what will be made, for all revisions of an offer. */
export interface Proof {
  id: string;
  title: string;
  /** Its address among the shop's files, which no address shows. */
  picture: string;
  state: ProofState;
  /** What its buyer wants changed. */
  words: string | null;
  shownAt: Date;
  decidedAt: Date | null;
  version: number;
}

const proofOf = (row: Row): Proof => ({
  id: row.id,
  title: row.title,
  picture: row.picture,
  state: row.state,
  words: row.words,
  shownAt: row.shown_at,
  decidedAt: row.decided_at,
  version: row.version,
});

/** The proofs of an offer, the newest first. Callers check first that the reader may see them. */
export async function proofsOf(db: Db, number: string): Promise<Proof[]> {
  const rows = await db
    .selectFrom("offer_proofs")
    .selectAll()
    .where("offer_number", "=", number)
    .orderBy("shown_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(proofOf);
}

export async function countProofs(trx: Trx, number: string): Promise<number> {
  const { count } = await trx
    .selectFrom("offer_proofs")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("offer_number", "=", number)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Its id. */
export async function insertProof(trx: Trx, row: Insertable<Tables["offer_proofs"]>): Promise<string> {
  const { id } = await trx.insertInto("offer_proofs").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Its offer is locked. */
export async function keepProofAnswer(
  trx: Trx,
  { id, version }: Pick<Proof, "id" | "version">,
  answer: Pick<Proof, "state" | "words">,
  at: Date,
): Promise<void> {
  await trx
    .updateTable("offer_proofs")
    .set({ ...answer, decided_at: at, version: version + 1 })
    .where("id", "=", id)
    .execute();
}
