import { readdirSync, readFileSync } from "node:fs";
import pg from "pg";
import { errorCode } from "../../app/platform/error-code.ts";
import type { TestPostgres } from "../../tests/database/start-test-postgres.ts";
import { believed } from "../buyer.ts";
import { type ShopProcess, startShopProcess } from "../shop-process.ts";

/** One of the two shops that are held against each other, with its own database on the common server. */
export interface Side {
  folder: string;
  settings: Record<string, string>;
}

export async function sideOf(server: TestPostgres, folder: string, dataDir: string): Promise<Side> {
  const DATABASE_URL = await server.createDatabase();
  return { folder, settings: { ...believed, SEED: "demo", DATABASE_URL, DATA_DIR: dataDir } };
}

/** How a shop is served: as it is, with no page kept, or with pages that are made anew and compressed. */
export type Serving = "as it is" | "uncached" | "compressed";

export const startSide = ({ folder, settings }: Side, serving: Serving): Promise<ShopProcess> =>
  startShopProcess({
    uncached: serving !== "as it is",
    settings: serving === "compressed" ? { ...settings, COMPRESSED: "1" } : settings,
    release: folder,
  });

/** Milliseconds of CPU that the server has spent in each connection that is open to a side's database. */
export async function databaseCpu({ settings }: Side): Promise<ReadonlyMap<number, number>> {
  const client = new pg.Client({ connectionString: settings.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await client.end();
  return new Map(
    rows.flatMap(({ pid }) => {
      const spent = cpuOf(pid);
      return spent === undefined ? [] : [[pid, spent] as const];
    }),
  );
}

/** What was spent between two looks; a connection that was closed or opened meanwhile tells nothing. */
export const spentBetween = (
  before: ReadonlyMap<number, number>,
  after: ReadonlyMap<number, number>,
): number => [...after].reduce((sum, [pid, spent]) => sum + spent - (before.get(pid) ?? spent), 0);

/**
 * Of all threads, in nanoseconds as Linux counts them: its ticks of 10 ms are as long as five pages.
 * Undefined where the process has ended meanwhile.
 */
function cpuOf(pid: number): number | undefined {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const spent = threads.map((id) =>
      Number(readFileSync(`/proc/${pid}/task/${id}/schedstat`, "utf8").split(" ")[0]),
    );
    return spent.reduce((sum, each) => sum + each, 0) / 1e6;
  } catch (error) {
    // Reading a process that ends meanwhile fails with ESRCH.
    if (["ENOENT", "ESRCH"].includes(errorCode(error) ?? "")) return undefined;
    throw error;
  }
}
