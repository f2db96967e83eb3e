import { Button } from "#ui/form/button.tsx";
import { typedIn } from "#ui/form/form-answer.ts";
import { SentNotice, StandingNotice } from "#ui/form/form-notice.tsx";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { HoneypotField } from "#ui/honeypot-field.tsx";
import { localPath } from "#values/language/address.ts";
import { MessageKeyField } from "../message-key-field.tsx";
import { EmailField, FullNameField, PhoneField } from "../person-fields.tsx";
import { type ContactAnswer, type ContactField, contactNotice, parseContact } from "./contact.form.ts";
import { contactText } from "./contact.text.ts";

interface ContactFormProps {
  /** What came of the form when it was posted without script. */
  given?: ContactAnswer;
  /** The page says that it was sent. */
  isSent: boolean;
}

export function ContactForm({ given, isSent }: ContactFormProps) {
  const { form, errors, isOver, standing, isSending, submit } = useForm<ContactField>({
    action: "/contact",
    parse: parseContact,
    given,
    words: { done: contactText.sent, failed: contactText.failed, refused: contactNotice },
  });
  const typed = typedIn(given);
  return (
    <form
      ref={form}
      method="post"
      action={localPath("/contact")}
      noValidate
      onSubmit={submit}
      className="relative max-w-form"
    >
      {isSent && !isOver && <SentNotice {...contactText.sent} />}
      <StandingNotice notice={standing} takesFocus={given?.kind === "failed"} />
      <div className="grid gap-4 sm:grid-cols-2">
        <FullNameField typed={typed.fullName} error={errors.fullName} required className="sm:col-span-2" />
        <EmailField typed={typed.email} error={errors.email} required />
        <PhoneField typed={typed.phone} error={errors.phone} />
        <TextAreaField
          name="message"
          label={contactText.message}
          dir="auto"
          required
          rows={7}
          className="sm:col-span-2"
          defaultValue={typed.message}
          error={errors.message}
        />
      </div>
      <HoneypotField />
      <MessageKeyField />
      <Button type="submit" variant="primary" pending={isSending} className="mt-6 max-sm:w-full">
        {contactText.submit}
      </Button>
    </form>
  );
}
