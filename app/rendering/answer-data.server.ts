import type { StaticHandlerContext } from "react-router";
import { documentResponse } from "#platform/web/document.server.ts";
import { hasLanguages } from "#values/language/address.ts";
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
  return location !== null && answer.status < 400 ? ledTo(forRouter(location, page), answer) : answer;
}

/** The router of a page in Hindi puts each path below `/hi`: what is not there has a whole address. */
const forRouter = (location: string, { origin }: URL): string =>
  languageNow() !== "en" && location.startsWith("/") && !hasLanguages(location)
    ? origin + location
    : location;

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
