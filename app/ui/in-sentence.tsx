import type { ReactNode } from "react";
import { langOfText } from "#values/language/text-language.ts";

/** A sentence around a name, which is marked where it stands in another language (HINDI-49). */
export function inSentence(say: (name: string) => string, name: string): ReactNode {
  const lang = langOfText(name);
  if (!lang) return say(name);
  const [before, after] = say("\n").split("\n");
  return (
    <>
      {before}
      <span lang={lang}>{name}</span>
      {after}
    </>
  );
}

/** A text in an unknown language. */
export const marked = (text: string): ReactNode => inSentence(String, text);
