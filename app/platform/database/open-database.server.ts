import type { Kysely } from "kysely";
import type { Log } from "#platform/log.server.ts";
import { openEmbedded } from "./embedded/open-embedded.server.ts";
import { openServer } from "./server/open-server.server.ts";
import type { Tables } from "./tables/tables.ts";

export interface DatabaseOptions {
  /** A PostgreSQL server's address; without it the database is embedded, in `directory`. */
  url?: string | undefined;
  /** The same server without a pooler in between, for LISTEN. */
  directUrl?: string | undefined;
  directory: string;
  log: Log;
  /** For how many milliseconds a server that does not answer yet is waited for; half a minute by default. */
  patience?: number | undefined;
}

export interface OpenDatabase {
  db: Kysely<Tables>;
  kind: "embedded" | "server";
  /**
   * Runs an act with a handle whose statements may take as long as they want: on a server it has connections
   * of its own, that no limit of time holds for.
   */
  unhurried<T>(act: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /**
   * Calls back on each notification; after a lost connection once more, since some may have been missed.
   * Returns the way out.
   */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>;
  /** Fresh statistics and no dead rows; on the embedded database also a checkpoint. */
  maintain(): Promise<void>;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  connections(): Connections;
  close(): Promise<void>;
}

/** Connections that are open, those of them in use, and how many queries wait for one. */
export interface Connections {
  open: number;
  busy: number;
  waiting: number;
}

/**
 * Opens the configured database. Throws DatabaseRefused, whose message is a sentence for the owner, when it
 * can't be.
 */
export function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { url, directUrl, log, patience = 30_000 } = options;
  return url ? openServer({ url, directUrl: directUrl ?? url, log, patience }) : openEmbedded(options);
}
