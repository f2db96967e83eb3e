import { type Insertable, type Kysely, type RawBuilder, type Selectable, sql, type Updateable } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";

type Table = keyof Tables;
/** A row's id, or what some of its columns hold. */
type Which<T extends Table> = string | Partial<Selectable<Tables[T]>>;
type Column<T extends Table> = keyof Selectable<Tables[T]> & string;
/** Columns as they are written, or as the database works them out. */
type Written<Row> = { [C in keyof Row]: Row[C] | RawBuilder<unknown> };

export type Db = Kysely<Tables>;

/** What is said of a table's row that helpers add. */
export type RowGiven<T extends Table> = Partial<Insertable<Tables[T]>>;

/** What columns of a table's rows are to hold. */
export type Change<T extends Table> = Written<Updateable<Tables[T]>>;

/** The tables of a test's database, row by row. */
export class TestRows {
  /** Each shop's own, so that `{ ...shop, now }` has it as well. */
  declare readonly db: Db;

  constructor(db: () => Db) {
    Object.defineProperty(this, "db", { get: db, enumerable: true });
  }

  /** The rows that hold this, in the order of these columns where there may be several. */
  async rows<T extends Table>(
    table: T,
    which: Which<T> = {},
    ...order: Column<T>[]
  ): Promise<Selectable<Tables[T]>[]> {
    const columns = order.map((column) => sql.ref(column));
    const ordered = columns.length > 0 ? sql`order by ${sql.join(columns)}` : sql``;
    const asked = sql<Selectable<Tables[T]>>`select * from ${sql.table(table)} ${where(which)} ${ordered}`;
    return (await asked.execute(this.db)).rows;
  }

  /** What one column of those rows holds. */
  async column<T extends Table, C extends Column<T>>(
    table: T,
    column: C,
    which: Which<T> = {},
    ...order: Column<T>[]
  ): Promise<Selectable<Tables[T]>[C][]> {
    return (await this.rows(table, which, ...order)).map((row) => row[column]);
  }

  /** The only row that holds this. */
  async row<T extends Table>(table: T, which: Which<T> = {}): Promise<Selectable<Tables[T]>> {
    const [row, ...others] = await this.rows(table, which);
    if (row && others.length === 0) return row;
    throw new Error(`${table} has ${row ? others.length + 1 : "no"} rows with ${JSON.stringify(which)}`);
  }

  async count<T extends Table>(table: T, which: Which<T> = {}): Promise<number> {
    return (await this.rows(table, which)).length;
  }

  /** The rows that a query answers. */
  readonly ask = async <R>(query: RawBuilder<R>): Promise<R[]> => (await query.execute(this.db)).rows;

  async add<T extends Table>(table: T, row: Written<Insertable<Tables[T]>>): Promise<Selectable<Tables[T]>> {
    return addRow(this.db, table, row);
  }

  /** Adds several, one after the other. */
  async addAll<T extends Table>(table: T, rows: readonly Written<Insertable<Tables[T]>>[]): Promise<void> {
    for (const row of rows) await this.add(table, row);
  }

  /** Writes columns of all rows that hold this. */
  async set<T extends Table>(table: T, which: Which<T>, values: Change<T>): Promise<void> {
    const columns = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
    await sql`update ${sql.table(table)} set ${sql.join(columns)} ${where(which)}`.execute(this.db);
  }

  async remove<T extends Table>(table: T, which: Which<T> = {}): Promise<void> {
    await sql`delete from ${sql.table(table)} ${where(which)}`.execute(this.db);
  }

  /** All mails that wait or were sent, in the order in which they were written. */
  readonly mails = () => this.rows("mail_outbox", {}, "id");
  readonly lastMail = async () => (await this.mails()).at(-1);
  /** What kinds of mails those are. */
  readonly mailKinds = async () => (await this.mails()).map(({ kind }) => kind);
  /** The addresses of pictures that are about to go. */
  readonly doomed = async () =>
    (await this.rows("uploads", {}, "url")).flatMap(({ url, doomed_at }) => (doomed_at ? [url] : []));
  /** What was done by whom, in its order. */
  readonly audit = () => this.rows("audit_log", {}, "id");
}

/** Adds a row, and answers it as it is then. */
export async function addRow<T extends Table>(
  db: Db,
  table: T,
  row: Written<Insertable<Tables[T]>>,
): Promise<Selectable<Tables[T]>> {
  // What is undefined is left to the database.
  const said = Object.entries(row).filter(([, value]) => value !== undefined);
  const columns = said.map(([name]) => sql.ref(name));
  const values = said.map(([, value]) => sql`${value}`);
  const { rows } = await sql<Selectable<Tables[T]>>`insert into ${sql.table(table)} (${sql.join(columns)})
    values (${sql.join(values)}) returning *`.execute(db);
  const [added] = rows;
  if (!added) throw new Error(`nothing was added to ${table}`);
  return added;
}

function where<T extends Table>(which: Which<T>): RawBuilder<unknown> {
  const held = Object.entries(typeof which === "string" ? { id: which } : which);
  if (held.length === 0) return sql``;
  const conditions = held.map(([name, value]) => sql`${sql.ref(name)} is not distinct from ${value}`);
  return sql`where ${sql.join(conditions, sql` and `)}`;
}
