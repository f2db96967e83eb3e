import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { EnquiryForm } from "../enquiry-form.tsx";
import { PersonField } from "../person-field.tsx";
import { type ContactAnswer, contactNotice, parseContact } from "./contact.form.ts";
import { contactText } from "./contact.text.ts";

interface ContactFormProps {
  /** The answer to the form when it was posted without script. */
  given?: ContactAnswer;
  /** The page confirms that it was sent. */
  isSent: boolean;
}

export const ContactForm = ({ given, isSent }: ContactFormProps) => (
  <EnquiryForm
    action="/contact"
    parse={parseContact}
    given={given}
    words={{ done: contactText.sent, failed: contactText.failed, refused: contactNotice }}
    isSent={isSent}
    submit={contactText.submit}
  >
    {(typed, errors) => (
      <>
        <PersonField name="fullName" typed={typed} errors={errors} required className="sm:col-span-2" />
        <PersonField name="email" typed={typed} errors={errors} required />
        <PersonField name="phone" typed={typed} errors={errors} />
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
      </>
    )}
  </EnquiryForm>
);
