import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { isLanguage, type Language } from "../app/values/language/language.ts";

const asked = process.env.SHOP_LANGUAGE ?? "en";
const withEach = /\.text\.ts$/;
const ownStyles: Partial<Record<Language, string>> = { hi: "#ui/hindi.css" };

const inBrowsers: Pick<Plugin, "enforce" | "applyToEnvironment"> = {
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
};

/** A browser gets the texts and the styles of one language. */
export function oneLanguage(): Plugin[] {
  if (!isLanguage(asked)) throw new Error(`SHOP_LANGUAGE is "${asked}", which the shop does not speak`);
  return [textsOf(asked), stylesOf(asked)];
}

/**
 * Where a module asks for `cart.text.ts`, which has all languages, it is given `cart.en.ts` or `cart.hi.ts`,
 * which export the same names. While pages are edited the browser has all texts, and asks the document for
 * its language.
 */
const textsOf = (language: Language): Plugin => ({
  ...inBrowsers,
  name: "texts-of-one-language",
  apply: "build",
  configEnvironment: (name) =>
    name === "client" ? { define: { BUILT_LANGUAGE: JSON.stringify(language) } } : undefined,
  async resolveId(source, importer, options) {
    if (!withEach.test(source)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    const own = found?.id.replace(withEach, `.${language}.ts`);
    return own !== undefined && existsSync(resolve(own)) ? own : found;
  },
});

const stylesOf = (language: Language): Plugin => ({
  ...inBrowsers,
  name: "styles-of-one-language",
  async resolveId(source, importer, options) {
    const own = ownStyles[language];
    return source === "#ui/language.css" && own
      ? this.resolve(own, importer, { ...options, skipSelf: true })
      : null;
  },
});
