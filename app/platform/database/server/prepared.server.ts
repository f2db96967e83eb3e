import { type CompiledQuery, type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "../tables/tables.ts";

/** In a statement that is put together once, stands for the value that each call gives under this name. */
export type Given<Values> = <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>;

interface Compilable<Row> {
  compile(): CompiledQuery<Row>;
}

class Gap {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A statement whose text never changes, put together when it is first asked: for a page's large statement
 * that takes Kysely as long as the way to the database and back. Returns its rows.
 */
export function prepared<Values extends object, Row>(
  put: (db: Kysely<Tables>, given: Given<Values>) => Compilable<Row>,
): (db: Kysely<Tables>, values: Values) => Promise<Row[]> {
  let known: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    known ??= put(db, (name) => sql`${new Gap(name)}`).compile();
    const parameters = known.parameters.map((value) =>
      value instanceof Gap ? Reflect.get(values, value.name) : value,
    );
    const { rows } = await db.executeQuery<Row>({ ...known, parameters });
    return rows;
  };
}
