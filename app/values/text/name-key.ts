/**
 * How SKUs, slugs and names are compared: letters' case, the Unicode form, blanks and signs that nobody sees
 * make no other one. The same rule as the database's function `name_key`.
 */
export const nameKey = (name: string): string =>
  withoutUnseen(name).normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();

/** The same text without signs that nobody sees, such as a copied page's soft hyphens. */
export const withoutUnseen = (text: string): string => text.replace(unseen, "");

/** Soft hyphens, joiners, marks of direction and variation, byte order marks. */
const unseen = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]|\u034F|[\uFE00-\uFE0F]/g;
