import { createContext, type RouterContextProvider } from "react-router";
import { services } from "#platform/context.server.ts";
import { isAway } from "#platform/database/database-error.server.ts";
import { areFilesAway } from "#platform/files/files-away.server.ts";
import { TooBusy } from "#platform/limits/too-busy.ts";
import type { Services } from "#platform/services.server.ts";
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
 * Remembers that a request failed because of an outage: then it is told to come again, and the shop looks
 * whether it can write.
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
 * A form's own answer that it could not be written (unwritten.server.ts) is asked to come again, too, and the
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
