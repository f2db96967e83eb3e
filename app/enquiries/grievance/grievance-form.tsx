import { useNavigate } from "react-router";
import { Field } from "#ui/form/field.tsx";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { localPath } from "#values/language/address.ts";
import { EnquiryForm } from "../enquiry-form.tsx";
import { PersonField } from "../person-field.tsx";
import { type GrievanceAnswer, parseGrievance } from "./grievance.form.ts";
import { grievanceText as text } from "./grievance.text.ts";

/** A complaint; what comes of it is its ticket's page. */
export function GrievanceForm({ given }: { given: GrievanceAnswer | undefined }) {
  const navigate = useNavigate();
  return (
    <EnquiryForm
      action="/grievance"
      parse={parseGrievance}
      given={given}
      words={{ done: text.sent, failed: text.failed, refused: () => text.refused }}
      onDone={(path) => void navigate(localPath(path))}
      note={text.reach}
      submit={text.submit}
    >
      {(typed, errors) => (
        <>
          <PersonField name="fullName" typed={typed} errors={errors} required className="sm:col-span-2" />
          <PersonField name="email" typed={typed} errors={errors} />
          <PersonField name="phone" typed={typed} errors={errors} />
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
        </>
      )}
    </EnquiryForm>
  );
}
