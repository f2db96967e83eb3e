import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { anotherCountry } from "#addresses/address.form.ts";
import { isAbroad } from "#addresses/address.ts";
import { DeliveryInputs } from "#addresses/delivery-inputs.tsx";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { CheckboxField } from "#ui/form/checkbox.tsx";
import { focusFirstError } from "#ui/form/focus-first-error.ts";
import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { useFormRules } from "#ui/form/form-rules.ts";
import { useToast } from "#ui/overlay/toast.tsx";
import type { CountryOption } from "#values/contact/country-options.text.ts";
import { type AddressAnswer, parseAddress } from "./address-book.form.ts";
import { addressBookText as text } from "./address-book.text.ts";
import { addressesPath, addressParts, type EditedAddress, type SavedAddress } from "./address-book.ts";

interface AddressFormProps {
  edited: EditedAddress;
  /** To choose from, of a new one abroad. */
  countries: readonly CountryOption[] | undefined;
  /** It is the default one already, or will be as the first. */
  isDefaultAnyway: boolean;
  answer: AddressAnswer | undefined;
}

/** The fields of one address. */
export function AddressForm({ edited, countries, isDefaultAnyway, answer }: AddressFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const toast = useToast();
  const errors = errorsIn(answer);
  useFormRules(form, parseAddress);
  useEffect(() => {
    if (answer?.kind === "refused") focusFirstError(form.current, answer.errors);
    if (answer?.kind === "failed" && answer.notice) toast(answer.notice);
  }, [answer, toast]);
  const known = typeof edited === "string" ? undefined : edited;
  const path = `${addressesPath}?${new URLSearchParams({ edit: known?.id ?? String(edited) })}`;
  const typed = typedOf(answer);
  const isSending = useNavigation().state === "submitting";
  return (
    <Form ref={form} method="post" action={path} noValidate className="grid max-w-form gap-4">
      {answer?.kind === "failed" && answer.text && <FormProblem text={answer.text} reload={known && path} />}
      <input type="hidden" name="id" value={known?.id ?? ""} />
      <input type="hidden" name="version" value={known?.version ?? ""} />
      <DeliveryInputs
        values={{ ...(known && addressParts(known)), ...typed }}
        errors={errors}
        autofill=""
        abroad={edited === "abroad" ? (typed?.country ?? anotherCountry) : abroadOf(known)}
        countries={edited === "abroad" ? countries : undefined}
      />
      {!isDefaultAnyway && (
        <CheckboxField name="isDefault" label={text.makeDefault} defaultChecked={typed?.isDefault === "on"} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="save" variant="primary" pending={isSending}>
          {text.save}
        </Button>
        <ButtonLink to={addressesPath}>{text.cancel}</ButtonLink>
      </div>
    </Form>
  );
}

const abroadOf = (known: SavedAddress | undefined): string | undefined =>
  known && isAbroad(known.address) ? known.address.country : undefined;
