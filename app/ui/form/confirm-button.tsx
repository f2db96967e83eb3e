import type { MouseEvent } from "react";
import { Button, type ButtonProps } from "./button.tsx";

export interface ConfirmButtonProps extends ButtonProps {
  /** What the browser asks before the form is sent: "Delete this comment?" */
  question: string;
  /**
   * The same in words that tell what the form holds; undefined where it is refused anyway, and nothing need
   * be asked.
   */
  questionOf?(form: FormData): string | undefined;
}

/**
 * The submit button of an act that can't be undone: the browser asks first. Without script a box has to be
 * ticked, which the browser sees to as well: so its form is not `noValidate` there (`useHydrated`), and a
 * button beside it is `formNoValidate`.
 */
export function ConfirmButton({ question, questionOf, onClick, ...button }: ConfirmButtonProps) {
  const ask = (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget;
    const asked = questionOf && form ? questionOf(new FormData(form)) : question;
    if (asked === undefined || window.confirm(asked)) onClick?.(event);
    else event.preventDefault();
  };
  return (
    <>
      <noscript>
        <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
          <input type="checkbox" required className="size-5" />
          {question}
        </label>
      </noscript>
      <Button {...button} type="submit" onClick={ask} />
    </>
  );
}
