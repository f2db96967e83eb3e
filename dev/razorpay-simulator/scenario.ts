import * as z from "zod";
import { spoils } from "./spoil.ts";

/** How the next requests to one endpoint are mistreated; the body of POST /sim/scenario. */
export const scenarioWish = z.object({
  next: z.object({
    /** 'POST /v1/orders', 'GET /v1/payments/:id', …; '*' is every one of the provider's. */
    endpoint: z.string(),
    /** Only requests whose path or body holds this text. */
    match: z.string().optional(),
    status: z.int().optional(),
    body: z.unknown().optional(),
    delay_ms: z.number().optional(),
    /** The connection breaks without an answer. */
    reset: z.literal(true).optional(),
    /** A proxy's error page instead of the provider's JSON. */
    html: z.literal(true).optional(),
    /** The work is done all the same, and only its answer is lost. */
    after: z.literal(true).optional(),
    /** The provider's own answer, with something wrong in it. */
    spoil: z.enum(spoils).optional(),
    times: z.int().default(1),
  }),
});

export type Mishap = z.infer<typeof scenarioWish>["next"];

/** The mishap that awaits this endpoint, used up by asking; undefined when all goes well. */
export function takeMishap(mishaps: Mishap[], endpoint: string, request: string): Mishap | undefined {
  const mishap = mishaps.find(
    (each) => (each.endpoint === endpoint || each.endpoint === "*") && request.includes(each.match ?? ""),
  );
  if (!mishap) return undefined;
  mishap.times -= 1;
  if (mishap.times <= 0) mishaps.splice(mishaps.indexOf(mishap), 1);
  return mishap;
}

const codes: Record<number, string> = { 502: "GATEWAY_ERROR", 504: "GATEWAY_ERROR", 500: "SERVER_ERROR" };

/** What the provider says to a failure of this status when the scenario names no body. */
export const failureBody = (status: number) => ({
  error: {
    code: codes[status] ?? (status >= 500 ? "SERVER_ERROR" : "BAD_REQUEST_ERROR"),
    description:
      status === 401
        ? "Authentication failed"
        : status === 429
          ? "Request failed. Please try after sometime."
          : "We are facing some trouble completing your request at the moment. Please try again shortly.",
    source: "NA",
    step: "NA",
    reason: "NA",
    metadata: {},
  },
});

export const failurePage = (status: number): string =>
  `<html><head><title>${status} Bad Gateway</title></head><body><center><h1>${status} Bad Gateway</h1></center></body></html>`;
