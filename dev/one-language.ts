import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { isLanguage, type Language } from "../app/values/language/language.ts";

const asked = process.env.SHOP_LANGUAGE ?? "en";
const withEach = /\.text\.ts$/;
const ownStyles: Partial<Record<Language, string>> = { hi: "#ui/hindi.css" };

/**
 * A browser gets the texts of one language: where a module asks for `cart.text.ts`, which has both, it is
 * given `cart.en.ts` or `cart.hi.ts`, which export the same names.
 */
export function oneLanguage(): Plugin {
  if (!isLanguage(asked)) throw new Error(`SHOP_LANGUAGE is "${asked}", which the shop does not speak`);
  let isBuilt = false;
  return {
    name: "one-language",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    // While pages are edited the browser has all texts, and asks the document for its language.
    config(_, { command }) {
      isBuilt = command === "build";
    },
    configEnvironment: (name, _, { command }) =>
      name === "client" && command === "build"
        ? { define: { BUILT_LANGUAGE: JSON.stringify(asked) } }
        : undefined,
    async resolveId(source, importer, options) {
      if (source === "#ui/language.css" && ownStyles[asked])
        return this.resolve(ownStyles[asked], importer, { ...options, skipSelf: true });
      if (!isBuilt || !withEach.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const own = found?.id.replace(withEach, `.${asked}.ts`);
      return own !== undefined && existsSync(resolve(own)) ? own : found;
    },
  };
}
