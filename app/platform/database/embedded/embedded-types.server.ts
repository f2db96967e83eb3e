import { types } from "@electric-sql/pglite";

/**
 * How values are written for the embedded engine and read from its answers, by PostgreSQL's number of their
 * type.
 */
export interface EmbeddedTypes {
  parsers: Record<number | string, types.Parser>;
  serializers: Record<number | string, types.Serializer>;
}

/** Which array has elements of which type. */
export const arraysQuery = `
  select b.oid::int as element, b.typarray::int as "array"
  from pg_catalog.pg_type a join pg_catalog.pg_type b on b.oid = a.typelem
  where a.typcategory = 'A' and b.typarray <> 0`;

export interface ArrayRow {
  element: number;
  array: number;
}

/** PGlite's own, but a date without a time stays text. */
export function plainTypes(): EmbeddedTypes {
  return {
    parsers: { ...types.parsers, [types.DATE]: (text) => text },
    serializers: { ...types.serializers },
  };
}

export function addArrays({ parsers, serializers }: EmbeddedTypes, arrays: readonly ArrayRow[]): void {
  for (const { element, array } of arrays) {
    const [parse = String, serialize] = [parsers[element], serializers[element]];
    parsers[array] = (text) => types.arrayParser(text, parse, array);
    serializers[array] = (items) => types.arraySerializer(items, serialize, array);
  }
}
