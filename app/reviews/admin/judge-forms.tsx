import type { ReactNode } from "react";
import { useShop } from "#platform/config/shop-settings.ts";
import { ActForm } from "#records/act-form.tsx";
import { useActButton } from "#ui/form/act-button.ts";
import { Button } from "#ui/form/button.tsx";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import { type FormRules, rulesOf } from "#ui/form/form-rules.ts";
import { SelectField } from "#ui/form/select-field.tsx";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { adminReviewPath } from "../own-review-paths.ts";
import { hideReasons } from "../review.ts";
import { hideReasonWords } from "../reviews.text.ts";
import { type ReviewActAnswer, reasonIn, replyIn } from "./review-act.form.ts";
import { reviewAdminText as text } from "./review-admin.text.ts";
import type { ManagedReview } from "./review-to-judge.db.server.ts";

export interface JudgeFormsProps {
  managed: ManagedReview;
  given: ReviewActAnswer | undefined;
}

/** 'Show', 'Hide' and 'Reply', each a form of its own. */
export function JudgeForms(props: JudgeFormsProps) {
  const { review } = props.managed;
  return (
    <>
      {review.state !== "shown" && <ShowForm {...props} />}
      <ReplyForm {...props} />
      {review.state !== "hidden" && <HideForm {...props} />}
    </>
  );
}

function ShowForm(props: JudgeFormsProps) {
  return (
    <JudgeForm {...props} label={text.show}>
      <Button {...useAct("show")} variant="primary">
        {text.show}
      </Button>
    </JudgeForm>
  );
}

function ReplyForm(props: JudgeFormsProps) {
  const { reply } = errorsIn(props.given);
  const { name: shop } = useShop();
  return (
    <JudgeForm {...props} rules={rulesOf(replyIn)} label={text.reply}>
      <TextAreaField
        name="reply"
        label={text.replyLabel}
        hideOptional
        dir="auto"
        rows={3}
        hint={text.replyHint(props.managed.replier ?? shop)}
        defaultValue={typedOf(props.given)?.reply ?? props.managed.review.reply ?? ""}
        {...(reply ? { error: reply } : {})}
      />
      <Button {...useAct("reply")}>{text.reply}</Button>
    </JudgeForm>
  );
}

function HideForm(props: JudgeFormsProps) {
  const { reason } = errorsIn(props.given);
  return (
    <JudgeForm {...props} rules={rulesOf(reasonIn)} label={text.hide}>
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
      <ConfirmButton
        {...useAct("hide")}
        question={text.hideQuestion}
        questionOf={(form) => (form.get("reason") ? text.hideQuestion : undefined)}
      >
        {text.hide}
      </ConfirmButton>
    </JudgeForm>
  );
}

const JudgeForm = ({
  managed: { review },
  ...form
}: JudgeFormsProps & { rules?: FormRules; label: string; children: ReactNode }) => (
  <ActForm to={adminReviewPath(review.id)} version={review.version} {...form} />
);

const useAct = useActButton<"show" | "hide" | "reply">;
