import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createPortal, flushSync } from "react-dom";
import { Dialog } from "../overlay/dialog.tsx";
import { Button, type ButtonProps } from "./button.tsx";
import { formText } from "./form.text.ts";

export interface ConfirmButtonProps extends Omit<ButtonProps, "onClick"> {
  /** What is asked before the form is sent: "Delete this comment?" */
  question: string;
  /**
   * The same in words that tell what the form holds; undefined where it is refused anyway, and nothing need
   * be asked.
   */
  questionOf?(form: FormData): string | undefined;
  /** Its form, which many buttons share, has the box that is ticked without script. */
  isBoxShared?: boolean;
}

/**
 * The submit button of an act that can't be undone: the shop asks first. Without script a box has to be
 * ticked, which the browser sees to: so its form is not `noValidate` there (`useHydrated`), and a button
 * beside it is `formNoValidate`.
 */
export function ConfirmButton({ question, questionOf, isBoxShared, ...button }: ConfirmButtonProps) {
  const pressed = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useState<string>();
  const ask = (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget;
    const words = questionOf && form ? questionOf(new FormData(form)) : question;
    if (words === undefined) return;
    event.preventDefault();
    setAsked(words);
  };
  const answer = (isMeant: boolean) => {
    // Closed first: below it the button can't have the focus, which Safari gave it by no press.
    flushSync(() => setAsked(undefined));
    pressed.current?.focus();
    if (isMeant) pressed.current?.form?.requestSubmit(pressed.current);
  };
  return (
    <>
      {!isBoxShared && <MeantBox question={question} />}
      <Button {...button} ref={pressed} type="submit" onClick={ask} />
      {asked !== undefined && <AskDialog question={asked} act={button.children} onAnswer={answer} />}
    </>
  );
}

/** Without script: the box that says that an act is meant. */
export const MeantBox = ({ question }: { question: string }) => (
  <noscript>
    <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
      <input type="checkbox" required className="size-5" />
      {question}
    </label>
  </noscript>
);

interface AskDialogProps {
  /** "Delete this comment? It can't be brought back." */
  question: string;
  /** What is done then, as its button says it. */
  act: ReactNode;
  onAnswer(isMeant: boolean): void;
}

/** Asks before something is done. Escape means no, and so does an Enter that came too early. */
export function AskDialog({ question, act, onAnswer }: AskDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => cancel.current?.focus(), []);
  const answerByKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // With one Escape Chrome would close the dialog below, too.
    event.preventDefault();
    onAnswer(false);
  };
  const answerByPress = (press: MouseEvent) => {
    ignoreSecondPress(press);
    onAnswer(true);
  };
  const dialog = (
    <Dialog title={question} open asks onClose={() => onAnswer(false)}>
      <div className="flex flex-wrap justify-end gap-3">
        <Button ref={cancel} small onKeyDown={answerByKey} onClick={() => onAnswer(false)}>
          {formText.cancel}
        </Button>
        <Button small variant="primary" onKeyDown={answerByKey} onClick={answerByPress}>
          {act}
        </Button>
      </div>
    </Dialog>
  );
  return createPortal(dialog, document.body);
}

/** As long as the two halves of a double press lie apart, in milliseconds, and in pixels. */
const [secondPressMs, secondPressPixels] = [400, 10];

/** The second half of a double press would open what lay below the question. */
function ignoreSecondPress({ clientX, clientY }: MouseEvent): void {
  const ignore = (next: globalThis.MouseEvent) => {
    const isOfAnother = next.target instanceof Element && next.target.closest("[role=alertdialog]");
    if (isOfAnother || Math.hypot(next.clientX - clientX, next.clientY - clientY) > secondPressPixels) return;
    next.preventDefault();
    next.stopPropagation();
  };
  window.addEventListener("click", ignore, true);
  setTimeout(() => window.removeEventListener("click", ignore, true), secondPressMs);
}
