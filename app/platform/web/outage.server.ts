import { createContext, type RouterContextProvider } from "react-router";
import { isAway } from "#platform/database/database-error.server.ts";
import { TooBusy } from "#platform/limits/too-busy.ts";
import { areFilesAway } from "../files/file-store.server.ts";
import { failureFacts } from "../log.server.ts";
import { type Services, services } from "../services.server.ts";
import { copyOf } from "./document.server.ts";
import { errorPage } from "./error-page.server.ts";
import { setWhenMissing } from "./security-headers.server.ts";

const outageContext = createContext(false);

type Context = Readonly<RouterContextProvider>;

/**
 * Is what the shop stands on away, its database or its files, or its hands full, so that the same request may
 * succeed later?
 */
export const isOutage = (error: unknown): boolean =>
  isAway(error) || areFilesAway(error) || error instanceof TooBusy;

/**
 * Remembers that a request failed because of an outage: then it is answered that it should come again, and
 * the shop looks whether it can write.
 */
export function noteOutage(context: Context, error: unknown): void {
  if (!isOutage(error)) return;
  context.set(outageContext, true);
  services(context).writes.suspect();
}

/** Long enough for a database that starts anew, short enough for a person who waits. */
const retryAfterSeconds = "10";

/**
 * The answer that says so: 503 with Retry-After instead of a mere failure. A form that was posted without
 * script gets a page that says how what was typed is sent again.
 */
export function withOutage(
  context: Context,
  request: Request,
  requestId: string,
  response: Response,
): Response {
  if (response.status !== 500 || !context.get(outageContext)) return response;
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
  return isPage && request.method === "POST" ? outagePage(requestId) : tellingWhen(response);
}

/**
 * A form's own answer that it could not be written (unwritten.server.ts) says to come again, too, and the
 * shop looks whether it can write.
 */
export function heedUnwritten({ status, headers }: Response, { writes }: Pick<Services, "writes">): void {
  if (status !== 503) return;
  setWhenMissing(headers, "Retry-After", retryAfterSeconds);
  writes.suspect();
}

/** The plain page, for what fails before or after any room. */
export const outagePage = (requestId: string): Response => tellingWhen(errorPage(503, requestId));

function tellingWhen(response: Response): Response {
  const answer = copyOf(response, 503);
  answer.headers.set("Retry-After", retryAfterSeconds);
  return answer;
}

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
