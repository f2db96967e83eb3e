import * as z from "zod";
import { mishapFields } from "../simulator/mishap.ts";
import { spoils } from "./spoil.ts";

/** How the next requests to one endpoint are mistreated; the body of POST /sim/scenario. */
export const scenarioWish = z.object({
  /** `endpoint` is 'POST /v1/orders', 'GET /v1/payments/:id', …; '*' is every one of the provider's. */
  next: z.object({
    ...mishapFields,
    /** The provider's own answer, with something wrong in it. */
    spoil: z.enum(spoils).optional(),
  }),
});

export type PaymentMishap = z.infer<typeof scenarioWish>["next"];

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
