import { Field, TextAreaField } from "#ui/field.tsx";
import type { BulkQuoteField } from "./bulk-quote.form.ts";
import { fewestUnits, mostUnits } from "./bulk-quote.ts";
import type { FieldErrors, TypedFields } from "./form-answer.ts";
import { HoneypotField } from "./honeypot-field.tsx";

interface BulkQuoteFieldsProps {
  errors: FieldErrors<BulkQuoteField>;
  typed?: TypedFields<BulkQuoteField>;
}

/** The fields of the bulk quote form, in the dialog and on its own page. */
export function BulkQuoteFields({ errors, typed = {} }: BulkQuoteFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        name="fullName"
        className="sm:col-span-2"
        label="Full Name"
        required
        autoComplete="name"
        maxLength={120}
        defaultValue={typed.fullName}
        error={errors.fullName}
      />
      <Field
        name="email"
        type="email"
        label="Email"
        required
        autoComplete="email"
        maxLength={254}
        defaultValue={typed.email}
        error={errors.email}
      />
      <Field
        name="phone"
        type="tel"
        label="Phone"
        required
        autoComplete="tel"
        maxLength={40}
        defaultValue={typed.phone}
        error={errors.phone}
      />
      <Field
        name="company"
        label="Company"
        autoComplete="organization"
        maxLength={160}
        defaultValue={typed.company}
        error={errors.company}
      />
      <Field
        name="quantity"
        type="number"
        label="Quantity"
        required
        min={fewestUnits}
        max={mostUnits}
        step={1}
        inputMode="numeric"
        hint={`In units, from ${fewestUnits}.`}
        defaultValue={typed.quantity}
        error={errors.quantity}
      />
      <TextAreaField
        name="customization"
        label="Customization Details"
        rows={3}
        maxLength={4000}
        placeholder="Your logo, colours, sizes"
        className="sm:col-span-2"
        defaultValue={typed.customization}
        error={errors.customization}
      />
      <TextAreaField
        name="message"
        label="Message"
        rows={3}
        maxLength={4000}
        className="sm:col-span-2"
        defaultValue={typed.message}
        error={errors.message}
      />
      <HoneypotField />
    </div>
  );
}
