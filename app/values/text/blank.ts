/** Is there nothing to read in it? Joiners, soft hyphens, fillers and marks without a letter are nothing. */
export const isBlank = (text: string): boolean =>
  /^(?:\s|\p{M}|\p{Default_Ignorable_Code_Point}|\u2800)*$/u.test(text);

/** How many characters a reader sees, blanks between them too: joiners and fillers are none. */
export const lettersIn = (text: string): number =>
  Array.from(text.replace(/\p{Default_Ignorable_Code_Point}|\u2800/gu, "")).length;
