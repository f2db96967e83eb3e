import { existsSync } from "node:fs";
import { basename } from "node:path";
import type { Plugin } from "vite";

/** Asks for the English words alone. */
const english = "?english";
const exported = /^export const (\w+)/gm;

/** The file that says the same in Hindi; undefined for texts of the staff's, which stand in English alone. */
export function hindiOf(path: string): string | undefined {
  const file = path.replace(/\.text\.ts$/, ".hi.ts");
  return file !== path && existsSync(file) ? file : undefined;
}

/**
 * `cart.text.ts` is written in English, and `cart.hi.ts` beside it has the same names: whoever asks for the
 * first is given both, and reads them in the language of the moment. A browser's build has one language
 * (dev/one-language.ts). Programs that Node runs from the sources read English.
 */
export const pairedTexts = (): Plugin => ({
  ...textsInEach(),
  applyToEnvironment: ({ name, config }) => name !== "client" || config.command === "serve",
});

/** The same for whatever asks, such as a script that speaks both languages where there is no network. */
export const textsInEach = (): Plugin => ({
  name: "paired-texts",
  enforce: "pre",
  transform(code, id) {
    const hindi = hindiOf(id);
    if (!hindi) return null;
    const names = [...code.matchAll(exported)].map(([, name]) => name);
    const lines = [
      'import { texts } from "#values/language/texts.ts";',
      `import * as en from "./${basename(id)}${english}";`,
      `import * as hi from "./${basename(hindi)}";`,
      ...names.map((name) => `export const ${name} = texts({ en: en.${name}, hi: hi.${name} });`),
    ];
    return { code: lines.join("\n"), map: null };
  },
});
