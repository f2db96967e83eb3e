import type { CompiledQuery, Kysely, Transaction } from "kysely";
import type { LastQuery, QueriesTogether } from "./held-connection.server.ts";
import type { SqlResult } from "./sql-source.server.ts";
import type { Tables } from "./tables/tables.ts";

/** A question to the database: a statement, and how the rows of its answer are read. */
export interface DatabaseQuestion<Answer> {
  statement: CompiledQuery;
  read(rows: readonly unknown[]): Answer;
}

export const question = <Row, Answer>(
  statement: CompiledQuery<Row>,
  read: (rows: readonly Row[]) => Answer,
): DatabaseQuestion<Answer> => ({ statement, read });

/** The same statement, whose answer is read further. */
export const answeredAs = <First, Answer>(
  { statement, read }: DatabaseQuestion<First>,
  to: (first: First) => Answer,
): DatabaseQuestion<Answer> => ({ statement, read: (rows) => to(read(rows)) });

type AnswerTo<Asked> = Asked extends DatabaseQuestion<infer Answer> ? Answer : undefined;
type Answers<Asked> = { [Name in keyof Asked]: AnswerTo<Asked[Name]> };

/** Asks one thing by itself. */
export async function ask<Answer>(
  db: Kysely<Tables>,
  { statement, read }: DatabaseQuestion<Answer>,
): Promise<Answer> {
  return read((await db.executeQuery(statement)).rows);
}

/**
 * Asks several things of a transaction on one way to the database and back, its beginning included, and
 * answers each under its name. They are done in the order in which they stand here: what is read after a lock
 * sees what the lock has waited for. Where one fails, those behind it do nothing, and all of it is undone.
 */
export async function askTogether<Asked extends Record<string, DatabaseQuestion<unknown> | undefined>>(
  trx: Transaction<Tables>,
  asked: Asked,
): Promise<Answers<Asked>>;
export async function askTogether(
  trx: Transaction<Tables>,
  asked: Record<string, DatabaseQuestion<unknown> | undefined>,
): Promise<unknown> {
  const named = Object.entries(asked).flatMap(([name, each]) => (each ? [{ name, ...each }] : []));
  const statements = named.map(({ statement }) => statement);
  const [first] = statements;
  if (!first) return {};
  const together: QueriesTogether = { ...first, together: statements };
  const { rows } = await trx.executeQuery<SqlResult<unknown>>(together);
  return Object.fromEntries(named.map(({ name, read }, index) => [name, read(rows[index]?.rows ?? [])]));
}

/**
 * Sends the last statement of a transaction and its commit in one round trip. What it wrote is committed when
 * this answers. A statement that the database refuses undoes all of it; whether it was committed is unknown
 * where the answer is lost, as of any commit. Nobody can undo it afterwards, and no statement may follow.
 */
export async function askLast<Row>(trx: Transaction<Tables>, statement: CompiledQuery<Row>): Promise<Row[]> {
  const last: LastQuery<Row> = { ...statement, isLast: true };
  return (await trx.executeQuery<Row>(last)).rows;
}
