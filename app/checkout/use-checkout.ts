import { type FormEvent, useEffect, useRef, useState } from "react";
import { useToast } from "#ui/toast.tsx";
import { type CheckoutErrors, parseAddresses, parseCheckout } from "./checkout.form.ts";
import { errorToast } from "./checkout.text.ts";
import { keepDraft, readDraft } from "./checkout-draft.ts";
import { type CheckoutAnswer, stepOf } from "./checkout-steps.ts";
import { emptyValues, valuesOf } from "./checkout-values.ts";

/** The checkout's state in the browser: the step, what was typed, what is wrong with it. The form itself stays plain. */
export function useCheckout(
  answer: CheckoutAnswer | undefined,
  notice: CheckoutAnswer["notice"],
  newKey: string,
) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const toast = useToast();
  const [step, setStep] = useState(answer?.step ?? 1);
  const [values, setValues] = useState(answer?.values ?? emptyValues);
  const [errors, setErrors] = useState<CheckoutErrors>(answer?.errors ?? {});
  const [key, setKey] = useState(answer?.key ?? newKey);
  /** Changes when fields must take other contents than those typed. */
  const [edition, setEdition] = useState(0);

  // A reload in the same tab goes on where it was, unless the server has just answered a plain form.
  const isAnswered = answer !== undefined;
  useEffect(() => {
    const draft = isAnswered ? undefined : readDraft(sessionStorage);
    if (draft) {
      setStep(draft.step);
      setKey(draft.key);
      setValues(draft.values);
      setEdition(1);
    } else if (form.current) {
      // Something may have been typed before this script ran.
      setValues((before) => (form.current ? valuesOf(new FormData(form.current), before) : before));
    }
  }, [isAnswered]);

  // The server's answer to a submit by script.
  const [first] = useState(answer);
  const seen = useRef(answer);
  useEffect(() => {
    if (!answer || answer === seen.current) return;
    seen.current = answer;
    setStep(answer.step);
    setErrors(answer.errors);
    if (notice) toast(notice);
  }, [answer, notice, toast]);

  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  function read(change: { step?: number } = {}) {
    const now = form.current ? valuesOf(new FormData(form.current), values) : values;
    setValues(now);
    keepDraft(sessionStorage, { step: change.step ?? step, key, values: now });
    return now;
  }

  function go(to: number) {
    read({ step: stepOf(to) });
    setErrors({});
    setStep(stepOf(to));
    requestAnimationFrame(() => {
      window.scrollTo({ top: 0 });
      heading.current?.focus({ preventScroll: true });
    });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    const asked = pressed(event);
    if (asked === "previous") {
      event.preventDefault();
      return go(step - 1);
    }
    const checked = asked === "place" ? parseCheckout(read()) : parseAddresses(read());
    if (checked.ok && asked === "place") return;
    event.preventDefault();
    if (checked.ok) return go(step + 1);
    toast(errorToast(checked.message));
    setErrors({ ...checked.errors });
    if (!checked.errors.shippingMethod && !checked.errors.paymentMethod) setStep(1);
  }

  return {
    ...{ form, heading, step, values, errors, key, edition, submit },
    read: () => void read(),
    /** A plain form's answer stands on the page; a script shows it as a toast. */
    standing: answer === first ? notice : undefined,
  };
}

/** The pressed button's value. */
function pressed({ nativeEvent }: FormEvent): string {
  const button = "submitter" in nativeEvent ? nativeEvent.submitter : null;
  return button instanceof HTMLButtonElement ? button.value : "next";
}
