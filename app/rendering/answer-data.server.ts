import type { StaticHandlerContext } from "react-router";
import { languageOfAddress } from "#platform/language/speaking.server.ts";
import { documentResponse } from "#platform/web/document.server.ts";
import { hasLanguages, localPath } from "#values/language/address.ts";
import { languageNow } from "#values/language/language.ts";
import { type Routed, type RoutedRequest, toldErrors } from "./answer-document.server.ts";
import { pageOfData } from "./data-address.ts";
import { documentHeaders } from "./document-headers.server.ts";
import { writeData } from "./hydration-data.server.ts";

const jsonType = "application/json; charset=utf-8";

/** Answers the client script: what the routes that it names show, or what became of a form; as JSON. */
export async function answerData(routed: Routed, visit: RoutedRequest): Promise<Response> {
  const { page, routes } = pageOfData(new URL(visit.request.url));
  const request = new Request(page, visit.request);
  const answer = await routed.handler.query(request, {
    requestContext: visit.context,
    skipLoaderErrorBubbling: true,
    skipRevalidation: true,
    filterMatchesToLoad: ({ route }) => routes === undefined || routes.includes(route.id),
    generateMiddlewareResponse: async (read) => {
      const shown = await read(request);
      return shown instanceof Response ? shown : dataOf(routed, visit, shown);
    },
  });
  if (!(answer instanceof Response)) throw new Error("a page was read and not answered");
  const location = answer.headers.get("Location");
  if (location === null || answer.status >= 400) return answer;
  return isWithin(location) ? ledTo(location, answer) : ledAway(page.origin + localPath(location), answer);
}

/**
 * Is it for the router of this page to go there? It puts each path below the language of its own address,
 * which is no other than English where the staff read Hindi.
 */
const isWithin = (location: string): boolean =>
  languageNow() === "en" ||
  !location.startsWith("/") ||
  hasLanguages(location) === (languageOfAddress() !== "en");

/** By a whole document. */
function ledAway(location: string, answer: Response): Response {
  const led = ledTo(location, answer);
  led.headers.set("X-Remix-Reload-Document", "true");
  return led;
}

function dataOf({ routes, rendering }: Routed, visit: RoutedRequest, read: StaticHandlerContext): Response {
  const shown = { ...read, errors: toldErrors(rendering, visit, read.errors) };
  const headers = documentHeaders(routes, shown);
  headers.set("Content-Type", jsonType);
  return documentResponse(writeData(shown), { status: shown.statusCode, headers });
}

/** A fetch would follow a redirect itself: the router has to. */
function ledTo(location: string, { status, headers: told }: Response): Response {
  const headers = new Headers(told);
  headers.delete("Location");
  headers.set("Content-Type", jsonType);
  return documentResponse(JSON.stringify({ redirect: { location, status } }), { status: 202, headers });
}
