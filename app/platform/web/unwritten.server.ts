import { failureFacts } from "#platform/log.server.ts";
import type { Services } from "#platform/services.server.ts";
import { isOutage } from "./outage.server.ts";

/**
 * Notes that a form's write threw, and returns the status of its answer: 503 where what the shop stands on is
 * away, so that the same form may be sent again, and 500 where the fault is the shop's own. What was thrown to
 * lead elsewhere goes on.
 */
export function unwritten({ log }: Pick<Services, "log">, error: unknown, what: string): 500 | 503 {
  if (!(error instanceof Error)) throw error;
  log.error(failureFacts(error), what);
  return isOutage(error) ? 503 : 500;
}

/**
 * The same before a notice on another page: where the same form may be sent again it is not left, and its
 * answer says how.
 */
export function unwrittenHere(shop: Pick<Services, "log">, error: unknown, what: string): void {
  if (unwritten(shop, error, what) === 503) throw error;
}
