import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { hasUnjudgedCode } from "#discounts/codes/unjudged-code.ts";
import { useToast } from "#ui/overlay/toast.tsx";
import { closeToast } from "#ui/overlay/toast-store.ts";
import { type CheckoutVisitor, draftFor, draftOwner, firstValues } from "./buyer/buyer.ts";
import { type CheckoutErrors, parseAddresses, parseCheckout, parseStep, warnedOf } from "./checkout.form.ts";
import {
  dropCheckoutDraft,
  goOn,
  keepCheckoutDraft,
  readCheckoutDraft,
  renewDraft,
} from "./checkout-draft.ts";
import { errorToast } from "./checkout-notices.ts";
import { type CheckoutValues, valuesOf } from "./checkout-values.ts";
import { type CheckoutAnswer, stepOfErrors, stepOfHash } from "./steps/checkout-steps.ts";
import { useStep } from "./steps/use-step.ts";

/**
 * The checkout's state in the browser: the step, what was typed, what is wrong with it. The form itself stays
 * plain.
 */
export function useCheckout(
  answer: CheckoutAnswer | undefined,
  notice: CheckoutAnswer["notice"],
  { newKey, isShopsKey = false }: { newKey: string; isShopsKey?: boolean | undefined },
  visitor: CheckoutVisitor,
) {
  const { buyer } = visitor;
  const form = useRef<HTMLFormElement>(null);
  const toast = useToast();
  const { step, heading, show, go: turnTo } = useStep(answer?.step);
  const [values, setValues] = useState(answer?.values ?? firstValues(buyer));
  const [errors, setErrors] = useState<CheckoutErrors>(answer?.errors ?? {});
  const [key, setKey] = useState(answer?.key ?? newKey);
  /** Changes when fields must take other contents than those typed. */
  const [edition, setEdition] = useState(0);

  // A reload in the same tab goes on where it was, unless the server has just answered a plain form.
  const isAnswered = answer !== undefined;
  const [wasAnswered] = useState(isAnswered);
  const [firstVisitor] = useState(visitor);
  const [shopsKey] = useState(isShopsKey ? newKey : undefined);
  const saved = buyer?.addresses;
  useEffect(() => {
    const draft = wasAnswered ? undefined : draftFor(readCheckoutDraft(sessionStorage), firstVisitor);
    // Somebody else's, who has signed out since.
    if (!draft && !wasAnswered) dropCheckoutDraft(sessionStorage);
    if (draft) {
      const { hash } = window.location;
      show(
        hash ? stepOfHash(hash) : draft.step,
        parseAddresses(draft.values, firstVisitor.buyer?.addresses).ok,
      );
      setKey(goOn(sessionStorage, draft, shopsKey));
      setValues(draft.values);
      setEdition(1);
    } else {
      if (!wasAnswered) show(1, false);
      // Something may have been typed before this script ran.
      setValues((before) => (form.current ? valuesOf(new FormData(form.current), before) : before));
    }
  }, [wasAnswered, firstVisitor, shopsKey, show]);

  // The server's answer to a submit by script.
  const [first] = useState(answer);
  const seen = useRef(answer);
  useEffect(() => {
    if (!answer || answer === seen.current) return;
    seen.current = answer;
    setErrors(answer.errors);
    setKey(answer.key);
    renewDraft(sessionStorage, answer.key);
    show(answer.step, true);
    if (notice) toast(notice);
  }, [answer, notice, toast, show]);

  useFirstErrorFocus(form, errors);

  function read(change: { step?: number } = {}): CheckoutValues {
    const now = form.current ? valuesOf(new FormData(form.current), values) : values;
    setValues(now);
    keepCheckoutDraft(sessionStorage, {
      step: change.step ?? step,
      key,
      owner: draftOwner(visitor),
      values: now,
    });
    return now;
  }

  function go(to: number) {
    read({ step: to });
    setErrors({});
    // What it complained of has been put right.
    closeToast();
    turnTo(to);
  }

  /**
   * Does what the form asks for, by the browser alone where it can; true when the shop has to place the
   * order.
   */
  function submit(event: FormEvent<HTMLFormElement>): boolean {
    const asked = pressed(event);
    if (asked === "previous") {
      event.preventDefault();
      go(step - 1);
      return false;
    }
    // The shop judges a discount code before it goes on; what was typed stays.
    if (asked.endsWith("-code") || hasUnjudgedCode(new FormData(event.currentTarget))) {
      read();
      return false;
    }
    const checked = asked === "place" ? parseCheckout(read(), saved) : parseStep(step, read(), saved);
    if (checked.ok && asked === "place") return true;
    event.preventDefault();
    if (checked.ok) {
      go(step + 1);
      return false;
    }
    toast(errorToast(checked.message));
    setErrors({ ...checked.errors });
    setValues((now) => warnedOf(now, checked));
    const wrong = stepOfErrors(checked.errors);
    if (wrong) show(wrong, true);
    return false;
  }

  return {
    form,
    heading,
    step,
    values,
    errors,
    key,
    edition,
    submit,
    read: () => void read(),
    /** A plain form's answer stands on the page until the next try; a script shows it as a toast. */
    standing: answer === first && errors === first?.errors ? notice : undefined,
  };
}

function useFirstErrorFocus(form: RefObject<HTMLFormElement | null>, errors: CheckoutErrors): void {
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, errors]);
}

/** The pressed button's value. */
function pressed({ nativeEvent }: FormEvent): string {
  const button = "submitter" in nativeEvent ? nativeEvent.submitter : null;
  return button instanceof HTMLButtonElement ? button.value : "next";
}
