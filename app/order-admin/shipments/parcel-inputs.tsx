import type { Box } from "#orders/shipments/shipment.ts";
import { Field } from "#ui/form/field.tsx";
import type { ParcelErrors, TypedParcel } from "./parcel.form.ts";
import { shipmentsText, parcelFormText as text } from "./shipments-admin.text.ts";

interface InputsProps {
  errors: ParcelErrors;
  typed: TypedParcel | undefined;
}

interface MeasuresProps extends InputsProps {
  weightGrams: number | null;
  box: Box | null;
  weightHint: string;
}

/** What a parcel weighs, and its box. */
export function MeasureInputs({ errors, typed, weightGrams, box, weightHint }: MeasuresProps) {
  const sides = [
    { name: "length", label: text.length, side: box?.lengthCm },
    { name: "width", label: text.width, side: box?.widthCm },
    { name: "height", label: text.height, side: box?.heightCm },
  ] as const;
  return (
    <div className="grid gap-4">
      <Field
        name="weight"
        label={text.weight}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        hint={weightHint}
        error={errors.weight}
        defaultValue={typed?.weight ?? weightGrams ?? ""}
      />
      <div>
        <div className="grid grid-cols-3 gap-3">
          {sides.map(({ name, label, side }) => (
            <Field
              key={name}
              name={name}
              label={label}
              hideOptional
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              error={errors[name]}
              defaultValue={typed?.[name] ?? side ?? ""}
            />
          ))}
        </div>
        <p className="mt-1 text-sm text-ink-2">{shipmentsText.boxHint}</p>
      </div>
    </div>
  );
}

interface TrackingProps extends InputsProps {
  courier: string | null;
  trackingNumber: string | null;
  trackingUrl: string | null;
}

/** Who brings a parcel, and how it can be followed. */
export const TrackingInputs = ({ errors, typed, courier, trackingNumber, trackingUrl }: TrackingProps) => (
  <div className="grid gap-4">
    <Field
      name="courier"
      label={text.courier}
      hideOptional
      autoComplete="off"
      placeholder={text.courierExample}
      error={errors.courier}
      defaultValue={typed?.courier ?? courier ?? ""}
    />
    <Field
      name="trackingNumber"
      label={text.number}
      hideOptional
      autoComplete="off"
      error={errors.trackingNumber}
      defaultValue={typed?.trackingNumber ?? trackingNumber ?? ""}
    />
    <Field
      name="trackingUrl"
      label={text.link}
      hideOptional
      type="url"
      inputMode="url"
      autoComplete="off"
      placeholder="https://"
      error={errors.trackingUrl}
      defaultValue={typed?.trackingUrl ?? trackingUrl ?? ""}
    />
  </div>
);
