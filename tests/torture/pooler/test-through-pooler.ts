import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { z } from "zod";
import { startTestPostgres } from "../../database/start-test-postgres.ts";
import type { Finding, Outcome } from "../judge.ts";
import { startPgbouncer } from "./start-pgbouncer.ts";

/** What vitest tells of a run. */
const report = z.object({
  numTotalTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** The tests of the database and of requests once more, with PgBouncer between the shop and its database. */
export async function testThroughPooler(what: string, projects: readonly string[]): Promise<Outcome> {
  const server = await startTestPostgres({ settings: { max_connections: "500" } });
  await settleRole(server.url);
  const pooler = await startPgbouncer(server.url);
  const outcome: Outcome = { what, rounds: 1, faults: 0, acknowledged: { tests: 0 }, findings: [] };
  try {
    const env = { ...process.env, TEST_DATABASE_URL: server.url, TEST_POOLER: pooler.address };
    for (const project of projects) {
      const { tests, findings } = runProject(project, env);
      outcome.acknowledged.tests = (outcome.acknowledged.tests ?? 0) + tests;
      outcome.findings.push(...findings);
    }
  } finally {
    await pooler.stop();
    await server.stop();
  }
  return outcome;
}

/** A pooler passes on no settings of a connection: its role has them, as docs/deploy.md says. */
async function settleRole(url: string): Promise<void> {
  const settings = {
    random_page_cost: "1.1",
    jit: "off",
    statement_timeout: "30s",
    lock_timeout: "15s",
    idle_in_transaction_session_timeout: "60s",
  };
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const [name, value] of Object.entries(settings))
    await client.query(`alter role postgres set ${name} = '${value}'`);
  await client.end();
}

function runProject(project: string, env: NodeJS.ProcessEnv): { tests: number; findings: Finding[] } {
  const folder = mkdtempSync(join(tmpdir(), "jhola-through-pooler-"));
  const file = join(folder, "report.json");
  const args = [
    "run",
    "--project",
    project,
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ];
  spawnSync("vitest", args, { env: { ...env, NODE_ENV: "test" }, stdio: "inherit" });
  const { numTotalTests, testResults } = report.parse(JSON.parse(readFileSync(file, "utf8")));
  rmSync(folder, { recursive: true });
  const failed = testResults.flatMap(({ name, message, status, assertionResults }) => {
    const tests = assertionResults.filter((each) => each.status === "failed");
    const isBroken = status === "failed" && tests.length === 0;
    return [...tests.map(({ fullName }) => fullName), ...(isBroken ? [`${name}: ${message}`] : [])];
  });
  return { tests: numTotalTests, findings: failed.map((each) => ({ kind: "answer", what: each })) };
}
