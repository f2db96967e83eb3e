import { useActButton } from "#ui/form/act-button.ts";
import { Button } from "#ui/form/button.tsx";
import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import { rulesOf } from "#ui/form/form-rules.ts";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { ReturnActForm, type ReturnActProps } from "./receive-form.tsx";
import { type ReturnActName, wordsIn } from "./return-act.form.ts";
import { returnAdminText as text } from "./return-admin.text.ts";

const words = (form: FormData) => wordsIn(form, true);

/** Says no to a new request, with words that are mailed. */
export function DeclineReturnForm(props: ReturnActProps) {
  return (
    <ReturnActForm {...props} rules={rulesOf(words)} label={text.decline}>
      <TextAreaField
        name="words"
        label={text.declineWords}
        required
        dir="auto"
        rows={3}
        hint={text.declineHint}
        defaultValue={typedOf(props.given)?.words ?? ""}
        error={errorsIn(props.given).words}
      />
      <Button {...useActButton<ReturnActName>("decline")}>{text.decline}</Button>
    </ReturnActForm>
  );
}
