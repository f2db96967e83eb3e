import type { RoutePolicy } from "./route-policy.ts";

type Api = RoutePolicy["api"];

/** What every refusal of the API has (API-4): a word for programs, a sentence for people. */
interface ApiError {
  code: string;
  message: string;
}

const common = { "Content-Type": "application/json; charset=utf-8", "X-Robots-Tag": "noindex" };

/** Scripts of any site may read what is the same for everybody, and its tag. */
const forScripts = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "ETag, Retry-After",
};

const headersFor = (api: Api): Record<string, string> =>
  api === "public" ? { ...common, ...forScripts } : common;

/** What the API answers to everybody alike, by the page cache; `more` goes with it. */
export const publicAnswer = (body: unknown, more: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { headers: { ...headersFor("public"), ...more } });

/** What it answers to the holder of a key. */
export const privateAnswer = (body: unknown): Response =>
  new Response(JSON.stringify(body), { headers: { ...common, "Cache-Control": "private, no-store" } });

/** A refusal in the API's one shape. */
export const apiError = (
  status: number,
  error: ApiError,
  { api = "public", ...more }: { api?: Api; [header: string]: string | undefined } = {},
): Response => {
  const headers = new Headers({ ...headersFor(api), "Cache-Control": "private, no-store" });
  for (const [name, value] of Object.entries(more)) if (value) headers.set(name, value);
  return new Response(JSON.stringify({ error }), { status, headers });
};

const refusals: Readonly<Record<number, ApiError>> = {
  400: { code: "bad_request", message: "This request could not be read." },
  404: { code: "not_found", message: "There is nothing at this address." },
  405: { code: "method_not_allowed", message: "The API is only read: ask by GET or HEAD." },
  411: { code: "length_required", message: "This request does not say how long it is." },
  413: { code: "too_large", message: "This request is too long." },
  429: { code: "too_many_requests", message: "These are too many requests. Wait as Retry-After says." },
  500: { code: "failed", message: "Something went wrong on the shop's side." },
  503: { code: "busy", message: "The shop is busy. Wait as Retry-After says." },
};
const notOpen: ApiError = {
  code: "not_open",
  message: "The shop is not open yet. Come again as Retry-After says.",
};
const otherRefusal: ApiError = { code: "refused", message: "This request was refused." };

/** A refusal that was made for people, in the API's shape; what tells how to go on stays with it. */
export const refusalInJson = ({ status, headers }: Response, api: Api, isBeforeOpening = false): Response =>
  apiError(status, isBeforeOpening ? notOpen : (refusals[status] ?? otherRefusal), {
    api,
    "Retry-After": headers.get("Retry-After") ?? undefined,
    Allow: status === 405 ? "GET, HEAD" : undefined,
  });

/** What a browser asks before a script of another site may send a header such as If-None-Match. */
export const preflightAnswer = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Allow-Methods": "GET, HEAD",
      "Access-Control-Allow-Headers": "If-None-Match, Content-Type",
      "Access-Control-Max-Age": "86400",
    },
  });
