import { cleanText } from "#values/text/clean-text.ts";

export const longestCode = 32;

/** A code as somebody typed it, without what can't be seen. Longer ones are cut: none is that long. */
export const typedCode = (text: string): string => cleanText(text, longestCode + 1);

/** What codes are told apart by. */
export const codeKey = (text: string): string => typedCode(text).toLowerCase();
