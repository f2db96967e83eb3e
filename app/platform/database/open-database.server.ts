import type { Log } from "#platform/log.server.ts";
import type { OpenDatabase } from "./database.server.ts";
import { openEmbedded } from "./embedded/open-embedded.server.ts";
import { openServer } from "./server/open-server.server.ts";

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

/**
 * Opens the configured database. Throws DatabaseRefused, whose message is a sentence for the owner, when it
 * can't be.
 */
export function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { url, directUrl, log, patience = 30_000 } = options;
  return url ? openServer({ url, directUrl: directUrl ?? url, log, patience }) : openEmbedded(options);
}
