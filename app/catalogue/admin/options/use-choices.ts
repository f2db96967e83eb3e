import type { ProductFormState } from "../form/use-product-form.ts";
import {
  choiceField,
  choicesIn,
  choicesText,
  stepPlaces,
  type TypedChoices,
  type TypedOption,
  type TypedPersonal,
  type TypedStep,
  type TypedVariant,
} from "./typed-choices.ts";
import { makeVariants, optionsOfTyped } from "./typed-options.ts";

export type ChoicesState = ReturnType<typeof useChoices>;

/** The form's parts 'Options', 'Personalisation' and 'How It Is Made' while they are filled in. */
export function useChoices(state: ProductFormState) {
  const choices = choicesIn(state.texts.choices);
  const write = (part: Partial<TypedChoices>, typed: readonly string[] = []) =>
    state.type("choices", choicesText({ ...choices, ...part }), typed);
  const changed = <Row>(rows: readonly Row[], at: number, part: Partial<Row>): Row[] =>
    rows.map((row, place) => (place === at ? { ...row, ...part } : row));
  return {
    ...choices,
    errors: state.errors,
    pictures: state.pictures.images.items.flatMap(({ url, alt }) => (url === "" ? [] : { url, alt })),
    changeOption(place: number, part: Partial<TypedOption>): void {
      const typed = [...fieldsOf("option", place, part), choiceField("option", 0, "values")];
      write({ options: changed(choices.options, place, part) }, typed);
    },
    changeVariant(place: number, part: Partial<TypedVariant>): void {
      const before = choices.variants[place];
      // Counting pieces of one that had run out puts it back on sale.
      const isBack = before?.shown.stockCount === "0" && !before.shown.inStock && Number(part.stockCount) > 0;
      const row = isBack ? { ...part, inStock: true } : part;
      write({ variants: changed(choices.variants, place, row) }, fieldsOf("variant", place, part));
    },
    changePersonal(place: number, part: Partial<TypedPersonal>): void {
      write({ personal: changed(choices.personal, place, part) }, fieldsOf("personal", place, part));
    },
    changeStep(place: number, part: Partial<TypedStep>): void {
      write({ steps: changed(stepPlaces(choices.steps), place, part) }, fieldsOf("step", place, part));
    },
    /** A row for each combination of the options' values, or the errors of these. */
    make(): void {
      const fields = choices.options.flatMap((_, place) =>
        ["name", "values"].map((fact) => choiceField("option", place, fact)),
      );
      const made = optionsOfTyped(choices.options, choices.variants);
      if (made.ok) write({ variants: makeVariants(made.options, choices.variants) });
      state.retell(fields, made.ok ? {} : made.errors);
    },
  };
}

const facts: Readonly<Record<string, string>> = { inStock: "in-stock", stockCount: "stock-count" };

const fieldsOf = (part: Parameters<typeof choiceField>[0], place: number, changed: object): string[] =>
  Object.keys(changed).map((key) => choiceField(part, place, facts[key] ?? key));

/** Is one of these fields refused? Its part is opened then. */
export const isWrong = ({ errors }: Pick<ChoicesState, "errors">, part: Parameters<typeof choiceField>[0]) =>
  Object.entries(errors).some(([name, error]) => error !== undefined && name.startsWith(`${part}-`));
