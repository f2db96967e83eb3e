import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresQueryCompiler,
} from "kysely";
import { z } from "zod";
import type { Tables } from "#platform/database/tables/tables.ts";

/** The same database, seen through something that remembers every statement that is sent. */
export function recordedDatabase(db: Kysely<Tables>) {
  const statements: CompiledQuery[] = [];
  const connection: DatabaseConnection = {
    executeQuery<R>(query: CompiledQuery) {
      statements.push(query);
      return db.executeQuery<R>(CompiledQuery.raw(query.sql, [...query.parameters]));
    },
    // biome-ignore lint/correctness/useYield: nothing here streams.
    async *streamQuery() {
      throw new Error("Rows are not streamed.");
    },
  };
  const nothing = async () => undefined;
  const driver: Driver = {
    init: nothing,
    acquireConnection: async () => connection,
    releaseConnection: nothing,
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    destroy: nothing,
  };
  const recorded = new Kysely<Tables>({
    dialect: {
      createDriver: () => driver,
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: () => db.introspection,
    },
  });
  return { db: recorded, statements };
}

const planNode = z.object({
  "Node Type": z.string(),
  "Relation Name": z.string().optional(),
  "Actual Rows": z.number(),
  "Actual Loops": z.number(),
  "Rows Removed by Filter": z.number().optional(),
  get Plans() {
    return z.array(planNode).optional();
  },
});
type PlanNode = z.infer<typeof planNode>;

/**
 * Runs a statement and answers the tables that it read row after row, or through an index that told it too
 * little, with how many rows.
 */
export async function tableScans(db: Kysely<Tables>, { sql, parameters }: CompiledQuery) {
  const { rows } = await db.executeQuery<{ "QUERY PLAN": unknown }>(
    CompiledQuery.raw(`explain (analyze, format json, timing off) ${sql}`, [...parameters]),
  );
  const [explained] = z.array(z.object({ Plan: planNode })).parse(rows[0]?.["QUERY PLAN"]);
  return explained ? scansBelow(explained.Plan) : [];
}

function scansBelow(node: PlanNode): { table: string; rows: number }[] {
  const below = node.Plans?.flatMap(scansBelow) ?? [];
  const table = node["Relation Name"];
  if (table === undefined) return below;
  const wanted = node["Node Type"] === "Seq Scan" ? node["Actual Rows"] : 0;
  return [...below, { table, rows: (wanted + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"] }];
}
