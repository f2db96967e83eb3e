import type { Kysely } from "kysely";
import type { Tables } from "./tables/tables.ts";

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
