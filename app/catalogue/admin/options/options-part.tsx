import { Button } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { optionsText } from "./options.text.ts";
import { choiceField, makeVariantsButton } from "./typed-choices.ts";
import type { ChoicesState } from "./use-choices.ts";
import { VariantFields } from "./variant-fields.tsx";

/** What a shopper chooses of a product, and a row for each thing that is sold then. */
export function OptionsPart({ choices }: { choices: ChoicesState }) {
  const { options, variants } = choices;
  return (
    <TitledPart level={3} title={optionsText.options} className="md:col-span-2">
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
          <p className="text-sm text-ink-2">
            {optionsText.ownPriceHint} {optionsText.keptHint}
          </p>
          <div className="border-t border-hair">
            {variants.map(({ values }, place) => (
              <VariantFields key={values.join("\n")} choices={choices} place={place} />
            ))}
          </div>
        </>
      )}
    </TitledPart>
  );
}

function OptionFields({ choices, place }: { choices: ChoicesState; place: number }) {
  const { name = "", values = "" } = choices.options[place] ?? {};
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
        maxLength={60}
        placeholder={place === 0 ? "Size" : "Colour"}
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
    </fieldset>
  );
}
