import { type SavedTexts, wordIn } from "#translations/translated.server.ts";
import type { PersonalField } from "./personal.ts";
import type { ProductOption, Variant } from "./variant.ts";

interface Choices {
  readonly options: readonly ProductOption[];
}

/** The words of what there is to choose. */
export const wordsOfChoices = (choices: Iterable<Choices>): string[] =>
  [...choices].flatMap(({ options }) => options.flatMap(({ name, values }) => [name, ...values]));

/**
 * What there is to choose in the language of the moment. An option of which two values would read alike
 * stands in English.
 */
export function choicesSaidIn<
  Given extends Choices & { readonly variants: readonly Pick<Variant, "values">[] },
>(choices: Given, texts: SavedTexts | undefined): Given {
  if (!texts) return choices;
  const options = choices.options.map((option) => {
    const { name, values } = option;
    const said = values.map((value) => wordIn(texts, value));
    // What addresses call the values is the same in every language.
    return {
      ...option,
      name: wordIn(texts, name),
      values: new Set(said).size === values.length ? said : values,
    };
  });
  const valueIn = (value: string, at: number): string =>
    options[at]?.values[choices.options[at]?.values.indexOf(value) ?? -1] ?? value;
  const variants = choices.variants.map((variant) => ({ ...variant, values: variant.values.map(valueIn) }));
  return { ...choices, options, variants };
}

/** A product with the labels of what can be written on it in the language of the moment. */
export const personalIn = <Given extends { readonly personal?: readonly PersonalField[] }>(
  product: Given,
  texts: SavedTexts | undefined,
): Given =>
  product.personal
    ? {
        ...product,
        personal: product.personal.map((field) => ({ ...field, shownAs: wordIn(texts, field.label) })),
      }
    : product;
