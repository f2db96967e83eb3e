import { build, type Plugin } from "vite";
import { textsInEach } from "./paired-texts.ts";

const asked = "?script";

/**
 * Compiles a module to the text of a script that stands within the document: `import { text } from
 * "./x.inline.ts?script"`. Such a script has run before the client script comes, which gets an empty text.
 * What such a script says it says in both languages.
 */
export function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(asked)) return undefined;
      const file = id.slice(0, -asked.length);
      this.addWatchFile(file);
      const text = this.environment.name === "client" ? "" : await compiled(file);
      return `export const text = ${JSON.stringify(text)};`;
    },
  };
}

async function compiled(file: string): Promise<string> {
  const output = { format: "iife", codeSplitting: false } as const;
  const built = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [textsInEach()],
    build: { write: false, target: "es2022", rolldownOptions: { input: file, output } },
  });
  const [script] = "output" in built ? built.output : [];
  if (script?.type !== "chunk") throw new Error(`${file} was not compiled to one script.`);
  return script.code.trim();
}
