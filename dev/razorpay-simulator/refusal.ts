/** An answer that refuses, in the provider's form. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, description: string, change: Record<string, unknown> = {}) {
    super(description);
    this.status = status;
    this.body = {
      error: {
        code: "BAD_REQUEST_ERROR",
        description,
        source: "business",
        step: "payment_initiation",
        reason: "input_validation_failed",
        metadata: {},
        ...change,
      },
    };
  }
}

export const badRequest = (
  description: string,
  field: string | null = null,
  reason = "input_validation_failed",
  step = "payment_initiation",
): Refusal => new Refusal(400, description, { field, reason, step });

const blank = { source: "NA", step: "NA", reason: "NA" };

export const unauthorised = (description: string): Refusal => new Refusal(401, description, blank);

export const unknownRoute = (): Refusal =>
  new Refusal(400, "The requested URL was not found on the server.", blank);

export const alreadyPaid = (): Refusal =>
  badRequest(
    "Your payment has been declined as the order is already paid. Please initiate the payment with a new order.",
  );

/** An entity by its id: malformed and unknown ids are told apart, as the provider does. */
export function found<T>(entities: ReadonlyMap<string, T>, kind: "order" | "pay" | "rfnd", id: string): T {
  if (!new RegExp(`^${kind}_[A-Za-z0-9]{14}$`).test(id)) throw badRequest(`${id} is not a valid id.`, "id");
  const entity = entities.get(id);
  if (entity === undefined) throw badRequest("The id provided does not exist", "id");
  return entity;
}
