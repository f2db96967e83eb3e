import type { ServerBuild, StaticHandlerContext } from "react-router";
import { earliestOf, freshUntilHeader } from "#platform/web/cache/cached-page.server.ts";

/**
 * What the routes say by their `headers`, each knowing its parent's and its loader's, down to the one that
 * shows an error; every cookie that a loader or an action set, once; and the earliest moment at which what a
 * loader gave ends.
 */
export function documentHeaders(routes: ServerBuild["routes"], shown: StaticHandlerContext): Headers {
  const { matches, loaderHeaders, actionHeaders, errors } = shown;
  const failed = matches.findIndex(({ route }) => errors?.[route.id] !== undefined);
  const headers = (failed < 0 ? matches : matches.slice(0, failed + 1)).reduce(
    (parentHeaders, { route: { id } }) => {
      const rule = routes[id]?.module.headers;
      const own = { loaderHeaders: loaderHeaders[id], actionHeaders: actionHeaders[id] };
      return ownHeaders(rule, own, parentHeaders);
    },
    new Headers(),
  );
  const told = [...Object.values(actionHeaders), ...Object.values(loaderHeaders)];
  for (const cookie of new Set(told.flatMap((each) => each.getSetCookie())))
    headers.append("Set-Cookie", cookie);
  const until = earliestOf(Object.values(loaderHeaders));
  if (until !== undefined) headers.set(freshUntilHeader, until);
  return headers;
}

type Rule = NonNullable<ServerBuild["routes"][string]>["module"]["headers"];
type Own = Record<"loaderHeaders" | "actionHeaders", Headers | undefined>;

function ownHeaders(rule: Rule, own: Own, parentHeaders: Headers): Headers {
  if (rule === undefined) return parentHeaders;
  if (typeof rule !== "function") return new Headers(rule);
  const { loaderHeaders = new Headers(), actionHeaders = new Headers() } = own;
  return new Headers(rule({ loaderHeaders, actionHeaders, parentHeaders, errorHeaders: undefined }));
}
