import type { Dispatch, FormEvent } from "react";
import { hasUnjudgedCode } from "#discounts/codes/typed-code.ts";
import { useToast } from "#ui/overlay/toast.tsx";
import { closeToast } from "#ui/overlay/toast-store.ts";
import type { CheckoutVisitor } from "./buyer/buyer.ts";
import { parseCheckout, parseStep } from "./checkout.form.ts";
import { errorToast } from "./checkout-notices.ts";
import type { CheckoutEvent } from "./checkout-state.ts";
import type { CheckoutValues } from "./checkout-values.ts";
import { stepOfErrors } from "./steps/checkout-steps.ts";
import type { Show } from "./steps/use-step.ts";

interface Submitting {
  step: number;
  saved: NonNullable<CheckoutVisitor["buyer"]>["addresses"] | undefined;
  read(change?: { step?: number }): CheckoutValues;
  show: Show;
  /** Turns to a step as pressing its button does. */
  go(step: number): void;
}

/**
 * Does what the form asks for, by the browser alone where it can; true when the shop has to place the order.
 */
export function useSubmit({ step, saved, read, show, go }: Submitting, tell: Dispatch<CheckoutEvent>) {
  const toast = useToast();

  function turn(to: number): false {
    read({ step: to });
    tell({ kind: "mended" });
    closeToast();
    go(to);
    return false;
  }

  return (event: FormEvent<HTMLFormElement>): boolean => {
    const asked = pressed(event);
    if (asked === "previous") {
      event.preventDefault();
      return turn(step - 1);
    }
    // The shop judges a discount code before it goes on; what was typed stays.
    if (asked.endsWith("-code") || hasUnjudgedCode(new FormData(event.currentTarget))) {
      read();
      return false;
    }
    const checked = asked === "place" ? parseCheckout(read(), saved) : parseStep(step, read(), saved);
    if (checked.ok && asked === "place") return true;
    event.preventDefault();
    if (checked.ok) return turn(step + 1);
    toast(errorToast(checked.message));
    tell({ kind: "complained", complaint: checked });
    const wrong = stepOfErrors(checked.errors);
    if (wrong) show(wrong, true);
    return false;
  };
}

/** The pressed button's value. */
function pressed({ nativeEvent }: FormEvent): string {
  const button = "submitter" in nativeEvent ? nativeEvent.submitter : null;
  return button instanceof HTMLButtonElement ? button.value : "next";
}
