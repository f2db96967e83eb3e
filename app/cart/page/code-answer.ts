import type { PersonalField } from "#catalogue/options/personal.ts";

/** What came of a code that was typed into the cart and not taken. */
export interface CodeAnswer {
  typed: string;
  /** Blank where nobody has judged it yet. */
  error: string;
}

/** What is to be written on a piece, as it was sent, and what is wrong with it. */
export interface PersonalAgain {
  product: { name: string; slug: string };
  /** What else the form held: the product, its option and how many. */
  sent: readonly [name: string, value: string][];
  fields: readonly (Pick<PersonalField, "label" | "shownAs" | "most" | "required"> & {
    typed: string;
    error?: string | undefined;
  })[];
}

/** What the cart's plain forms are answered in place. */
export type CartAnswer = { code: CodeAnswer } | { personal: PersonalAgain };
