import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Language, readLanguageBy } from "#values/language/language.ts";
import { inSentence, marked } from "./in-sentence.tsx";

function speaking(language: Language, run: () => string): string {
  const former = readLanguageBy(() => language);
  try {
    return run();
  } finally {
    readLanguageBy(former);
  }
}

const by = (name: string) => `कारीगर: ${name} & co`;

test.each<[Language, string, string]>([
  ["hi", "Asha", 'कारीगर: <span lang="en">Asha</span> &amp; co'],
  ["hi", "आशा", "कारीगर: आशा &amp; co"],
  ["hi", "आशा A1", "कारीगर: आशा A1 &amp; co"],
  ["hi", "25", "कारीगर: 25 &amp; co"],
  ["en", "Asha", "कारीगर: Asha &amp; co"],
])("on a page in %s a sentence around %s says %s", (spoken, name, said) => {
  expect(speaking(spoken, () => renderToStaticMarkup(<p>{inSentence(by, name)}</p>))).toBe(`<p>${said}</p>`);
});

test("a text alone is marked", () => {
  const html = speaking("hi", () => renderToStaticMarkup(marked("Edition of 25")));
  expect(html).toBe('<span lang="en">Edition of 25</span>');
});
