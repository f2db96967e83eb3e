import { type Buyer, firstValues } from "./buyer/buyer.ts";
import { type CheckoutComplaint, type CheckoutErrors, warnedOf } from "./checkout.form.ts";
import type { CheckoutDraft } from "./checkout-draft.ts";
import { type CheckoutValues, valuesOf } from "./checkout-values.ts";
import type { CheckoutAnswer } from "./steps/checkout-steps.ts";

/** The checkout as the browser shows it. */
export interface CheckoutState {
  step: number;
  values: CheckoutValues;
  errors: CheckoutErrors;
  key: string;
  /** Changes when fields must take other contents than those typed. */
  edition: number;
}

export type CheckoutEvent =
  /** A step is on the page, by whatever way. */
  | { kind: "shown"; step: number }
  | { kind: "typed"; form: FormData }
  /** What was complained of has been put right. */
  | { kind: "mended" }
  | { kind: "complained"; complaint: CheckoutComplaint }
  | { kind: "answered"; answer: Pick<CheckoutAnswer, "errors" | "key"> }
  /** A tab goes on where it was, under this key. */
  | { kind: "resumed"; draft: Pick<CheckoutDraft, "values">; key: string };

/** The page as the server has rendered it. */
export const firstState = (
  answer: CheckoutAnswer | undefined,
  { newKey, buyer }: { newKey: string; buyer: Buyer | null },
): CheckoutState => ({
  step: answer?.step ?? 1,
  values: answer?.values ?? firstValues(buyer),
  errors: answer?.errors ?? {},
  key: answer?.key ?? newKey,
  edition: 0,
});

export function checkoutAfter(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (event.kind) {
    case "shown":
      return { ...state, step: event.step };
    case "typed":
      return { ...state, values: valuesOf(event.form, state.values) };
    case "mended":
      return { ...state, errors: {} };
    case "complained": {
      const { complaint } = event;
      return { ...state, errors: { ...complaint.errors }, values: warnedOf(state.values, complaint) };
    }
    case "answered":
      return { ...state, errors: event.answer.errors, key: event.answer.key };
    case "resumed":
      return { ...state, values: event.draft.values, key: event.key, edition: 1 };
  }
}
