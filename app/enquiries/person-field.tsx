import { Field } from "#ui/form/field.tsx";
import { personText } from "./enquiry.text.ts";

/** How browsers can fill it. */
const looks = {
  fullName: { autoComplete: "name", dir: "auto" },
  email: { type: "email", autoComplete: "email" },
  phone: { type: "tel", autoComplete: "tel" },
} as const;

type Fact = keyof typeof looks;

interface PersonFieldProps {
  name: Fact;
  /** The values of the form's fields, and their errors. */
  typed: Partial<Record<Fact, string>>;
  errors: Partial<Record<Fact, string>>;
  required?: boolean;
  className?: string;
}

/** The sender's three fields, the same in every form. */
export const PersonField = ({ name, typed, errors, ...rest }: PersonFieldProps) => (
  <Field
    name={name}
    label={personText[name]}
    {...looks[name]}
    defaultValue={typed[name]}
    error={errors[name]}
    {...rest}
  />
);
