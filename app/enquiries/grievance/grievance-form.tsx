import { useNavigate } from "react-router";
import { Button } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { typedIn } from "#ui/form/form-answer.ts";
import { StandingNotice } from "#ui/form/form-notice.tsx";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { HoneypotField } from "#ui/honeypot-field.tsx";
import { localPath } from "#values/language/address.ts";
import { MessageKeyField } from "../message-key-field.tsx";
import { EmailField, FullNameField, PhoneField } from "../person-fields.tsx";
import { type GrievanceAnswer, type GrievanceField, parseGrievance } from "./grievance.form.ts";
import { grievanceText as text } from "./grievance.text.ts";

/** A complaint; what comes of it is its ticket's page. */
export function GrievanceForm({ given }: { given: GrievanceAnswer | undefined }) {
  const navigate = useNavigate();
  const { form, errors, standing, isSending, submit } = useForm<GrievanceField, string>({
    action: "/grievance",
    parse: parseGrievance,
    given,
    words: { done: text.sent, failed: text.failed, refused: () => text.refused },
    onDone: (path) => void navigate(localPath(path)),
  });
  const typed = typedIn(given);
  return (
    <form
      ref={form}
      method="post"
      action={localPath("/grievance")}
      noValidate
      onSubmit={submit}
      className="relative max-w-form"
    >
      <StandingNotice notice={standing} takesFocus={given?.kind === "failed"} />
      <p className="mb-4 text-sm text-ink-2">{text.reach}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <FullNameField typed={typed.fullName} error={errors.fullName} required className="sm:col-span-2" />
        <EmailField typed={typed.email} error={errors.email} />
        <PhoneField typed={typed.phone} error={errors.phone} />
        <Field
          name="orderNumber"
          label={text.orderNumber}
          autoComplete="off"
          defaultValue={typed.orderNumber}
          error={errors.orderNumber}
          className="sm:col-span-2"
        />
        <TextAreaField
          name="body"
          label={text.body}
          dir="auto"
          required
          rows={7}
          className="sm:col-span-2"
          defaultValue={typed.body}
          error={errors.body}
        />
      </div>
      <HoneypotField />
      <MessageKeyField />
      <Button type="submit" variant="primary" pending={isSending} className="mt-6 max-sm:w-full">
        {text.submit}
      </Button>
    </form>
  );
}
