import { Refusal, type Refuse } from "../simulator/refusal.ts";
import { failureBody } from "./scenario.ts";

/** An answer that refuses, in the provider's form. */
export const refusal = (status: number, description: string, change: Record<string, unknown> = {}): Refusal =>
  new Refusal(status, description, {
    error: {
      code: "BAD_REQUEST_ERROR",
      description,
      source: "business",
      step: "payment_initiation",
      reason: "input_validation_failed",
      metadata: {},
      ...change,
    },
  });

/** What stands against a request before anybody knows what it is about. */
export const refuse: Refuse = (status, description) =>
  status >= 500
    ? new Refusal(status, description, failureBody(status))
    : refusal(status, description, { field: null });

export const badRequest = (
  description: string,
  field: string | null = null,
  reason = "input_validation_failed",
  step = "payment_initiation",
): Refusal => refusal(400, description, { field, reason, step });

const blank = { source: "NA", step: "NA", reason: "NA" };

export const unauthorised = (description: string): Refusal => refusal(401, description, blank);

export const unknownRoute = (): Refusal =>
  refusal(400, "The requested URL was not found on the server.", blank);

export const alreadyPaid = (): Refusal =>
  badRequest(
    "Your payment has been declined as the order is already paid. Please initiate the payment with a new order.",
  );

/** An entity by its id: malformed and unknown ids are told apart, as the provider does. */
export function found<T>(
  entities: ReadonlyMap<string, T>,
  kind: "order" | "pay" | "rfnd" | "setl",
  id: string,
): T {
  if (!new RegExp(`^${kind}_[A-Za-z0-9]{14}$`).test(id)) throw badRequest(`${id} is not a valid id.`, "id");
  const entity = entities.get(id);
  if (entity === undefined) throw badRequest("The id provided does not exist", "id");
  return entity;
}
