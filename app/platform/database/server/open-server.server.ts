import { setTimeout as pause } from "node:timers/promises";
import { Kysely, sql } from "kysely";
import pg from "pg";
import type { Log } from "#platform/log.server.ts";
import type { OpenDatabase } from "../database.server.ts";
import { DatabaseRefused, databaseErrorCode } from "../database-error.server.ts";
import { SqlDialect } from "../sql-driver.server.ts";
import type { Tables } from "../tables/tables.ts";
import { NotificationListener } from "./notification-listener.server.ts";
import { PoolSource } from "./pool-source.server.ts";
import { ServerPulse } from "./server-pulse.server.ts";

const oldestServer = 15;

export interface ServerOptions {
  url: string;
  directUrl: string;
  log: Log;
  patience: number;
  limits?: TimeLimits;
}

/**
 * How long a statement may take by the server's own clock, and how long its answer is waited for, in
 * milliseconds.
 */
interface TimeLimits {
  statement: number;
  answer: number;
}

// An answer is waited for longer than the server takes: only one that says nothing at all is given up so.
const usualLimits: TimeLimits = { statement: 30_000, answer: 40_000 };

/** Milliseconds after which a server that does not even say that it is there counts as away. */
const silentAfter = 2_000;

/** Opens the database on a PostgreSQL server, waiting a while for one that is itself just starting. */
export async function openServer(options: ServerOptions): Promise<OpenDatabase> {
  const { url, directUrl, log, patience, limits = usualLimits } = options;
  const pooled = url !== directUrl;
  const pulse = new ServerPulse(url, silentAfter);
  const settings = { ...poolOptions(url), ...hurried(limits, pooled) };
  const { db, source } = openPool(settings, { prepare: !pooled, log, isSilent: () => pulse.isSilent() });
  try {
    await checkServer(db, url, patience);
  } catch (error) {
    await source.end();
    throw error;
  }
  const unhurried: OpenDatabase["unhurried"] = async (act) => {
    const own = openPool({ ...poolOptions(directUrl), ...unlimited }, { prepare: true, log });
    return act(own.db).finally(() => own.source.end());
  };
  const listener = new NotificationListener({
    url: directUrl,
    log,
    notify: (channel) => notify(db, channel),
  });
  return {
    db,
    kind: "server",
    unhurried,
    listen: (channel, heard) => listener.listen(channel, heard),
    maintain: async () => {
      await unhurried((own) => sql`analyze`.execute(own));
    },
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    connections: () => source.connections(),
    close: async () => {
      await listener.close();
      await source.end();
    },
  };
}

function openPool(settings: pg.PoolConfig, options: ConstructorParameters<typeof PoolSource>[1]) {
  const source = new PoolSource(new pg.Pool(settings), options);
  return { source, db: new Kysely<Tables>({ dialect: new SqlDialect(source) }) };
}

const poolOptions = (url: string): pg.PoolConfig => ({
  connectionString: url,
  application_name: "jhola",
  connectionTimeoutMillis: 8_000,
  keepAlive: true,
  pipeline: true,
});

// Disks without moving parts read any page as fast as the next one: an index is worth while sooner than
// PostgreSQL thinks. And what a page asks is over before it would be compiled (50 ms for a list of 2 ms).
const planning = "-c random_page_cost=1.1 -c jit=off";

/** A pooler refuses settings at connection time, so a server behind one must have its own time limits. */
function hurried({ statement, answer }: TimeLimits, pooled: boolean): pg.PoolConfig {
  const own = {
    statement_timeout: statement,
    lock_timeout: 15_000,
    idle_in_transaction_session_timeout: 60_000,
    options: planning,
  };
  return { max: 10, query_timeout: answer, ...(pooled ? {} : own) };
}

const limits = ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"];

/**
 * What the server or its user has as limits is lifted, too: past a pooler, which would refuse that. A way
 * that broke is found out by the system's own probes.
 */
const unlimited: pg.PoolConfig = {
  max: 2,
  keepAliveInitialDelayMillis: 30_000,
  options: [planning, ...limits.map((name) => `-c ${name}=0`)].join(" "),
};

async function notify(db: Kysely<Tables>, channel: string): Promise<void> {
  await sql`select pg_notify(${channel}, '')`.execute(db);
}

async function checkServer(db: Kysely<Tables>, url: string, patience: number): Promise<void> {
  const { version, encoding } = await firstAnswer(db, url, patience);
  if (version < oldestServer) {
    throw new DatabaseRefused(
      `DATABASE_URL names a PostgreSQL ${version} server; Jhola needs ${oldestServer} or newer.`,
    );
  }
  if (encoding !== "UTF8") {
    throw new DatabaseRefused(`DATABASE_URL names a database in ${encoding}; Jhola needs one in UTF8.`);
  }
}

async function firstAnswer(
  db: Kysely<Tables>,
  url: string,
  patience: number,
): Promise<{ version: number; encoding: string }> {
  const giveUpAt = Date.now() + patience;
  for (;;) {
    try {
      const { rows } = await sql<{ version: number; encoding: string }>`
        select current_setting('server_version_num')::int / 10000 as version,
          current_setting('server_encoding') as encoding`.execute(db);
      if (rows[0]) return rows[0];
    } catch (error) {
      const isStarting = databaseErrorCode(error) === undefined || databaseErrorCode(error) === "57P03";
      if (!isStarting || Date.now() >= giveUpAt) throw unreachable(url, error);
    }
    await pause(1000);
  }
}

function unreachable(url: string, error: unknown): DatabaseRefused {
  const at = URL.parse(url);
  const named = [at?.pathname.slice(1), `at ${at?.host || "the server"}`].filter(Boolean).join(" ");
  const reason = error instanceof Error ? error.message || error.name : String(error);
  return new DatabaseRefused(`The database ${named} (DATABASE_URL) can't be used: ${reason}.`);
}
