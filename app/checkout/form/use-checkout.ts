import { type Dispatch, type RefObject, useCallback, useEffect, useReducer, useRef, useState } from "react";
import { useFormRules } from "#ui/form/form-rules.ts";
import { useToast } from "#ui/overlay/toast.tsx";
import { type CheckoutVisitor, draftFor, draftOwner } from "./buyer/buyer.ts";
import { type CheckoutErrors, parseAddresses, parseCheckout, parseStep } from "./checkout.form.ts";
import {
  dropCheckoutDraft,
  goOn,
  keepCheckoutDraft,
  readCheckoutDraft,
  renewDraft,
} from "./checkout-draft.ts";
import { type CheckoutEvent, checkoutAfter, firstState } from "./checkout-state.ts";
import { type CheckoutValues, valuesOf } from "./checkout-values.ts";
import { type CheckoutAnswer, lastStep, stepOfHash } from "./steps/checkout-steps.ts";
import { type Show, useStep } from "./steps/use-step.ts";

import { useSubmit } from "./use-submit.ts";

/**
 * The checkout in the browser: the step, what was typed, what is wrong with it. The form itself stays plain.
 */
export function useCheckout(
  answer: CheckoutAnswer | undefined,
  notice: CheckoutAnswer["notice"],
  { newKey, isShopsKey = false }: { newKey: string; isShopsKey?: boolean | undefined },
  visitor: CheckoutVisitor,
) {
  const form = useRef<HTMLFormElement>(null);
  const [first] = useState(answer);
  const [state, tell] = useReducer(checkoutAfter, answer, (answered) =>
    firstState(answered, { newKey, buyer: visitor.buyer }),
  );
  const showStep = useCallback((step: number) => tell({ kind: "shown", step }), []);
  const { heading, show, go } = useStep(state.step, showStep);
  const shopsKey = isShopsKey ? newKey : undefined;
  useKeptDraft(form, { isAnswered: answer !== undefined, visitor, shopsKey }, tell, show);
  useAnswer(answer, notice, tell, show);
  useFirstErrorFocus(form, state.errors);
  const saved = visitor.buyer?.addresses;
  useFormRules(form, (typed) => {
    const values = valuesOf(typed, state.values);
    const { step } = state;
    const read = step < lastStep ? parseStep(step, values, saved) : parseCheckout(values, saved);
    return read.ok ? { kind: "valid" } : { kind: "refused", errors: read.errors };
  });

  function read(change: { step?: number } = {}): CheckoutValues {
    const typed = form.current && new FormData(form.current);
    if (typed) tell({ kind: "typed", form: typed });
    const { step, key } = state;
    const values = typed ? valuesOf(typed, state.values) : state.values;
    keepCheckoutDraft(sessionStorage, { step, key, owner: draftOwner(visitor), values, ...change });
    return values;
  }

  return {
    ...state,
    form,
    heading,
    read: () => void read(),
    submit: useSubmit({ step: state.step, saved, read, show, go }, tell),
    /** A plain form's answer stands on the page until the next try; a script shows it as a toast. */
    standing: answer === first && state.errors === first?.errors ? notice : undefined,
  };
}

/** The server's answer to a submit by script. */
function useAnswer(
  answer: CheckoutAnswer | undefined,
  notice: CheckoutAnswer["notice"],
  tell: Dispatch<CheckoutEvent>,
  show: Show,
): void {
  const toast = useToast();
  const seen = useRef(answer);
  useEffect(() => {
    if (!answer || answer === seen.current) return;
    seen.current = answer;
    tell({ kind: "answered", answer });
    renewDraft(sessionStorage, answer.key);
    show(answer.step, true);
    if (notice) toast(notice);
  }, [answer, notice, toast, tell, show]);
}

function useFirstErrorFocus(form: RefObject<HTMLFormElement | null>, errors: CheckoutErrors): void {
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, errors]);
}

interface KeptDraft {
  isAnswered: boolean;
  visitor: CheckoutVisitor;
  /** The key that the shop knows as this browser's. */
  shopsKey: string | undefined;
}

/** A reload in the same tab goes on where it was, unless the server has just answered a plain form. */
export function useKeptDraft(
  form: RefObject<HTMLFormElement | null>,
  kept: KeptDraft,
  tell: Dispatch<CheckoutEvent>,
  show: Show,
): void {
  // What it was when the page came.
  const [{ isAnswered, visitor, shopsKey }] = useState(kept);
  useEffect(() => {
    const draft = isAnswered ? undefined : draftFor(readCheckoutDraft(sessionStorage), visitor);
    if (draft) {
      const { hash } = window.location;
      const mayBeLater = parseAddresses(draft.values, visitor.buyer?.addresses).ok;
      show(hash ? stepOfHash(hash) : draft.step, mayBeLater);
      tell({ kind: "resumed", draft, key: goOn(sessionStorage, draft, shopsKey) });
      return;
    }
    if (!isAnswered) {
      // Somebody else's, who has signed out since.
      dropCheckoutDraft(sessionStorage);
      show(1, false);
    }
    // Something may have been typed before this script ran.
    if (form.current) tell({ kind: "typed", form: new FormData(form.current) });
  }, [form, isAnswered, visitor, shopsKey, tell, show]);
}
