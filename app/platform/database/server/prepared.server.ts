import { type CompiledQuery, type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "../tables/tables.ts";

/** In a statement that is put together once, stands for the value that each call gives under this name. */
export type Given<Values> = <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>;

interface Compilable<Row> {
  compile(db: Kysely<Tables>): CompiledQuery<Row>;
}

class Gap {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A statement whose text never changes, put together at its first use: for a page's large statement that
 * takes Kysely as long as the way to the database and back.
 */
export function preparedQuery<Values extends object, Row>(
  put: (db: Kysely<Tables>, given: Given<Values>) => Compilable<Row>,
): (db: Kysely<Tables>, values: Values) => CompiledQuery<Row> {
  let known: CompiledQuery<Row> | undefined;
  return (db, values) => {
    known ??= put(db, (name) => sql`${new Gap(name)}`).compile(db);
    const parameters = known.parameters.map((value) =>
      value instanceof Gap ? Reflect.get(values, value.name) : value,
    );
    return { ...known, parameters };
  };
}

/** The same, sent at once. Returns its rows. */
export function prepared<Values extends object, Row>(
  put: (db: Kysely<Tables>, given: Given<Values>) => Compilable<Row>,
): (db: Kysely<Tables>, values: Values) => Promise<Row[]> {
  const query = preparedQuery(put);
  return async (db, values) => (await db.executeQuery<Row>(query(db, values))).rows;
}
