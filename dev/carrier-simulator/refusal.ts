import { Refusal, type Refuse } from "../simulator/refusal.ts";

/** What the carrier says to a failure of this status; from memory of its answers. */
export const failureBody = (status: number) => ({
  message:
    status === 401
      ? "Token has expired"
      : status === 429
        ? "Too Many Attempts."
        : status >= 500
          ? "Server Error"
          : "Oops! Something went wrong.",
  status_code: status,
});

/** An answer that refuses, in the carrier's form. */
export const refuse: Refuse = (status, message) =>
  new Refusal(status, message, status >= 500 ? failureBody(status) : { message, status_code: status });

/** What is wrong with a body's fields, in the carrier's form. */
export const invalid = (errors: Record<string, string[]>): Refusal =>
  new Refusal(422, "invalid", {
    message: "The given data was invalid.",
    errors,
    status_code: 422,
  });
