import { Field } from "#ui/form/field.tsx";

interface PersonFieldProps {
  typed: string | undefined;
  error: string | undefined;
  required?: boolean;
  className?: string;
}

/** Who writes to the shop: the same three fields in every form, named so that browsers can fill them. */
export function FullNameField({ typed, error, ...rest }: PersonFieldProps) {
  const filling = { autoComplete: "name", maxLength: 120, dir: "auto" };
  return (
    <Field name="fullName" label="Full Name" {...filling} defaultValue={typed} error={error} {...rest} />
  );
}

export function EmailField({ typed, error, ...rest }: PersonFieldProps) {
  const filling = { autoComplete: "email", maxLength: 254 };
  return (
    <Field
      name="email"
      type="email"
      label="Email"
      {...filling}
      defaultValue={typed}
      error={error}
      {...rest}
    />
  );
}

export function PhoneField({ typed, error, ...rest }: PersonFieldProps) {
  const filling = { autoComplete: "tel", maxLength: 40 };
  return (
    <Field name="phone" type="tel" label="Phone" {...filling} defaultValue={typed} error={error} {...rest} />
  );
}
