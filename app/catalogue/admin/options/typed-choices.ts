import * as z from "zod/mini";
import { textIn } from "#values/text/form-text.ts";
import { mostPersonalFields } from "../../options/personal.ts";
import { mostOptions, mostVariants } from "../../options/variant.ts";
import { mostSteps } from "../../steps/making-step.ts";

const text = z.string();

const typedOption = z.object({
  name: text,
  values: text,
  /** The values that the product has, as the form was opened. */
  saved: z._default(z.array(text), []),
  /** The former names of new values, as their owner chose them. */
  was: z._default(z.record(text, text), {}),
});

const typedVariant = z.object({
  /** Its values, of which its key is made. */
  values: z.array(text),
  offered: z.boolean(),
  sku: text,
  price: text,
  inStock: z.boolean(),
  stockCount: text,
  picture: text,
  weight: text,
  /** The stock that the form showed: orders take from it meanwhile. */
  shown: z.object({ inStock: z.boolean(), stockCount: text }),
});

const typedPersonal = z.object({ label: text, most: text, required: z.boolean(), price: text });

const typedStep = z.object({ name: text, rate: text, week: text, hours: z._default(text, "") });

/** No steps: as a draft of before has none. */
const unsaid: z.output<typeof typedStep>[] = [];

const typedChoices = z.object({
  options: z.array(typedOption).check(z.length(mostOptions)),
  variants: z.array(typedVariant).check(z.maxLength(mostVariants)),
  personal: z.array(typedPersonal).check(z.length(mostPersonalFields)),
  steps: z._default(z.array(typedStep).check(z.maxLength(mostSteps)), unsaid),
});

/** The form's parts 'Options', 'Personalisation' and 'How It Is Made' as typed. */
export type TypedChoices = z.output<typeof typedChoices>;
export type TypedOption = z.output<typeof typedOption>;
export type TypedVariant = z.output<typeof typedVariant>;
export type TypedPersonal = z.output<typeof typedPersonal>;
export type TypedStep = z.output<typeof typedStep>;

const places = (most: number): number[] => Array.from({ length: most }, (_, place) => place);

export const emptyOption: TypedOption = { name: "", values: "", saved: [], was: {} };
export const emptyPersonal: TypedPersonal = { label: "", most: "", required: false, price: "" };
const emptyStep: TypedStep = { name: "", rate: "", week: "", hours: "" };

/** All places for steps, those of a product first. */
export const stepPlaces = (typed: readonly TypedStep[]): TypedStep[] =>
  places(mostSteps).map((place) => typed[place] ?? emptyStep);

/** A product without options, personalisation and steps. */
export const noChoices: TypedChoices = {
  options: places(mostOptions).map(() => emptyOption),
  variants: [],
  personal: places(mostPersonalFields).map(() => emptyPersonal),
  steps: stepPlaces([]),
};

/** The same as one text, which a form's state and a draft hold beside the other fields. */
export const choicesText = (choices: TypedChoices): string => JSON.stringify(choices);

/** The choices of such a text; none where it can't be read, as in a draft of before. */
export function choicesIn(kept: string): TypedChoices {
  try {
    return typedChoices.parse(JSON.parse(kept));
  } catch {
    return noChoices;
  }
}

/** The name of the button that makes a table of the options. */
export const makeVariantsButton = "make-variants";

/**
 * The name of a field: which of the options, variants or texts it belongs to, and which of its facts it is.
 */
export const choiceField = (
  part: "option" | "variant" | "personal" | "step",
  place: number,
  fact: string,
): string => `${part}-${place}-${fact}`;

/** The choices of a posted form; a box that is not ticked is not sent. */
export function postedChoices(form: FormData): TypedChoices {
  const said = (part: Parameters<typeof choiceField>[0], place: number) => (fact: string) =>
    textIn(form, choiceField(part, place, fact));
  return {
    options: places(mostOptions).map((place) => {
      const of = said("option", place);
      const saved = of("saved").split(/\r?\n/).filter(Boolean);
      return { name: of("name"), values: of("values"), saved, was: postedFormer(form, place) };
    }),
    variants: places(mostVariants).flatMap((place) =>
      form.has(choiceField("variant", place, "value-0")) ? [postedVariant(form, place)] : [],
    ),
    personal: places(mostPersonalFields).map((place) => {
      const of = said("personal", place);
      return {
        label: of("label"),
        most: of("most"),
        required: of("required") !== "",
        price: of("price"),
      };
    }),
    steps: places(mostSteps).map((place) => {
      const of = said("step", place);
      return { name: of("name"), rate: of("rate"), week: of("week"), hours: of("hours") };
    }),
  };
}

/** The name of the field for a new value's former name. */
export const formerField = (place: number, value: string): string =>
  choiceField("option", place, `was-${value}`);

function postedFormer(form: FormData, place: number): Record<string, string> {
  const start = formerField(place, "");
  const names = [...form.keys()].filter((name) => name.startsWith(start));
  return Object.fromEntries(names.map((name) => [name.slice(start.length), textIn(form, name)]));
}

function postedVariant(form: FormData, place: number): TypedVariant {
  const of = (fact: string) => textIn(form, choiceField("variant", place, fact));
  const values = places(mostOptions)
    .map((option) => `value-${option}`)
    .filter((fact) => form.has(choiceField("variant", place, fact)));
  return {
    values: values.map(of),
    offered: of("offered") !== "",
    sku: of("sku"),
    price: of("price"),
    inStock: of("in-stock") !== "",
    stockCount: of("stock-count"),
    picture: of("picture"),
    weight: of("weight"),
    shown: { inStock: of("shown-in-stock") === "true", stockCount: of("shown-stock-count") },
  };
}
