import { setTimeout as pause } from "node:timers/promises";
import { Kysely, sql } from "kysely";
import pg from "pg";
import type { Log } from "#platform/log.server.ts";
import { DatabaseRefused, databaseErrorCode } from "./database-error.server.ts";
import { NotificationListener } from "./notification-listener.server.ts";
import type { OpenDatabase } from "./open-database.server.ts";
import { PoolSource } from "./pool-source.server.ts";
import { SqlDialect } from "./sql-driver.server.ts";
import type { Tables } from "./tables.ts";

const oldestServer = 15;

export interface ServerOptions {
  url: string;
  directUrl: string;
  log: Log;
  patience: number;
}

/** Opens the database on a PostgreSQL server, waiting a while for one that is itself just starting. */
export async function openServer({ url, directUrl, log, patience }: ServerOptions): Promise<OpenDatabase> {
  const pooled = url !== directUrl;
  const source = new PoolSource(new pg.Pool(poolOptions(url, pooled)), { prepare: !pooled, log });
  const db = new Kysely<Tables>({ dialect: new SqlDialect(source) });
  try {
    await checkServer(db, url, patience);
  } catch (error) {
    await source.end();
    throw error;
  }
  const listener = new NotificationListener({
    url: directUrl,
    log,
    notify: (channel) => notify(db, channel),
  });
  return {
    db,
    kind: "server",
    listen: (channel, heard) => listener.listen(channel, heard),
    maintain: async () => {
      await sql`analyze`.execute(db);
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

/** A pooler refuses settings at connection time, so a server behind one must have its own time limits. */
function poolOptions(url: string, pooled: boolean): pg.PoolConfig {
  const limits = {
    statement_timeout: 30_000,
    lock_timeout: 15_000,
    idle_in_transaction_session_timeout: 60_000,
    // Disks without moving parts read any page as fast as the next one: an index is worth while sooner than PostgreSQL thinks.
    options: "-c random_page_cost=1.1",
  };
  return {
    connectionString: url,
    application_name: "jhola",
    max: 10,
    connectionTimeoutMillis: 10_000,
    // Longer than the server's own limit: only a server that says nothing at all is given up so.
    query_timeout: 40_000,
    keepAlive: true,
    pipeline: true,
    ...(pooled ? {} : limits),
  };
}

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
