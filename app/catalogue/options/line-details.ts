import type { PersonalText } from "./personal.ts";
import { personalLines } from "./personal-as.ts";

/** What an agreed line's details stand under on its order's papers. */
export const agreedDetailsLabel = "Details";

/** What tells a line of a cart or an order from others of its product. */
export interface LineDetails {
  /** Such as 'Size: Small, Colour: Red'; missing where there was nothing to choose. */
  optionText?: string | null | undefined;
  personal?: readonly PersonalText[] | undefined;
}

/** The same as all that shows or prints a line says it: a text a line. */
export const lineDetails = ({ optionText, personal = [] }: LineDetails): string[] => [
  ...(optionText ? [optionText] : []),
  ...personalLines(personal),
];

/** 'Kala Tote, Size: Small, Name: Asha': a line by a name that no other one has. */
export const toldApart = (name: string, details: LineDetails): string =>
  [name, ...lineDetails(details)].join(", ");
