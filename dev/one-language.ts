import type { Plugin } from "vite";
import { isLanguage, type Language } from "../app/values/language/language.ts";
import { hindiOf } from "./paired-texts.ts";

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
 * Where a module asks for `cart.text.ts`, a browser's build in Hindi gives it `cart.hi.ts`, which exports the
 * same names. While pages are edited the browser has all texts (dev/paired-texts.ts), and asks the document
 * for its language.
 */
const textsOf = (language: Language): Plugin => ({
  ...inBrowsers,
  name: "texts-of-one-language",
  apply: "build",
  configEnvironment: (name) =>
    name === "client" ? { define: { BUILT_LANGUAGE: JSON.stringify(language) } } : undefined,
  async resolveId(source, importer, options) {
    if (language === "en" || !withEach.test(source)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return (found && hindiOf(found.id)) ?? found;
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
