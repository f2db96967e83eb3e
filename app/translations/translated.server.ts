import { sourceHash } from "./source-hash.server.ts";
import { englishOf, type TextField, type TextKind, translatable } from "./translatable.ts";

/** One text in another language, and the hash of the English from which it was made. */
export interface SavedText {
  text: string;
  source_hash: string;
}

/** The saved texts of some records: by kind and record, then by field. */
export type SavedTexts = ReadonlyMap<string, ReadonlyMap<string, SavedText>>;

export const textKey = (kind: TextKind | "maker", id: string): string => `${kind} ${id}`;

/** Which of a record's texts stand in English, where another language is spoken. */
export interface InEnglish<Kind extends TextKind> {
  english?: readonly TextField<Kind>[];
}

/**
 * A record with its texts in the language of the moment, as far as they are saved; `english` names the
 * others, so that a page marks them. What is old still stands; but a list of descriptions only while it is
 * that of the same pictures, and a fact of the shop only while it is the same fact (HINDI-45).
 */
export function translated<Row extends object, Kind extends TextKind>(
  kind: Kind,
  row: Row,
  id: string,
  texts: SavedTexts | undefined,
): Row & InEnglish<Kind> {
  if (!texts) return row;
  const saved = texts.get(textKey(kind, id));
  const english: TextField<Kind>[] = [];
  const shown: Record<string, unknown> = {};
  for (const field of fieldsOf(kind)) {
    const value: unknown = Reflect.get(row, field);
    if (englishOf(value) === "") continue;
    const text = textFor(kind, value, saved?.get(field));
    if (text === undefined) english.push(field);
    else shown[field] = text;
  }
  return { ...row, ...shown, english };
}

const fieldsOf = <Kind extends TextKind>(kind: Kind): TextField<Kind>[] => {
  const isField = (name: string): name is TextField<Kind> => Object.hasOwn(translatable[kind], name);
  return Object.keys(translatable[kind]).filter(isField);
};

function textFor(
  kind: TextKind,
  value: unknown,
  saved: SavedText | undefined,
): string | string[] | undefined {
  const isList = Array.isArray(value);
  if (!saved || (!isList && kind !== "shop")) return saved?.text;
  if (saved.source_hash !== sourceHash(value)) return undefined;
  if (!isList) return saved.text;
  const parts = saved.text.split("\n");
  return parts.length === value.length ? parts : undefined;
}

/** A shared word in the language of the moment; itself where it has none. */
export const wordIn = (texts: SavedTexts | undefined, word: string): string =>
  texts?.get(textKey("word", word))?.get("text")?.text ?? word;

/** The name that products carry of who made them, in the language of the moment. */
export const makerIn = (texts: SavedTexts | undefined, name: string): string =>
  texts?.get(textKey("maker", name))?.get("name")?.text ?? name;
