import { failureFacts } from "#platform/log.server.ts";
import type { Services } from "#platform/services.server.ts";
import { isOutage } from "./outage.server.ts";

/**
 * Notes that a form's write threw, and returns the status of its answer: 503 where what the shop stands on
 * is away, so that the same form may be sent again, and 500 where the fault is the shop's own. What was
 * thrown to lead elsewhere goes on.
 */
export function unwritten({ log }: Pick<Services, "log">, error: unknown, what: string): 500 | 503 {
  if (!(error instanceof Error)) throw error;
  log.error(failureFacts(error), what);
  return isOutage(error) ? 503 : 500;
}

/**
 * The same where the form's own page would not say it without script, or would be left: where the same form
 * may be sent again a page stands in its place that says how (SITE-11).
 */
export function unwrittenHere(shop: Pick<Services, "log">, error: unknown, what: string): 500 {
  const status = unwritten(shop, error, what);
  if (status === 503) throw error;
  return status;
}
