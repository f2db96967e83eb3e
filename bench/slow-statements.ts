import { chownSync, existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { z } from "zod";
import type { Tables } from "#platform/database/tables/tables.ts";
import { serverAccount } from "../tests/database/start-test-postgres.ts";

/** A statement that took long, as PostgreSQL's own log tells it with its plan. */
export interface SlowStatement {
  text: string;
  ms: number;
  /** Tables that were read row after row. */
  scanned: string[];
}

const planNode = z.object({
  "Node Type": z.string(),
  "Relation Name": z.string().optional(),
  get Plans() {
    return z.array(planNode).optional();
  },
});
const logged = z.object({ message: z.string() });
const explained = z.object({ "Query Text": z.string(), Plan: planNode });

/** What PostgreSQL logs of statements that take longer than this, whichever process sent them. */
export function slowStatements(aboveMs: number) {
  if (!existsSync(globSync("/usr/lib/postgresql/*/lib/auto_explain.so")[0] ?? ""))
    throw new Error("auto_explain was not found: it comes with Debian's postgresql package");
  const folder = mkdtempSync(join(tmpdir(), "jhola-slow-"));
  const account = serverAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  return {
    settings: {
      logging_collector: "on",
      log_directory: folder,
      log_destination: "jsonlog",
      log_filename: "slow",
    },
    /** From the next connection on. */
    async watch(db: Kysely<Tables>): Promise<void> {
      const name = sql.ref(
        (await sql<{ name: string }>`select current_database() as name`.execute(db)).rows[0]?.name ?? "",
      );
      await sql`load 'auto_explain'`.execute(db);
      for (const [setting, value] of Object.entries({ ...explaining, log_min_duration: String(aboveMs) }))
        await sql`alter database ${name} set ${sql.raw(`auto_explain.${setting}`)} = ${sql.lit(value)}`.execute(
          db,
        );
      await sql`alter database ${name} set session_preload_libraries = 'auto_explain'`.execute(db);
    },
    read: (): SlowStatement[] =>
      readdirSync(folder).flatMap((file) => statementsIn(readFileSync(join(folder, file), "utf8"))),
    discard: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const explaining = { log_analyze: "on", log_timing: "off", log_buffers: "on", log_format: "json" };

const statementsIn = (log: string): SlowStatement[] =>
  log
    .split("\n")
    .filter((line) => line.includes("plan:"))
    .map((line) => {
      const { message } = logged.parse(JSON.parse(line));
      const [, ms = "", plan = ""] = /^duration: ([\d.]+) ms\s+plan:\s*([\s\S]*)$/.exec(message) ?? [];
      const { "Query Text": text, Plan } = explained.parse(JSON.parse(plan));
      return {
        text: text.replaceAll(/\s+/g, " ").trim(),
        ms: Number(ms),
        scanned: [...new Set(scannedBelow(Plan))],
      };
    });

function scannedBelow(node: z.infer<typeof planNode>): string[] {
  const below = node.Plans?.flatMap(scannedBelow) ?? [];
  const table = node["Relation Name"];
  return table !== undefined && node["Node Type"] === "Seq Scan" ? [...below, table] : below;
}
