import { personalAs } from "#catalogue/options/personal-as.ts";
import { optionText } from "#catalogue/options/variant.ts";
import { paise, sum } from "#values/money/money.ts";
import { asVariant } from "./as-variant.ts";
import type { ShownChoices, ShownProduct } from "./choices.ts";

/** The picked values' parts of a key, in the options' order. */
export const picksIn = (form: FormData): string[] =>
  ["option1", "option2"].flatMap((name) => form.get(name) ?? []).map(String);

/** The same of the variant with this key; none where it is no variant of these. */
export function picksOf(choices: ShownChoices | undefined, key: string | undefined): string[] {
  const variant = choices?.variants.find((each) => each.key === key);
  if (!choices || !variant) return [];
  return choices.options.map(
    ({ values }, index) => values.find(({ text }) => text === variant.values[index])?.slug ?? "",
  );
}

/**
 * Can a value be had, with what is picked of the other option? What nobody makes can't be had either.
 */
export function isHad(
  variants: ShownChoices["variants"],
  picks: readonly string[],
  [index, slug]: readonly [index: number, slug: string],
): boolean {
  const key = picks.map((pick, at) => (at === index ? slug : pick)).join("-");
  return variants.some((variant) => variant.key === key && variant.inStock);
}

/** A product as its page shows it with what its form holds. */
export function shownAs(
  product: ShownProduct,
  choices: ShownChoices | undefined,
  form: FormData,
): ShownProduct {
  const labels = form.getAll("personalLabel");
  const texts = form
    .getAll("personal")
    .map((text, at) => ({ label: String(labels[at]), text: String(text) }));
  const personal = personalAs(product.personal ?? [], texts);
  const written = personal.ok ? personal : { texts, price: paise(0) };
  const chosen = withChoice(product, choices, picksIn(form));
  const { price, was } = chosen;
  return {
    ...chosen,
    price: sum([price, written.price]),
    ...(was === undefined ? {} : { was: sum([was, written.price]) }),
    written,
  };
}

/** What nobody makes is out of stock, and has no key. */
function withChoice(
  product: ShownProduct,
  choices: ShownChoices | undefined,
  picks: readonly string[],
): ShownProduct {
  if (!choices) return product;
  const { options, variants, own } = choices;
  const variant = variants.find((each) => each.key === picks.join("-"));
  if (variant) return asVariant(product, choices, variant);
  const picked = options.map(({ values }, at) => values.find(({ slug }) => slug === picks[at])?.text ?? "");
  const unmade = { inStock: false, stockCount: 0, variant: "", optionText: optionText(options, picked) };
  return { ...product, ...own, ...unmade };
}
