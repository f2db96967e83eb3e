import { type Dispatch, type RefObject, useEffect, useState } from "react";
import { type CheckoutVisitor, draftFor } from "./buyer/buyer.ts";
import { parseAddresses } from "./checkout.form.ts";
import { dropCheckoutDraft, goOn, readCheckoutDraft } from "./checkout-draft.ts";
import type { CheckoutEvent } from "./checkout-state.ts";
import { stepOfHash } from "./steps/checkout-steps.ts";
import type { Show } from "./steps/use-step.ts";

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
