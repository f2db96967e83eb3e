import type { KeyboardEvent } from "react";
import { Button } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { discountText } from "../discounts.text.ts";
import { longestCode } from "./typed-code.ts";

interface DiscountCodeProps {
  /** What the form that it stands in calls the act of its buttons. */
  act: string;
  /** The code that counts now, or would but for its trouble. */
  code: string | undefined;
  /** What was typed and refused. */
  typed: string | undefined;
  error: string | undefined;
  className?: string;
}

const applyCode = "apply-code";

/** Enter presses the button beside the field, and not the first one of the form that it stands in. */
function applyOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const { form } = event.currentTarget;
  form?.requestSubmit(form.querySelector<HTMLButtonElement>(`button[value="${applyCode}"]`));
}

/** The field for a discount code, and the way to take one away again. */
export function DiscountCode({ act, code, typed, error, className = "" }: DiscountCodeProps) {
  return (
    <div className={className}>
      <div className="flex items-start gap-3">
        <Field
          // What was taken is no longer in the field.
          key={code ?? ""}
          name="discountCode"
          label={discountText.field}
          hideOptional
          defaultValue={typed}
          error={error}
          maxLength={longestCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="min-w-0 grow"
          onKeyDown={applyOnEnter}
        />
        <Button type="submit" name={act} value={applyCode} formNoValidate className="mt-[1.625rem]">
          {discountText.apply}
        </Button>
      </div>
      {code !== undefined && (
        <Button type="submit" name={act} value="remove-code" variant="text" small formNoValidate>
          {discountText.remove(code)}
        </Button>
      )}
    </div>
  );
}
