import { useActButton } from "#ui/form/act-button.ts";
import { Button } from "#ui/form/button.tsx";
import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import type { ReturnActName } from "./return-act.form.ts";
import { ReturnActForm, type ReturnActProps } from "./return-act-form.tsx";
import { returnAdminText as text } from "./return-admin.text.ts";

/** What is done about a new request. */
export function ApproveOrDecline(props: ReturnActProps) {
  const { words } = errorsIn(props.given);
  const approve = useActButton<ReturnActName>("approve");
  const decline = useActButton<ReturnActName>("decline");
  return (
    <>
      <ReturnActForm {...props} label={text.approve}>
        <Button {...approve} variant="primary">
          {text.approve}
        </Button>
      </ReturnActForm>
      <ReturnActForm {...props} label={text.decline}>
        <TextAreaField
          name="words"
          label={text.declineWords}
          required
          dir="auto"
          rows={3}
          hint={text.declineHint}
          defaultValue={typedOf(props.given)?.words ?? ""}
          {...(words ? { error: words } : {})}
        />
        <Button {...decline}>{text.decline}</Button>
      </ReturnActForm>
    </>
  );
}
