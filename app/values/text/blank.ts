/** Is there nothing to read in it? Joiners, fillers and marks without a letter are nothing. */
export const isBlank = (text: string): boolean =>
  /^(?:\s|\p{M}|[\u115F\u1160\u2800\u3164\uFFA0]|\u200C|\u200D)*$/u.test(text);
