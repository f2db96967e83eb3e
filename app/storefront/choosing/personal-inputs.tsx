import { type FormEvent, type InvalidEvent, useEffect, useRef, useState } from "react";
import { beforeBuying, choiceText } from "#catalogue/options/options.text.ts";
import { letterCount, type PersonalField, personalLine } from "#catalogue/options/personal.ts";
import { Field } from "#ui/form/field.tsx";
import { fieldText } from "#ui/form/form.text.ts";

/** What is written on the piece: a field each, and what that means for a return. */
export function PersonalInputs({ fields }: { fields: readonly PersonalField[] }) {
  return (
    <div className="grid gap-4">
      {fields.map((field) => (
        <PersonalInput key={field.label} field={field} />
      ))}
      <p className="text-sm text-ink-2">{beforeBuying.madeForYou}</p>
    </div>
  );
}

/**
 * Two fields of the form: the label, by which the server knows the text, and the text. A blank one that is
 * needed is refused by the browser, here in the shop's words.
 */
function PersonalInput({
  field: { label, shownAs = label, most, required, price },
}: {
  field: PersonalField;
}) {
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const used = letterCount(personalLine(typed));
  const root = useRef<HTMLDivElement>(null);
  // A browser may have filled it in before this script came.
  useEffect(() => {
    const field = root.current?.querySelector<HTMLInputElement>("[name=personal]");
    setTyped(field?.value ?? "");
  }, []);
  function count({ currentTarget }: FormEvent<HTMLInputElement>): void {
    setTyped(currentTarget.value);
    setWrong(false);
    // Refused by the browser as a blank one is, and never cut (TEXT-16).
    currentTarget.setCustomValidity(letterCount(personalLine(currentTarget.value)) > most ? label : "");
  }
  function refuse(event: InvalidEvent<HTMLInputElement>): void {
    event.preventDefault();
    setWrong(true);
    event.currentTarget.form?.querySelector<HTMLInputElement>("input:invalid")?.focus();
  }
  return (
    <div ref={root}>
      <input type="hidden" name="personalLabel" value={label} />
      <Field
        label={price > 0 ? `${shownAs} ${choiceText.extraPrice(price)}` : shownAs}
        name="personal"
        required={required}
        pattern={required ? ".*\\S.*" : undefined}
        autoComplete="off"
        hint={choiceText.lettersUsed(used, most)}
        error={isWrong ? (used > most ? fieldText.long(most) : choiceText.missing(shownAs)) : undefined}
        onInput={count}
        onInvalid={refuse}
      />
    </div>
  );
}
