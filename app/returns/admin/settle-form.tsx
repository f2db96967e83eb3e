import { useState } from "react";
import { useActButton } from "#ui/form/act-button.ts";
import { RadioGroup } from "#ui/form/choice.tsx";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import { rulesOf } from "#ui/form/form-rules.ts";
import { SelectField } from "#ui/form/select-field.tsx";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { rupeesColumn } from "#values/money/decimal-rupees.ts";
import type { ReturnResolution } from "../return-request.ts";
import type { ManagedReturn } from "./read-return.server.ts";
import { ReturnActForm, type ReturnActProps } from "./receive-form.tsx";
import { type ReturnActName, wayIn, wayOrder, wordsIn } from "./return-act.form.ts";
import { returnAdminText as text } from "./return-admin.text.ts";

const words = (form: FormData) => wordsIn(form, form.get("way") === "nothing");

/** Money back, another piece, or nothing with words. Without script all fields stand there. */
export function SettleForm(props: ReturnActProps) {
  const { managed, given } = props;
  const typed = typedOf(given) ?? {};
  const errors = errorsIn(given);
  const isHydrated = useHydrated();
  const [way, setWay] = useState(typed.way ?? wishedWay(managed));
  const ways = wayOrder.filter((each) => isOffered(each, managed));
  const isMoney = way === "refund" || way === "refund_by_hand";
  return (
    <ReturnActForm {...props} rules={rulesOf(wayIn, words)} label={text.settle}>
      <RadioGroup
        name="way"
        label={text.how}
        defaultValue={way}
        onChange={setWay}
        boxed
        options={ways.map((value) => ({
          value,
          label: text.ways[value],
          note: noteOf(value, managed),
        }))}
        {...(errors.way ? { error: errors.way } : {})}
      />
      {managed.left === 0 && <p className="text-sm text-ink-2">{text.noMoney}</p>}
      {managed.left > 0 && (!isHydrated || isMoney) && <AmountField managed={managed} given={given} />}
      {managed.instead.length > 0 && (!isHydrated || way === "exchange") && (
        <SelectField
          name="instead"
          label={text.instead}
          hint={text.insteadHint}
          hideOptional
          defaultValue={typed.instead ?? ""}
          options={[{ value: "", label: "–" }, ...managed.instead]}
          {...(errors.instead ? { error: errors.instead } : {})}
        />
      )}
      <TextAreaField
        name="words"
        label={text.words}
        dir="auto"
        rows={3}
        hint={text.declineHint}
        defaultValue={typed.words ?? ""}
        {...(errors.words ? { error: errors.words } : {})}
      />
      <ConfirmButton
        {...useActButton<ReturnActName>("settle")}
        variant="primary"
        question={text.settleQuestion}
      >
        {text.settle}
      </ConfirmButton>
    </ReturnActForm>
  );
}

function AmountField({ managed: { suggested, left }, given }: ReturnActProps) {
  const { amount } = errorsIn(given);
  return (
    <Field
      name="amount"
      label={text.amount}
      hideOptional
      inputMode="decimal"
      autoComplete="off"
      hint={`${text.suggested(suggested.total, suggested.shipping)} ${text.most(left)}`}
      defaultValue={typedOf(given)?.amount ?? rupeesColumn(suggested.total)}
      {...(amount ? { error: amount } : {})}
    />
  );
}

/** What its buyer would like, where that can be given. */
export const wishedWay = (managed: ManagedReturn): ReturnResolution => {
  const { wish, upiId } = managed.request;
  if (wish !== "refund") return isOffered(wish, managed) ? wish : "nothing";
  if (managed.left === 0) return "nothing";
  return managed.isCash && !upiId ? "refund_by_hand" : "refund";
};

function isOffered(way: ReturnResolution, { left, isCash, instead, request }: ManagedReturn): boolean {
  switch (way) {
    case "refund":
      return left > 0 && (!isCash || request.upiId !== null);
    case "refund_by_hand":
      return left > 0;
    case "exchange":
      return instead.length > 0;
    case "replacement":
    case "nothing":
      return true;
  }
}

/** What becomes of the money or the piece in that way. */
export function noteOf(way: ReturnResolution, { isCash, request }: ManagedReturn): string {
  const { wayNotes } = text;
  switch (way) {
    case "refund":
      return isCash && request.upiId ? wayNotes.upi(request.upiId) : wayNotes.card;
    case "refund_by_hand":
      return wayNotes.byHand;
    case "exchange":
    case "replacement":
    case "nothing":
      return wayNotes[way];
  }
}
