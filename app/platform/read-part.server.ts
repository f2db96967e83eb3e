import { isAway } from "./database/database-error.server.ts";
import { failureFacts } from "./log.server.ts";
import type { Services } from "./services.server.ts";

/**
 * A part of a page: where it can't be read the failure is logged, and the page stands without it and says so
 * (undefined). While the whole database is away there is no page at all: that is thrown.
 */
export async function readPart<T>(
  log: Services["log"],
  what: string,
  read: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Response || isAway(error)) throw error;
    log.error(failureFacts(error), `${what} could not be read`);
    return undefined;
  }
}
