import { fieldPlace } from "#records/fields/field-place.ts";
import { CheckboxField } from "#ui/form/checkbox.tsx";
import { Field } from "#ui/form/field.tsx";
import { FoldedPart } from "#ui/page/folded-part.tsx";
import { optionsText } from "./options.text.ts";
import { choiceField, type TypedPersonal } from "./typed-choices.ts";
import { type ChoicesState, isWrong } from "./use-choices.ts";

export function PersonalPart({ choices }: { choices: ChoicesState }) {
  return (
    <FoldedPart
      id={fieldPlace("personal-0")}
      title={optionsText.personal}
      holds={personalHeld(choices)}
      isNeeded={isWrong(choices, "personal")}
    >
      <p className="text-sm text-ink-2">{optionsText.personalHint}</p>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-3">
        {choices.personal.map((row, place) => (
          <PersonalFields key={optionsText.field(place)} choices={choices} place={place} row={row} />
        ))}
      </div>
    </FoldedPart>
  );
}

const personalHeld = ({ personal }: ChoicesState): string =>
  personal.flatMap(({ label }) => label.trim() || []).join(", ");

interface PersonalFieldsProps {
  choices: ChoicesState;
  place: number;
  row: TypedPersonal;
}

function PersonalFields({ choices, place, row }: PersonalFieldsProps) {
  const fieldOf = (fact: "label" | "most" | "price") => {
    const name = choiceField("personal", place, fact);
    return {
      name,
      value: row[fact],
      error: choices.errors[name],
      hideOptional: true,
      autoComplete: "off",
      onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
        choices.changePersonal(place, { [fact]: currentTarget.value }),
    };
  };
  return (
    <fieldset className="grid min-w-0 content-start gap-3">
      <legend className="pb-2 font-semibold">{optionsText.field(place)}</legend>
      <Field
        {...fieldOf("label")}
        label={optionsText.label}
        placeholder={place === 0 ? optionsText.labelExample : undefined}
      />
      <div className="grid grid-cols-2 gap-x-3">
        <Field
          {...fieldOf("most")}
          label={optionsText.most}
          inputMode="numeric"
          maxLength={3}
          hint={optionsText.mostHint}
        />
        <Field
          {...fieldOf("price")}
          label={optionsText.extra}
          inputMode="decimal"
          hint={optionsText.extraHint}
        />
      </div>
      <CheckboxField
        name={choiceField("personal", place, "required")}
        label={optionsText.required}
        value="true"
        checked={row.required}
        onChange={({ currentTarget }) => choices.changePersonal(place, { required: currentTarget.checked })}
      />
    </fieldset>
  );
}
