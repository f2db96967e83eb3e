import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#ui/form/button.tsx";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { focusFirstError } from "#ui/form/focus-first-error.ts";
import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import { SelectField } from "#ui/form/select-field.tsx";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { adminReviewPath } from "../own-review-paths.ts";
import { hideReasons } from "../review.ts";
import { hideReasonWords } from "../reviews.text.ts";
import type { ManageReviewProps } from "./manage-review.tsx";
import { reviewAdminText as text } from "./review-admin.text.ts";

/** 'Show', 'Hide' and 'Reply', each a form of its own. */
export function JudgeForms(props: ManageReviewProps) {
  const { review } = props.managed;
  return (
    <>
      {review.state !== "shown" && <ShowForm {...props} />}
      <ReplyForm {...props} />
      {review.state !== "hidden" && <HideForm {...props} />}
    </>
  );
}

function ShowForm(props: ManageReviewProps) {
  return (
    <ActForm {...props} label={text.show}>
      <Button {...useAct("show")} variant="primary">
        {text.show}
      </Button>
    </ActForm>
  );
}

function ReplyForm(props: ManageReviewProps) {
  const { reply } = errorsIn(props.given);
  return (
    <ActForm {...props} label={text.reply}>
      <TextAreaField
        name="reply"
        label={text.replyLabel}
        hideOptional
        dir="auto"
        rows={3}
        hint={text.replyHint}
        defaultValue={typedOf(props.given)?.reply ?? props.managed.review.reply ?? ""}
        {...(reply ? { error: reply } : {})}
      />
      <Button {...useAct("reply")}>{text.reply}</Button>
    </ActForm>
  );
}

function HideForm(props: ManageReviewProps) {
  const { reason } = errorsIn(props.given);
  return (
    <ActForm {...props} label={text.hide}>
      <SelectField
        name="reason"
        label={text.reason}
        required
        hint={text.reasonHint}
        defaultValue={typedOf(props.given)?.reason ?? ""}
        options={[
          { value: "", label: text.chooseReason },
          ...hideReasons.map((value) => ({ value, label: hideReasonWords[value] })),
        ]}
        {...(reason ? { error: reason } : {})}
      />
      <ConfirmButton {...useAct("hide")} question={text.hideQuestion}>
        {text.hide}
      </ConfirmButton>
    </ActForm>
  );
}

function ActForm({
  managed: { review },
  given,
  label,
  children,
}: ManageReviewProps & { label: string; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => focusFirstError(form.current, errorsIn(given)), [given]);
  return (
    <Form
      ref={form}
      method="post"
      action={adminReviewPath(review.id)}
      aria-label={label}
      noValidate={useHydrated()}
      preventScrollReset
      className="mt-5 grid gap-3"
    >
      <input type="hidden" name="version" value={review.version} />
      {children}
    </Form>
  );
}

/** The button of an act: its value for the server, and whether it is under way. */
function useAct(intent: "show" | "hide" | "reply") {
  const { state, formData } = useNavigation();
  const sent = state === "idle" ? undefined : formData?.get("intent");
  return {
    type: "submit",
    name: "intent",
    value: intent,
    pending: sent === intent,
    disabled: typeof sent === "string" && sent !== intent,
    className: "justify-self-start max-sm:w-full",
  } as const;
}
