import { type RawBuilder, sql } from "kysely";

type Sql = RawBuilder<unknown>;

/**
 * A number from 1 to `sides` that belongs to the row's number `n`: the same in every run and on both
 * databases, and without a connection to the same row's other rolls, which have other salts.
 */
export const roll = (salt: number, sides: number): Sql =>
  sql`((hashint8extended(n, ${sql.lit(salt)}) & 1048575)::int % ${sql.lit(sides)} + 1)`;

/** One of the texts, by a roll. */
export const oneOf = (salt: number, texts: readonly string[]): Sql =>
  sql`(array[${sql.join(texts.map((text) => sql.lit(text)))}])[${roll(salt, texts.length)}]`;

/** One of the texts, by weights in a hundred. */
export function weighed(salt: number, weights: Readonly<Record<string, number>>): Sql {
  let upTo = 0;
  const cases = Object.entries(weights).map(([text, weight]) => {
    upTo += weight;
    return sql`when ${roll(salt, 100)} <= ${sql.lit(upTo)} then ${sql.lit(text)}`;
  });
  return sql`(case ${sql.join(cases, sql` `)} end)`;
}

/** An id of the usual length whose beginning grows, as the shop's own ids do. */
export const idOf = (kind: string, number: Sql = sql`n`): Sql =>
  sql`(lpad(to_hex(${number}), 8, '0') || '-0000-7000-' || overlay(substr(md5(${sql.lit(kind)} || ${number}), 1, 16) placing '-' from 5 for 0))`;
