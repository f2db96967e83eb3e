import { type FormEvent, useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { useMay } from "#accounts/permissions/held-context.ts";
import { orderHref } from "#orders/links/list-query.ts";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { Field } from "#ui/form/field.tsx";
import { focusFirstError } from "#ui/form/focus-first-error.ts";
import { useFormRules } from "#ui/form/form-rules.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { rupeesColumn, rupeesExact } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";
import { longDateTime } from "#values/time/date-time.ts";
import { keptText } from "../kept/kept.text.ts";
import type { AdminPage } from "../read-order.server.ts";
import { useOpenedFrom } from "../use-opened-from.ts";
import { GivenForField } from "./given-for-field.tsx";
import { givenForWords } from "./given-for-words.ts";
import { refundQuestion, refundRefusal } from "./refund.form.ts";
import { refundFormText as text } from "./refund-form.text.ts";

/** What went back, and the way to send more. */
export function RefundPart({ adminPage }: { adminPage: AdminPage }) {
  const { refunds, refundable, refundTyped } = adminPage;
  const isOffered = useMay()("money") && refundable > 0;
  if (refunds.length === 0 && !isOffered) return null;
  const begun = JSON.stringify([refundable, refunds.length, refundTyped]);
  return (
    <div className="mt-4">
      <h3 className="text-md">{text.title}</h3>
      {refunds.length > 0 && <RefundLedger refunds={refunds} lines={adminPage.order.lines} />}
      {isOffered && <RefundForm key={begun} adminPage={adminPage} />}
    </div>
  );
}

const stateWords = (state: string): string => {
  const words: Readonly<Record<string, string>> = text.states;
  return words[state] ?? state;
};

function RefundLedger({ refunds, lines }: Pick<AdminPage, "refunds"> & Pick<AdminPage["order"], "lines">) {
  return (
    <ul className="mt-1">
      {refunds.map(({ id, at, amount, state, who, problem, givenFor }) => (
        <li key={id} className="border-b border-hair py-2">
          <p className="flex justify-between gap-4">
            <span className={state === "failed" ? "text-geru" : ""}>{stateWords(state)}</span>
            <b className="tabular-nums">{rupeesExact(amount)}</b>
          </p>
          <p className="text-xs text-ink-2">
            {who ?? text.elsewhere}, {longDateTime(at)}
          </p>
          <WhatFor words={givenForWords({ amount, givenFor }, lines)} />
          {problem && <p className="text-xs text-geru">{keptText.said(problem)}</p>}
        </li>
      ))}
    </ul>
  );
}

const WhatFor = ({ words }: { words: string }) =>
  words && <p className="text-xs text-ink-2 wrap-anywhere">{words}</p>;

/**
 * Begins anew when something went back, or was refused; else what is typed stays, however often the page is
 * read again.
 */
function RefundForm({ adminPage }: { adminPage: AdminPage }) {
  const { order, refundable, refundKey, refundTyped, refundFor } = adminPage;
  const address = orderHref(order.id, useOpenedFrom(), "/refund");
  const isSending = useNavigation().formAction === address;
  const { error, form, check } = useRefusal(refundable, refundTyped);
  return (
    <Form
      ref={form}
      method="post"
      action={address}
      onSubmit={check}
      preventScrollReset
      noValidate={useHydrated()}
      className="mt-3 grid gap-3"
    >
      <input type="hidden" name="key" value={refundKey} />
      <Field
        name="amount"
        label={text.amount}
        required
        inputMode="decimal"
        autoComplete="off"
        hint={text.most(refundable)}
        error={error}
        defaultValue={refundTyped ?? rupeesColumn(refundable)}
      />
      <GivenForField order={order} typed={refundFor ?? undefined} />
      <ConfirmButton
        small
        className="justify-self-start"
        pending={isSending}
        question={text.ask}
        questionOf={(typed) => refundQuestion(amountIn(typed), refundable)}
      >
        {text.submit}
      </ConfirmButton>
    </Form>
  );
}

/** What is wrong with the sum: as it came back from the server, and as it is about to be sent. */
function useRefusal(refundable: Paise, refundTyped: string | null) {
  const refusalOf = (typed: string) => ({ amount: refundRefusal(typed, refundable) });
  const [errors, setErrors] = useState<Record<string, string | undefined>>(() =>
    refundTyped === null ? {} : refusalOf(refundTyped),
  );
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => focusFirstError(form.current, errors), [errors]);
  useFormRules(form, (typed) => {
    const amount = refundRefusal(amountIn(typed), refundable);
    return amount ? { kind: "refused", errors: { amount } } : { kind: "valid" };
  });
  const check = (event: FormEvent<HTMLFormElement>) => {
    const found = refusalOf(amountIn(new FormData(event.currentTarget)));
    if (found.amount) event.preventDefault();
    setErrors(found);
  };
  return { error: errors.amount, form, check };
}

const amountIn = (form: FormData): string => String(form.get("amount") ?? "");
