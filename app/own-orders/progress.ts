import type { OrderStatus } from "#orders/order-states.ts";

/** The steps of an order's way, as they are drawn. */
export const progressSteps = ["pending", "processing", "shipped", "delivered"] as const;
export type ProgressStep = (typeof progressSteps)[number];

/**
 * The step an order stands at (ORDER-14). Cash on delivery that waits for its confirmation counts as
 * pending; a cancelled order and an unpaid or failed card order match no step.
 */
export function progressStep(status: OrderStatus): ProgressStep | undefined {
  if (status === "pending_cod_confirmation") return "pending";
  return progressSteps.find((step) => step === status);
}

/** When each step was first entered, from the order's history. */
export function reachedSteps(
  history: readonly { status: string; at: Date }[],
): Partial<Record<ProgressStep, Date>> {
  const reached: Partial<Record<ProgressStep, Date>> = {};
  for (const { status, at } of history) {
    const step = progressSteps.find((each) => each === (isCodPending(status) ? "pending" : status));
    if (step && !(reached[step] && reached[step] <= at)) reached[step] = at;
  }
  return reached;
}

const isCodPending = (status: string): boolean => status === "pending_cod_confirmation";
