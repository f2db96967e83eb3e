import { firstLetters } from "#values/text/letters.ts";
import { mostLetters } from "../../options/personal.ts";
import { mostValues, mostVariants } from "../../options/variant.ts";

/** The wording of the product form's parts on what a shopper chooses and has written. */
export const optionsText = {
  options: "Options",
  optionsHint:
    "What a shopper chooses, such as Size. Say its values, press Make Variants, and each combination gets its own price and stock.",
  option: (place: number) => `Option ${place + 1}`,
  optionName: "Option Name",
  examples: { first: "Size", second: "Colour" },
  values: "Values",
  valuesHint: "One a line. Commas between them part those of a single line.",
  former: (value: string) => `“${value}” is`,
  formerNone: "a new value",
  formerOf: (value: string) => `“${value}”, spelt anew`,
  formerHint: "What is spelt anew keeps its stock, its orders, and the links and carts that have it.",
  make: "Make Variants",
  variants: (count: number) => (count === 1 ? "1 variant" : `${count} variants`),
  offered: "Offered",
  ownPriceHint: "Empty price: the product's, with its sale. Empty stock count: not counted.",
  firstPicture: "The first one",
  picture: (place: number, alt: string) => `${place + 1}${alt ? `: ${alt}` : ""}`,
  followsVariants: "In stock and stock count follow from the variants.",
  personal: "Personalisation",
  personalHint: "What a shopper can have written on it, such as a name. It says so before it is bought.",
  field: (place: number) => `Text ${place + 1}`,
  label: "Label",
  labelExample: "Name to embroider",
  most: "Most Letters",
  mostHint: `1 to ${mostLetters}`,
  required: "Required",
  extra: "Extra Price",
  extraHint: "Rupees a piece. Empty: none.",
  errors: {
    name: "Name the option, such as Size.",
    nameTwice: "Both options have this name.",
    values: "Enter its values, such as Small, Medium, Large.",
    tooManyValues: (count: number) => `An option has ${mostValues} values at most; these are ${count}.`,
    sameValue: (one: string, other: string) =>
      one === other ? `“${one}” stands here twice.` : `“${one}” and “${other}” are the same value.`,
    valueLong: (value: string, most: number) =>
      `“${firstLetters(value, 20)}…” is too long: ${most} letters at most.`,
    tooManyVariants: (count: number) =>
      `These options make ${count} variants; a product has ${mostVariants} at most.`,
    unmade: "The table does not fit these options. Press Make Variants first.",
    noneOffered: "Offer at least one variant, or empty the options.",
    skuOfOther: "This SKU is already used.",
    label: "Enter a label, such as Name to embroider.",
    labelTwice: "Another text has this label.",
    most: `Enter how many letters fit, from 1 to ${mostLetters}.`,
    extra: "Enter the price in rupees, such as 150 or 150.50.",
  },
} as const;
