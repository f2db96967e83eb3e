import { type Language, languageNow } from "./language.ts";

/**
 * The shape of a text in any language: another language may say other words, and must say all of them. What
 * a text is shown in (`tone`) is no word.
 */
export type Words<Text> = Text extends string
  ? string
  : Text extends (...given: infer Given) => infer Said
    ? (...given: Given) => Words<Said>
    : Text extends object
      ? { [Name in keyof Text]: Name extends "tone" ? Text[Name] : Words<Text[Name]> }
      : Text;

type Untold<Text> = Text extends string ? string : Text;

/**
 * A text in each language: what is read of it is in the language of the moment (`languageNow`), so it must be
 * read when it is needed and not while modules load. A browser gets one language alone (dev/one-language.ts),
 * and nothing of this.
 */
export function texts<Text extends object>(
  inEach: { en: Text } & Record<Language, Words<Text>>,
): { readonly [Name in keyof Text]: Untold<Text[Name]> };
export function texts(inEach: Record<Language, object>): object {
  const now = () => inEach[languageNow()];
  if (typeof inEach.en === "function")
    return (...given: unknown[]) => Reflect.apply(callable(now()), undefined, given);
  const read = (name: string): PropertyDescriptor => ({
    enumerable: true,
    get: () => Reflect.get(now(), name),
  });
  const names = Object.keys(inEach.en);
  return Object.defineProperties({}, Object.fromEntries(names.map((name) => [name, read(name)])));
}

function callable(text: object): (...given: unknown[]) => unknown {
  if (typeof text === "function") return (...given) => Reflect.apply(text, undefined, given);
  throw new Error("a text is a function in one language alone");
}
