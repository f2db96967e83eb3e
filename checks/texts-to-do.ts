// What the owner's area still says in English alone, which is nothing: CONTRIBUTING.md, "Say the owner's area
// in Hindi".

/** Files in which words stand themselves. */
export const stillInline: readonly string[] = [];

/** Texts that have no Hindi beside them. */
export const stillEnglish: readonly string[] = [];

/** Files that read texts while they load. */
export const stillEarly: readonly string[] = [];
