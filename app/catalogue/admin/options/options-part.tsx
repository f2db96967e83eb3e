import { fieldPlace } from "#records/fields/field-place.ts";
import { Button } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { SelectField } from "#ui/form/select-field.tsx";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { FoldedPart } from "#ui/page/folded-part.tsx";
import { formerValues, turnedValues } from "./former-values.ts";
import { optionsText } from "./options.text.ts";
import { choiceField, emptyOption, formerField, makeVariantsButton } from "./typed-choices.ts";
import { valuesIn } from "./typed-options.ts";
import { type ChoicesState, isWrong } from "./use-choices.ts";
import { VariantFields } from "./variant-fields.tsx";

/** The options of a product, and a row for each variant. */
export function OptionsPart({ choices }: { choices: ChoicesState }) {
  const { options, variants } = choices;
  return (
    <FoldedPart
      id={fieldPlace("option-0")}
      title={optionsText.options}
      holds={optionsHeld(choices)}
      isNeeded={isWrong(choices, "option") || isWrong(choices, "variant")}
    >
      <p className="text-sm text-ink-2">{optionsText.optionsHint}</p>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        {options.map((_, place) => (
          <OptionFields key={optionsText.option(place)} choices={choices} place={place} />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          small
          name={makeVariantsButton}
          value="make"
          formNoValidate
          onClick={(event) => {
            event.preventDefault();
            choices.make();
          }}
        >
          {optionsText.make}
        </Button>
        <p role="status" className="text-sm text-ink-2">
          {variants.length > 0 && optionsText.variants(variants.filter(({ offered }) => offered).length)}
        </p>
      </div>
      {variants.length > 0 && (
        <>
          <p className="text-sm text-ink-2">{optionsText.ownPriceHint}</p>
          <div className="border-t border-hair">
            {variants.map(({ values }, place) => (
              <VariantFields key={values.join("\n")} choices={choices} place={place} />
            ))}
          </div>
        </>
      )}
    </FoldedPart>
  );
}

const optionsHeld = ({ options, variants }: ChoicesState): string => {
  const names = options.flatMap(({ name }) => name.trim() || []);
  return [...names, ...(variants.length > 0 ? [optionsText.variants(variants.length)] : [])].join(", ");
};

/** For each new value, while others are gone: is it one of these, spelt anew? */
function FormerFields({ choices, place }: { choices: ChoicesState; place: number }) {
  const { values: typed, saved, was } = choices.options[place] ?? emptyOption;
  const values = valuesIn(typed, [...saved, ...choices.variants.flatMap((row) => row.values)]);
  const { gone, came } = turnedValues(saved, values);
  if (gone.length === 0 || came.length === 0) return null;
  const pairs = formerValues(saved, { values, was });
  const former = gone.map((value) => ({ value, label: optionsText.formerOf(value) }));
  return (
    <div className="grid gap-3">
      {came.map((value) => (
        <SelectField
          key={value}
          name={formerField(place, value)}
          label={optionsText.former(value)}
          hideOptional
          options={[{ value: "", label: optionsText.formerNone }, ...former]}
          value={pairs.get(value) ?? ""}
          onChange={({ currentTarget }) =>
            choices.changeOption(place, { was: { ...was, [value]: currentTarget.value } })
          }
        />
      ))}
      <p className="text-sm text-ink-2">{optionsText.formerHint}</p>
    </div>
  );
}

function OptionFields({ choices, place }: { choices: ChoicesState; place: number }) {
  const { name, values, saved } = choices.options[place] ?? emptyOption;
  const fieldOf = (fact: string) => {
    const field = choiceField("option", place, fact);
    return { name: field, error: choices.errors[field], hideOptional: true, autoComplete: "off" };
  };
  return (
    <fieldset className="grid min-w-0 content-start gap-3">
      <legend className="pb-2 font-semibold">{optionsText.option(place)}</legend>
      <Field
        {...fieldOf("name")}
        label={optionsText.optionName}
        value={name}
        placeholder={optionsText.examples[place === 0 ? "first" : "second"]}
        onChange={({ currentTarget }) => choices.changeOption(place, { name: currentTarget.value })}
      />
      <TextAreaField
        {...fieldOf("values")}
        label={optionsText.values}
        value={values}
        rows={3}
        hint={optionsText.valuesHint}
        onChange={({ currentTarget }) => choices.changeOption(place, { values: currentTarget.value })}
      />
      {saved.length > 0 && (
        <input type="hidden" name={choiceField("option", place, "saved")} value={saved.join("\n")} />
      )}
      <FormerFields choices={choices} place={place} />
    </fieldset>
  );
}
