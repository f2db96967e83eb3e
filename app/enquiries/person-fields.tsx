import { Field } from "#ui/form/field.tsx";
import { personText } from "./person.text.ts";

interface PersonFieldProps {
  typed: string | undefined;
  error: string | undefined;
  required?: boolean;
  className?: string;
}

/** Who writes to the shop: the same three fields in every form, named so that browsers can fill them. */
export function FullNameField({ typed, error, ...rest }: PersonFieldProps) {
  const filling = { autoComplete: "name", dir: "auto" };
  return (
    <Field
      name="fullName"
      label={personText.fullName}
      {...filling}
      defaultValue={typed}
      error={error}
      {...rest}
    />
  );
}

export function EmailField({ typed, error, ...rest }: PersonFieldProps) {
  const filling = { autoComplete: "email" };
  return (
    <Field
      name="email"
      type="email"
      label={personText.email}
      {...filling}
      defaultValue={typed}
      error={error}
      {...rest}
    />
  );
}

export function PhoneField({ typed, error, ...rest }: PersonFieldProps) {
  const filling = { autoComplete: "tel" };
  return (
    <Field
      name="phone"
      type="tel"
      label={personText.phone}
      {...filling}
      defaultValue={typed}
      error={error}
      {...rest}
    />
  );
}
