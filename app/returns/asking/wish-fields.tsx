import { RadioGroup } from "#ui/form/choice.tsx";
import { Field } from "#ui/form/field.tsx";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { type ReturnWish, returnReasons, wishesFor } from "../return-request.ts";
import { returnText as text, wishWords } from "../returns.text.ts";
import type { ReturnField, ReturnTyped } from "./return-request.form.ts";

interface WishFieldsProps {
  /** As they are chosen now; empty until then. */
  reason: string;
  wish: string;
  /** It was paid in cash: where does the money go back to? */
  asksUpi: boolean;
  typed: ReturnTyped;
  errors: FieldErrors<ReturnField>;
  isHydrated: boolean;
}

const allWishes: readonly ReturnWish[] = ["refund", "exchange", "replacement"];

/** What a buyer would like, and what that asks for. Without script all of it is asked, and judged later. */
export function WishFields({ reason, wish, asksUpi, typed, errors, isHydrated }: WishFieldsProps) {
  const known = returnReasons.find((each) => each === reason);
  const wishes = isHydrated && known ? wishesFor(known) : allWishes;
  return (
    <>
      <RadioGroup
        key={wishes.join()}
        name="wish"
        label={text.wish}
        defaultValue={wish}
        options={wishes.map((value) => ({ value, label: wishWords[value] }))}
        {...(errors.wish ? { error: errors.wish } : {})}
      />
      {(!isHydrated || wish === "exchange") && (
        <Field
          name="wishedVariant"
          label={text.wishedVariant}
          required={wish === "exchange"}
          hint={text.wishedHint}
          defaultValue={typed.wishedVariant ?? ""}
          {...(errors.wishedVariant ? { error: errors.wishedVariant } : {})}
        />
      )}
      {asksUpi && (!isHydrated || wish === "refund") && (
        <Field
          name="upiId"
          label={text.upi}
          hint={text.upiHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          maxLength={330}
          defaultValue={typed.upiId ?? ""}
          {...(errors.upiId ? { error: errors.upiId } : {})}
        />
      )}
    </>
  );
}
